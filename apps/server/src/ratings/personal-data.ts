import type { Kysely } from 'kysely'
import type { PersonalData } from '../accounts/leaving/personal-data.ts'
import type { Schema } from '../storage/schema.ts'

/** Results and ratings of people. */
export function resultsOfPeople(db: Kysely<Schema>): PersonalData {
  return {
    name: 'results',
    async exported(person) {
      const ratings = db.selectFrom('ratings').selectAll().where('person_id', '=', person)
      const games = db.selectFrom('results').selectAll().where('person_id', '=', person)
      return {
        ratings: await ratings.execute(),
        games: await games.orderBy('ended').execute(),
      }
    },
    async erased(person) {
      await db.deleteFrom('ratings').where('person_id', '=', person).execute()
      await db.deleteFrom('results').where('person_id', '=', person).execute()
    },
    moved: (guest, account) => moved(db, guest, account),
  }
}

/** An account keeps the ratings it has: strengths cannot be added up. */
async function moved(db: Kysely<Schema>, guest: string, account: string): Promise<void> {
  await db
    .updateTable('seats')
    .set({ started_by: account })
    .where('started_by', '=', guest)
    .where('table_id', 'not in', (sub) =>
      sub.selectFrom('seats').select('table_id').where('started_by', '=', account),
    )
    .execute()
  const games = db.updateTable('results').set({ person_id: account })
  await games.where('person_id', '=', guest).execute()
  const rows = await db.selectFrom('ratings').selectAll().where('person_id', '=', guest).execute()
  for (const row of rows)
    await db
      .insertInto('ratings')
      .values({ ...row, person_id: account })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db.deleteFrom('ratings').where('person_id', '=', guest).execute()
}
