import { type Given, given } from '../testing/given.ts'
import { type Fields, NOTHING } from './testing.ts'

/** Glory 1, none, 1, 2, 3. */
export const PILE = ['wolf-02', 'tac-fury2', 'bear-10', 'wolf-06', 'wolf-10']

/** p1 has attacked p2 and rolled. */
export function attack(
  roll: string,
  p1: Fields,
  p2: Fields = { squad: ['deer-01'] },
  more: Fields = {},
) {
  const game = given({
    players: 3,
    options: { valkyries: true },
    p1,
    p2,
    p3: { squad: ['boar-01'], hand: ['valk-mission-three'], valhalla: ['bear-11'] },
    discard: PILE,
    dice: [roll, NOTHING],
    ...more,
  })
  game.does('p1', 'attack p2')
  return game
}

/** The values of glory that are asked for, each paid with the first card that fits. */
export function favours(game: Given, name = 'p1'): number {
  const before = game.player(name).valhalla.length
  while (game.asks()[name] === 'glory') game.does(name, game.legal(name)[0] as string)
  const taken = game.player(name).valhalla.slice(before)
  const worth: Record<string, number> = { 'wolf-02': 1, 'bear-10': 1, 'wolf-06': 2, 'wolf-10': 3 }
  return taken.reduce((sum, card) => sum + (worth[card] ?? 0), 0)
}
