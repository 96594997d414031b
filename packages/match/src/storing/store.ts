import type { MatchProblem } from '../failure.ts'
import type { Entry } from '../journal.ts'
import type { Position } from '../position.ts'
import type { MatchRecord, StoredMatch, Summary } from './record.ts'

/** A match with its whole journal, and where one was kept a snapshot. */
export interface LoadedMatch {
  readonly match: StoredMatch
  readonly entries: readonly Entry[]
  /** A `Kept` if all is well: it spares the way there. Whatever else lies here is not used. */
  readonly kept?: unknown
}

/** A match that lies in a store and cannot be read. */
export interface BrokenMatch {
  readonly id: string
  readonly problem: MatchProblem
}

/** All that is kept: the matches, the one touched last first, and what cannot be read. */
export interface Listed {
  readonly matches: readonly StoredMatch[]
  readonly broken: readonly BrokenMatch[]
}

/**
 * How an append ended. `conflict`: the journal already has an entry with this number, or lacks the
 * one before; somebody else was first. `gone`: there is no such match any more.
 */
export type Appended = 'stored' | 'conflict' | 'gone'

/**
 * Where matches are kept. What a promise of it was fulfilled for is there after a crash; one that is
 * rejected leaves open whether it was done (a reply can be lost), but never half of it.
 * `testing/store-suite.ts` is what every store is held to.
 */
export interface Store {
  /** Keeps a new match, with a journal where it was brought along. Rejects where the id is taken. */
  create(record: MatchRecord, summary: Summary, entries?: readonly Entry[]): Promise<void>
  load(id: string): Promise<LoadedMatch | null>
  /** The entries after a number, in order: what others appended meanwhile. */
  since(id: string, seq: number): Promise<readonly Entry[]>
  /**
   * Adds the entry with the next number, together with what lists show from then on. A match says
   * where it leads, too, for whoever keeps more beside it (clocks).
   */
  append(id: string, entry: Entry, summary: Summary, after?: Position): Promise<Appended>
  list(): Promise<Listed>
  delete(id: string): Promise<void>
}
