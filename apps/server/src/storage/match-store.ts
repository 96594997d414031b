import type { Appended, Entry, Store, Summary } from '@meadhall/match'

/** The clocks as they stand after an entry, and when the next one runs out. */
export interface Timing {
  readonly clock: unknown
  readonly due: number | null
}

/** Where the matches of the server are kept: a match's store, and what only a server needs. */
export interface MatchStore extends Store {
  /** `Store.append`, together with the clocks. Moves that arrive together share one durable write. */
  appendTimed(id: string, entry: Entry, summary: Summary, timing: Timing): Promise<Appended>
  /** The clocks as they were stored last; `null` where there are none. */
  timing(id: string): Promise<Timing | null>
  /** Changes the clocks without a move (a pause, time given back), if the journal is still at `seq`. */
  retime(id: string, seq: number, timing: Timing): Promise<boolean>
  /** The matches whose clock has run out by now, the longest due first. */
  due(now: number, limit: number): Promise<readonly string[]>
  /** When each entry was stored. */
  times(id: string): Promise<readonly number[]>
  /** Keeps a snapshot, in place of an older one; it comes back with `load`. */
  keep(id: string, seq: number, kept: unknown): Promise<void>
}
