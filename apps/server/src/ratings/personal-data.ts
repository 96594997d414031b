import { type Kysely, sql } from 'kysely'
import type { PersonalData } from '../accounts/leaving/personal-data.ts'
import { isNewer } from '../storage/page.ts'
import type { ResultsRow } from '../storage/result-rows.ts'
import { rowsByAndBy } from '../storage/rows-by-and-by.ts'
import type { Schema } from '../storage/schema.ts'
import { moveCounts, uncount } from './counting.ts'

/** Results and ratings of people. */
export function resultsOfPeople(db: Kysely<Schema>, reads: Kysely<Schema>): PersonalData {
  return {
    name: 'results',
    async exported(person) {
      const ratings = db.selectFrom('ratings').selectAll().where('person_id', '=', person)
      return {
        ratings: await ratings.execute(),
        games: rowsByAndBy<ResultsRow>((after, limit) => resultsOf(reads, person, after, limit)),
      }
    },
    async erased(person) {
      await db.deleteFrom('ratings').where('person_id', '=', person).execute()
      await db.deleteFrom('results').where('person_id', '=', person).execute()
      await uncount(db, person)
    },
    moved: (guest, account) => moved(db, guest, account),
  }
}

async function resultsOf(
  reads: Kysely<Schema>,
  person: string,
  after: ResultsRow | undefined,
  limit: number,
): Promise<ResultsRow[]> {
  let games = reads.selectFrom('results').selectAll().where('person_id', '=', person)
  if (after !== undefined)
    games = games.where(isNewer('ended', 'table_id', `${after.ended}.${after.table_id}`))
  return await games.orderBy('ended').orderBy('table_id').limit(limit).execute()
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
  await db
    .updateTable('seats')
    .set({ left_by: sql`case when ${sitsThere(account)} then null else ${account} end` })
    .where('left_by', '=', guest)
    .where('started_by', '=', account)
    .execute()
  const games = db.updateTable('results').set({ person_id: account })
  await games.where('person_id', '=', guest).execute()
  await moveCounts(db, guest, account)
  const rows = await db.selectFrom('ratings').selectAll().where('person_id', '=', guest).execute()
  for (const row of rows)
    await db
      .insertInto('ratings')
      .values({ ...row, person_id: account })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db.deleteFrom('ratings').where('person_id', '=', guest).execute()
}

/** Whether somebody sits at the table of the seat that is looked at. */
function sitsThere(person: string) {
  return sql`exists (select 1 from seats as other
    where other.table_id = seats.table_id and other.person_id = ${person})`
}
