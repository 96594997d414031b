import type { Bot } from './bot.ts'

/** How well bots play, from the weakest: the same names in every game. */
export const LEVELS = ['thrall', 'warrior', 'champion', 'norn'] as const
export type Level = (typeof LEVELS)[number]

/** The bots of one game by their level. */
// biome-ignore lint/suspicious/noExplicitAny: views and actions belong to the game
export type Bots = Readonly<Record<Level, Bot<any, any>>>

/** What levels were called up to 0.1.0: stored games and forms still say so. */
const FORMER_LEVELS: Readonly<Record<string, Level>> = { random: 'thrall', greedy: 'warrior' }

/** The level that a stored word means, by its name or by its former one. */
export function levelOf(word: unknown): Level | null {
  const level = LEVELS.find((one) => one === word)
  if (level !== undefined || typeof word !== 'string') return level ?? null
  return Object.hasOwn(FORMER_LEVELS, word) ? (FORMER_LEVELS[word] ?? null) : null
}

/** Gives the bytes of a game's network (`weights/<game>.bin`), wherever the host keeps them. */
export type ReadWeights = (game: string) => Promise<Uint8Array>
