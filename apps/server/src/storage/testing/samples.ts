import { toy } from '@meadhall/kernel/testing'
import { type Entry, type MatchRecord, RECORD_VERSION, type Summary } from '@meadhall/match'
import { type SeatPlan, TablePlan } from '@meadhall/protocol'
import * as v from 'valibot'
import { newTable } from '../../table-doc/seating.ts'
import type { Sitter, TableDoc } from '../../table-doc/table-doc.ts'

/** A match that nobody could play, but that can be stored. */
export function sampleRecord(id: string): MatchRecord {
  return {
    version: RECORD_VERSION,
    id,
    game: 'toy',
    rulesVersion: 1,
    options: {},
    seats: [{ name: 'Åse', plays: 'person' }],
    seed: 'seed',
    undo: 'sealed',
  }
}

export const NOTHING_YET: Summary = { steps: 0, result: null, standing: null }

/** The entry with a number; `by` tells those of different writers apart. */
export function sampleEntry(seq: number, by = 0): Entry {
  return { seq, kind: 'act', action: { type: 'bank', by }, by: 'person', cited: null }
}

/** Somebody who sits down. */
export function sitter(id: string): Sitter {
  return { id, name: id }
}

/** A public table of the toy game with two seats, that waits for people. */
export function sampleTable(id: string, more: Partial<TableDoc> = {}): TableDoc {
  const seats: SeatPlan[] = [{ for: 'anyone' }, { for: 'anyone' }]
  const plan = v.parse(TablePlan, { game: toy.id, seats, visibility: 'public' })
  const founding = { id, host: null, commitment: '0'.repeat(64), now: 0 }
  return { ...newTable(toy, plan, founding), ...more }
}
