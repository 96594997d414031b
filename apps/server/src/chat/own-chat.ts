import { type Kysely, type SqlBool, sql } from 'kysely'
import { SOMEBODY } from '../accounts/leaving/person-at-tables.ts'
import type { PersonalData } from '../accounts/leaving/personal-data.ts'
import { rowsByAndBy } from '../storage/rows-by-and-by.ts'
import type { ChatRow, Schema } from '../storage/schema.ts'

/** What is left of a line whose words were deleted: its number stays taken. */
const NO_WORDS = '…'

/** What people have said at tables, and whom they do not want to hear. */
export function ownChat(db: Kysely<Schema>, reads: Kysely<Schema>): PersonalData {
  return {
    name: 'chat',
    async exported(person) {
      const muted = db.selectFrom('mutes').select('muted_id').where('person_id', '=', person)
      return {
        said: rowsByAndBy<SaidRow>((after, limit) => saidBy(reads, person, after, limit)),
        muted: (await muted.execute()).map(({ muted_id }) => muted_id),
      }
    },
    async erased(person) {
      const nameless = db.updateTable('chat').set({ name: SOMEBODY, text: NO_WORDS, phrase: null })
      await nameless.where('person_id', '=', person).execute()
      await db
        .deleteFrom('mutes')
        .where((row) => row.or([row('person_id', '=', person), row('muted_id', '=', person)]))
        .execute()
    },
    moved: (guest, account) => moved(db, guest, account),
  }
}

const COLUMNS = ['table_id', 'n', 'at', 'seat', 'name', 'text', 'phrase'] as const
type SaidRow = Pick<ChatRow, (typeof COLUMNS)[number]>

/** What somebody has said, table by table. */
async function saidBy(
  reads: Kysely<Schema>,
  person: string,
  after: SaidRow | undefined,
  limit: number,
): Promise<SaidRow[]> {
  let said = reads.selectFrom('chat').select(COLUMNS).where('person_id', '=', person)
  if (after !== undefined)
    said = said.where(sql<SqlBool>`(table_id, n) > (${after.table_id}, ${after.n})`)
  return await said.orderBy('table_id').orderBy('n').limit(limit).execute()
}

async function moved(db: Kysely<Schema>, guest: string, account: string): Promise<void> {
  await db
    .updateTable('chat')
    // A key is for one line of one person: the account may have used the same.
    .set({ person_id: account, key: sql<string>`person_id || ':' || key` })
    .where('person_id', '=', guest)
    .execute()
  const muted = await db
    .selectFrom('mutes')
    .select('muted_id')
    .where('person_id', '=', guest)
    .execute()
  if (muted.length === 0) return
  await db
    .insertInto('mutes')
    .values(muted.map(({ muted_id }) => ({ person_id: account, muted_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('mutes').where('person_id', '=', guest).execute()
}
