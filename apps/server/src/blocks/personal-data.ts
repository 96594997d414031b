import type { Kysely } from 'kysely'
import type { PersonalData } from '../accounts/leaving/personal-data.ts'
import type { Schema } from '../storage/schema.ts'

/** Whom people have blocked; one who was deleted is blocked by nobody. */
export function blocksOfPeople(db: Kysely<Schema>): PersonalData {
  return {
    name: 'blocked',
    exported: (person) =>
      db
        .selectFrom('blocks')
        .select(['blocked_id', 'at'])
        .where('person_id', '=', person)
        .execute(),
    async erased(person) {
      for (const column of ['person_id', 'blocked_id'] as const)
        await db.deleteFrom('blocks').where(column, '=', person).execute()
    },
    async moved(guest, account) {
      await moved(db, 'person_id', guest, account)
      await moved(db, 'blocked_id', guest, account)
    },
  }
}

/** The account stands in the guest's place; who blocked both, or the other of the two, does so once. */
async function moved(
  db: Kysely<Schema>,
  column: 'person_id' | 'blocked_id',
  guest: string,
  account: string,
): Promise<void> {
  const rows = await db.selectFrom('blocks').selectAll().where(column, '=', guest).execute()
  const next = rows
    .map((row) => ({ ...row, [column]: account }))
    .filter(({ person_id, blocked_id }) => person_id !== blocked_id)
  if (next.length > 0)
    await db
      .insertInto('blocks')
      .values(next)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db.deleteFrom('blocks').where(column, '=', guest).execute()
}
