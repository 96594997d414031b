import type { PersonShown, RatingChange } from '@meadhall/protocol'
import { ordinal } from '@meadhall/ratings'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** Somebody's ratings, the surest strength first. */
export async function ratingsOf(
  db: Kysely<Schema>,
  person: string,
): Promise<PersonShown['ratings']> {
  const rows = await db
    .selectFrom('ratings')
    .select(['game', 'players', 'mu', 'sigma', 'games'])
    .where('person_id', '=', person)
    .execute()
  return rows.toSorted((a, b) => ordinal(b) - ordinal(a))
}

/** What a table's game did to ratings. */
export async function changesAt(db: Kysely<Schema>, table: string): Promise<RatingChange[]> {
  const rows = await db
    .selectFrom('rating_changes')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute()
  return rows.map((row) => ({
    seat: row.seat,
    before: { mu: row.mu_before, sigma: row.sigma_before },
    after: { mu: row.mu_after, sigma: row.sigma_after },
  }))
}
