import type { Character, Level } from '@meadhall/bots'
import type { Seat } from '@meadhall/kernel'
import type { TablePlan, TableShown, Tempo } from '@meadhall/protocol'

/** Raised when the shape of a stored table changes; `doc-migrations.ts` brings older ones up. */
export const DOC_FORMAT = 5

export type Phase = TableShown['phase']

/** Somebody as the others at a table know them. */
export interface Sitter {
  readonly id: string
  readonly name: string
  /** A guest under a name that an account has: somebody else than that account. */
  readonly namesake?: true | undefined
}

/** One seat: for whom it is, who sits there, and what they bound themselves to. */
export interface SeatDoc {
  readonly for: 'anyone' | 'invited' | 'bot'
  readonly person: Sitter | null
  /** The level of the bot whose seat it is. */
  readonly bot: Level | null
  /** What that bot leans to. */
  readonly character?: Character | null
  /** The bot that plays for the person while they are away. */
  readonly standIn: Level | null
  /** Whether the person has said, before the game, that it may begin. */
  readonly ready: boolean
  /** Whether the person was only put here by others, and has not said yet that they play again. */
  readonly awaited: boolean
  readonly commitment: string | null
  readonly contribution: string | null
}

/** What all people at the table are to agree on. */
export interface Proposal {
  readonly id: string
  readonly what: 'undo' | 'pause' | 'resume' | 'end'
  readonly by: Seat
  readonly agreed: readonly Seat[]
  /** The revision it was made at: an undo is about that and nothing later. */
  readonly revision: number
  readonly until: number
}

/**
 * All that may change about a table. It exists before, during and after its game, and the match has
 * the table's id. Changes are functions from a document to the next; each saves over the version it
 * was made from, so two processes never both change it.
 */
export interface TableDoc {
  readonly format: typeof DOC_FORMAT
  readonly id: string
  readonly version: number
  readonly game: string
  readonly options: unknown
  readonly seats: readonly SeatDoc[]
  /** Who made it; `null` once they left. */
  readonly host: string | null
  readonly visibility: TablePlan['visibility']
  readonly tempo: Tempo
  readonly onTimeout: TablePlan['onTimeout']
  readonly spectators: boolean
  /** Seconds by which strangers who watch hear of the game later. */
  readonly watchDelay: number
  readonly undo: TablePlan['undo']
  readonly rated: boolean
  readonly phase: Phase
  /** By which rules the cards were dealt; `null` before. */
  readonly rulesVersion: number | null
  /** To what the server is bound. */
  readonly commitment: string
  readonly revealBy: number | null
  readonly proposal: Proposal | null
  readonly rematch: string | null
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
}

/** Whether a seat waits for somebody. */
export function isEmpty({ person, bot }: SeatDoc): boolean {
  return person === null && bot === null
}

/** The seat where a person sits. */
export function seatOf({ seats }: TableDoc, person: string): Seat | null {
  const seat = seats.findIndex((one) => one.person?.id === person)
  return seat < 0 ? null : seat
}

/** Who plays a seat now, in the words of a match. */
export function playing({ seats }: TableDoc, seat: Seat): 'person' | Level {
  const { bot = null, standIn = null } = seats[seat] ?? {}
  return bot ?? standIn ?? 'person'
}

/** A table that is kept, with what is in no document. */
export interface StoredTable {
  readonly doc: TableDoc
  /** The server's part of the seed. */
  readonly secret: string
}

/** Changes a table's document, again where somebody else was first; nothing where it stays the same. */
export type ChangeTable = (id: string, change: (doc: TableDoc) => TableDoc) => Promise<unknown>
