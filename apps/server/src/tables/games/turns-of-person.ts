import type { Turns } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../../storage/schema.ts'
import { docOf } from '../../table-doc/doc-migrations.ts'
import { listed } from './listing.ts'

/** Nobody plays more at once; who does is told of so many. */
const MOST = 100

/** How many running games wait for a person, and when the first of their clocks runs out. */
export async function turnsOf(db: Kysely<Schema>, person: string): Promise<Turns> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.doc', 'seats.seat'])
    .where('seats.person_id', '=', person)
    .where('seats.state', '=', 'running')
    .where('tables.phase', '=', 'playing')
    .orderBy('seats.touched', 'desc')
    .limit(MOST)
    .execute()
  const tables = await listed(
    db,
    rows.map(({ doc }) => docOf(doc)),
  )
  const waiting = tables.flatMap(({ waits, seats, clocks }, index) => {
    const seat = rows[index]?.seat ?? -1
    // Where a bot plays for somebody nobody waits for them.
    if (!waits.includes(seat) || seats[seat]?.standIn !== null) return []
    return [clocks[seat]?.due ?? Number.POSITIVE_INFINITY]
  })
  const first = Math.min(Number.POSITIVE_INFINITY, ...waiting)
  return { count: waiting.length, due: Number.isFinite(first) ? first : null }
}
