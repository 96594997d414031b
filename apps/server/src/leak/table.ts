import type { AnyRules } from '@meadhall/kernel'
import type { TrialSetup } from '@meadhall/kernel/testing'
import { TablePlan, type Tempo } from '@meadhall/protocol'
import * as v from 'valibot'
import { dealt, newTable, sit, start } from '../tables/document/seating.ts'
import type { TableDoc } from '../tables/document/table-doc.ts'

/** Who sits where; the last one watches. */
export const PEOPLE = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'watcher'] as const
export const WATCHER = 'watcher'
const HASH = 'a'.repeat(64)
/** The server's part of the seed, the same in every world. */
export const SECRET = '5'.repeat(64)

export function nameOfPerson(id: string): string {
  return `Player ${id}`
}

export function personAt(viewer: number | null): string {
  return viewer === null ? WATCHER : `p${viewer}`
}

/** Which table is laid. */
export interface Laying {
  readonly id: string
  readonly rules: AnyRules
  readonly setup: TrialSetup
  readonly tempo: Tempo
  readonly now: number
}

/** A table of people whose game has just been dealt. */
export function laidTable({ id, rules, setup, tempo, now }: Laying): TableDoc {
  const seats = Array.from({ length: setup.seats }, () => ({ for: 'anyone' as const }))
  const plan = v.parse(TablePlan, { game: rules.id, options: setup.options, seats, tempo })
  let doc = newTable(rules, plan, { id, host: 'p0', commitment: HASH, now })
  for (let seat = 0; seat < setup.seats; seat++) {
    const person = { id: personAt(seat), name: nameOfPerson(personAt(seat)) }
    doc = sit(doc, { person, seat, invited: null, commitment: null, contribution: null }).doc
  }
  return dealt(start(doc, 'p0', now, null), rules.version, now)
}
