import type { Character, Level } from '@meadhall/bots'
import type { Fairness, Message, Outcome, Seat, Seed } from '@meadhall/kernel'

/** Raised when the shape of a stored match or of an entry changes; `migrations.ts` brings older ones up. */
export const RECORD_VERSION = 4

/** Who sits where: a person, or a bot by its level. */
export interface SeatInfo {
  /** Empty where nobody gave one: the table then says "Player 2" in the reader's language. */
  readonly name: string
  readonly plays: 'person' | Level
  /** What a bot that looks ahead leans to. */
  readonly character?: Character | undefined
}

/**
 * How far one may take back: until something was shown or somebody else chose, or, at a table of one
 * person and bots, freely to one's own last choice.
 */
export const UNDO_POLICIES = ['sealed', 'free'] as const
export type UndoPolicy = (typeof UNDO_POLICIES)[number]

/** What a match started from. It never changes; all else follows from the journal. */
export interface MatchRecord {
  readonly version: typeof RECORD_VERSION
  readonly id: string
  readonly game: string
  /** The version of the rules it was set up by; the journal tells of newer ones. */
  readonly rulesVersion: number
  readonly options: unknown
  readonly seats: readonly SeatInfo[]
  readonly seed: Seed
  readonly undo: UndoPolicy
  /** How the seed of a game from a server came about, where it was brought from there. */
  readonly fairness?: Fairness | undefined
}

/** What a list of matches shows without playing them again. */
export interface Summary {
  /** How many actions there are, without those taken back. */
  readonly steps: number
  /** `null` while the game goes on. */
  readonly result: Outcome | null
  /** `null` once the game is over, and where nobody has looked at it yet. */
  readonly standing: Standing | null
}

/** Where a match stands that goes on, as everybody may know it. */
export interface Standing {
  readonly stage: Message
  /** Who is asked something. */
  readonly waits: readonly Seat[]
}

/** A match as it is stored, without its journal. */
export interface StoredMatch extends MatchRecord, Summary {
  /** Milliseconds since 1970, by the store's clock. */
  readonly created: number
  readonly touched: number
  /** The number of the last entry; 0 before the first. */
  readonly seq: number
}
