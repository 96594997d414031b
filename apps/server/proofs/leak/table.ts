import type { Level } from '@meadhall/bots'
import type { AnyRules } from '@meadhall/kernel'
import type { TrialSetup } from '@meadhall/kernel/testing'
import { TablePlan, type Tempo } from '@meadhall/protocol'
import * as v from 'valibot'
import { dealt, newTable, sit, start } from '../../src/table-doc/seating.ts'
import type { TableDoc } from '../../src/table-doc/table-doc.ts'

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
  /** The level of the bot in a seat, or `null` for a person. */
  readonly bots: readonly (Level | null)[]
}

/** A table whose game has just been dealt. */
export function laidTable({ id, rules, setup, tempo, now, bots }: Laying): TableDoc {
  const seats = bots.map((level) => (level === null ? { for: 'anyone' } : { for: 'bot', level }))
  const plan = v.parse(TablePlan, { game: rules.id, options: setup.options, seats, tempo })
  const host = personAt(bots.indexOf(null))
  let doc = newTable(rules, plan, { id, host, commitment: HASH, now })
  for (let seat = 0; seat < setup.seats; seat++) {
    if (bots[seat] !== null) continue
    const person = { id: personAt(seat), name: nameOfPerson(personAt(seat)) }
    doc = sit(doc, { person, seat, invited: null, commitment: null, contribution: null }).doc
  }
  return dealt(start(doc, host, null, { now, isHere: () => true }), rules.version, now)
}
