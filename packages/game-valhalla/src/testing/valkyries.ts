import { type Fields, NOTHING } from './fight.ts'
import { type Given, given } from './given.ts'

/** Glory 1, none, 1, 2, 3. */
export const PILE = ['ulfar', 'fury', 'ketil', 'gunnolf', 'randolf']

/** p1 has attacked p2 and rolled. */
export function attack(
  roll: string,
  p1: Fields,
  p2: Fields = { squad: ['hjort'] },
  more: Fields = {},
) {
  const game = given({
    players: 3,
    options: { valkyries: true },
    p1,
    p2,
    p3: { squad: ['jofur'], hand: ['mission-shield-wall'], valhalla: ['kolbjorn'] },
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
  const worth: Record<string, number> = { ulfar: 1, ketil: 1, gunnolf: 2, randolf: 3 }
  return taken.reduce((sum, card) => sum + (worth[card] ?? 0), 0)
}
