import { type Fields, ROLL } from './fight.ts'
import { type Given, given } from './given.ts'

export type Form = 'cooperation' | 'alliance'

/** p1 has attacked p2; p3 is p1's partner, p4 is p2's. */
export function attack(
  pairs: Form,
  squads: Record<string, readonly string[]>,
  more: Fields = {},
): Given {
  const players = Object.fromEntries(
    ['p1', 'p2', 'p3', 'p4'].map((name) => [name, { squad: squads[name] ?? [] }]),
  )
  const game = given({
    players: 4,
    options: { pairs },
    dice: [ROLL, ROLL],
    ...players,
    ...more,
  })
  game.does('p1', 'attack p2')
  return game
}
