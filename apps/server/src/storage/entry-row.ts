import type { Appended, Entry, Summary } from '@meadhall/match'
import type { Timing } from './match-store.ts'

/** An entry on its way into the journal, in the words of the database. */
export interface EntryRow {
  readonly id: string
  readonly n: number
  readonly entry: string
  readonly summary: string
  readonly at: number
  /** `null` leaves the clocks as they are. */
  readonly timing: TimingRow | null
}

/** The clocks in the words of the database. */
export interface TimingRow {
  readonly clock: string | null
  readonly due: number | null
}

/** Adds an entry to its journal, durably. */
export type AppendRow = (row: EntryRow) => Promise<Appended>

export function timingRow({ clock, due }: Timing): TimingRow {
  return { clock: clock === null ? null : JSON.stringify(clock), due }
}

export function entryRow(
  id: string,
  entry: Entry,
  summary: Summary,
  at: number,
  timing: Timing | null,
): EntryRow {
  return {
    id,
    n: entry.seq,
    entry: JSON.stringify(entry),
    summary: JSON.stringify(summary),
    at,
    timing: timing === null ? null : timingRow(timing),
  }
}
