import type { CastBot } from '../bots.ts'

/** How long everybody may think: as at a table, so many milliseconds, or so many tries. */
export interface Allowance {
  readonly ms?: number
  readonly iterations?: number
}

/** One bot of A against bots of B at all other seats; alone, A and B each play the same games. */
export interface Contest {
  readonly game: string
  readonly players: number
  readonly a: CastBot
  readonly b: CastBot
  readonly games: number
  readonly seed: string
  readonly options: unknown
  readonly allowance: Allowance
}

/** Where A sits in a game: everywhere in turn. */
export function seatOfA({ players }: Contest, number: number): number {
  return number % players
}

/** The seed of a game: each is played with A at every seat, so that luck is the same for all of them. */
export function seedOf({ seed, players }: Contest, number: number): string {
  return `${seed}/${Math.floor(number / players)}`
}
