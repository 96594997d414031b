import type { Outcome } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import { People } from '../../accounts/people.ts'
import type { Database } from '../../storage/database.ts'
import { sampleEntry, sampleRecord, sampleTable } from '../../storage/testing/samples.ts'
import { dealt, finished } from '../../table-doc/seating.ts'
import type { SeatDoc, Sitter, TableDoc } from '../../table-doc/table-doc.ts'

export const NOW = 1_000_000

/** The rules that every sample table is played by. */
export const rulesOf = () => Promise.resolve(toy)

/** People of a database by their names. */
export async function peopleIn({ queries }: Database, ...names: string[]): Promise<Sitter[]> {
  const people = new People(queries, () => NOW)
  const made: Sitter[] = []
  for (const name of names) {
    const { id } = await people.guest(name)
    made.push({ id, name })
  }
  return made
}

/** A seat for a person, or for a bot by its level. */
function seatOf(who: Sitter | 'warrior' | 'thrall'): Partial<SeatDoc> {
  return typeof who === 'string' ? { for: 'bot', bot: who } : { person: who }
}

export interface Ending {
  readonly seats: readonly (Sitter | 'warrior' | 'thrall')[]
  readonly outcome: Outcome | null
  readonly doc?: Partial<TableDoc>
  /** What happens between the deal and the end. */
  readonly meanwhile?: (doc: TableDoc) => TableDoc
}

/** A table that was dealt, played and ended, as the hall would have stored it. */
export async function ended(database: Database, id: string, ending: Ending): Promise<void> {
  const { seats, outcome, doc = {}, meanwhile = (same: TableDoc) => same } = ending
  const laid = sampleTable(id, { rated: true, ...doc })
  const [first] = laid.seats
  if (first === undefined) throw new Error('a table has seats')
  const table: TableDoc = { ...laid, seats: seats.map((who) => ({ ...first, ...seatOf(who) })) }
  await database.tables.create({ doc: table, secret: 's' }, [])
  let saved = table
  const save = async (next: TableDoc) => {
    saved = { ...next, version: saved.version + 1 }
    if (!(await database.tables.save(saved))) throw new Error(`table ${id} was not saved`)
  }
  await save(dealt(table, 1, NOW))
  const summary = { steps: 1, result: outcome, standing: null }
  await database.matches.create(sampleRecord(id), summary, [sampleEntry(1)])
  const between = meanwhile(saved)
  if (between !== saved) await save(between)
  await save(finished(saved, NOW + 1))
}
