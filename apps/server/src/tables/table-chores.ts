import type { Kysely } from 'kysely'
import type { Chore } from '../operating/tidying.ts'
import { dropSnapshots } from '../storage/dropping.ts'
import type { Schema } from '../storage/schema.ts'
import type { TableStore } from '../storage/table-store.ts'
import { ended } from '../table-doc/seating.ts'
import type { ChangeTable } from '../table-doc/table-doc.ts'

const DAY_MS = 24 * 3_600_000
/** A table that nobody has touched for so long waits in vain. */
const WAITING_MS = DAY_MS
/** What was closed before its game is of no interest any more. */
const CLOSED_MS = 30 * DAY_MS
/** A finished game is rarely looked at after this, and replays in a moment. */
const FRESH_MS = DAY_MS
/** At once; the rest comes the next time. */
const MOST = 500

export interface TableChoreNeeds {
  readonly db: Kysely<Schema>
  /** What there is to do is read by. */
  readonly reads: Kysely<Schema>
  readonly tables: TableStore
  readonly changeTable: ChangeTable
}

/** What is put in order at tables now and then. */
export function tableChores({ db, reads, tables, changeTable }: TableChoreNeeds): readonly Chore[] {
  return [
    {
      name: 'snapshots',
      run: async (now) => void (await dropSnapshots(db, reads, now - FRESH_MS)),
    },
    {
      name: 'waiting tables',
      async run(now) {
        for (const id of await tables.untouched(['waiting'], now - WAITING_MS, MOST))
          await changeTable(id, (doc) => (doc.phase === 'waiting' ? ended(doc, now) : doc))
      },
    },
    {
      name: 'closed tables',
      async run(now) {
        for (const id of await tables.untouched(['closed'], now - CLOSED_MS, MOST))
          await forgetTable(db, id)
      },
    },
  ]
}

/** A table that never had a game, with what was said there. */
async function forgetTable(db: Kysely<Schema>, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('chat').where('table_id', '=', id).execute()
    await tx.deleteFrom('seats').where('table_id', '=', id).execute()
    await tx.deleteFrom('tables').where('id', '=', id).where('phase', '=', 'closed').execute()
  })
}
