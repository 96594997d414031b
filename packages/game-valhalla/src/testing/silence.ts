import { type Duel, duel } from './duel.ts'
import { type Given, given } from './given.ts'

/** A roll with one of each face. */
export const EACH = 'sword axe spear bow shield miss'

type Fields = Readonly<Record<string, unknown>>

/** Whoever silences the defender's Jarl, with a card left in hand. */
const ATTACKERS = {
  nobody: { squad: ['arnbjorn'], hand: ['weapon-exchange'] },
  'cut-off': { squad: ['arnbjorn'], hand: ['weapon-exchange', 'cut-off-from-the-leader'] },
  gunnhild: {
    jarl: 'gunnhild',
    squad: ['arnbjorn', 'thorbjorn', 'torfi', 'vidar'],
    hand: ['weapon-exchange'],
  },
  'gunnhild alone': { jarl: 'gunnhild', squad: ['arnbjorn'], hand: ['weapon-exchange'] },
} as const
export type Silencer = keyof typeof ATTACKERS

/** p1 attacks p2 with a single bear of 3; it is p2's phase, after the roll of these faces. */
export function defence(
  p2: Fields,
  { by = 'nobody', roll = EACH, ...rest }: Fields & { by?: Silencer; roll?: string } = {},
): Duel {
  const game = duel({ p1: ATTACKERS[by], p2, dice: [EACH, roll], ...rest })
  if (by === 'cut-off') game.does('p1', 'tactic cut-off-from-the-leader')
  game.does('p1', 'arm arnbjorn axe', 'done')
  return game
}

/** The player attacks Surtr's fourth card, which silences the Jarl in battle (VH-115). */
export function blocked(p1: Fields, roll = EACH): Given {
  const game = given({
    players: 1,
    options: { monster: 'surtr' },
    monster: { left: 3 },
    p1,
    dice: [roll],
  })
  game.does('p1', 'attack monster')
  return game
}

/** A player draws with the action and in part B, keeping what comes first. */
export function sitOut(game: Given, name: string): void {
  game.does(name, 'draw')
  keep(game, name)
}

/** Keeps what comes first in part B. */
export function keep(game: Given, name: string): void {
  while (game.asks()[name] === 'keep') game.does(name, game.legal(name)[0] ?? '')
}
