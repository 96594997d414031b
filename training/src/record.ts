import type { HeldOut } from './learn/held-out.ts'

export const RECORD_FORMAT = 1

/** One kind of table at which a network was measured against warriors. */
export interface ArenaResult {
  readonly seats: number
  readonly games: number
  /** The network's share of the wins, with its 95 % interval. */
  readonly share: number
  readonly low: number
  readonly high: number
}

/** One round: games played, and what was learnt from all games up to it. */
export interface RoundRecord {
  readonly games: number
  readonly positions: number
  readonly loss: number
  readonly heldOut: HeldOut
}

/** How weights came to be: stored beside them, and what training takes up again from. */
export interface TrainingRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly features: number
  readonly seed: string
  readonly layers: readonly number[]
  /** Games in all, and of them those of the round that is not finished. */
  readonly games: number
  readonly unfinished: number
  readonly rounds: readonly RoundRecord[]
  readonly arena: readonly ArenaResult[]
}

/** The share of wins with its 95 % interval, from the shares of the games. */
export function arenaResult(seats: number, shares: readonly number[]): ArenaResult {
  const games = shares.length
  const share = shares.reduce((sum, one) => sum + one, 0) / Math.max(1, games)
  const variance = shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / Math.max(1, games - 1)
  const half = 1.96 * Math.sqrt(variance / Math.max(1, games))
  return { seats, games, share, low: share - half, high: share + half }
}
