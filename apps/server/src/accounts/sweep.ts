import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { FORGOTTEN_AFTER } from './passwords/throttle.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** What was done is known for a year. */
const BOOK_DAYS = 365
/** A guest without a session and a game is nobody any more. */
const GUEST_DAYS = 30

/** Removes what has run out: sessions, challenges, failed tries, old deeds, and guests who are gone. */
export async function sweepAccounts(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires', '<=', now).execute()
  await db.deleteFrom('challenges').where('expires', '<=', now).execute()
  await db
    .deleteFrom('attempts')
    .where('last', '<', now - FORGOTTEN_AFTER)
    .execute()
  await db
    .deleteFrom('audit')
    .where('at', '<', now - BOOK_DAYS * DAY)
    .execute()
  await db
    .deleteFrom('people')
    .where('kind', '=', 'guest')
    .where('touched', '<', now - GUEST_DAYS * DAY)
    .where('id', 'not in', (sub) => sub.selectFrom('sessions').select('person_id'))
    .where('id', 'not in', (sub) =>
      sub
        .selectFrom('seats')
        .select((row) => row.ref('person_id').$notNull().as('person_id'))
        .where('person_id', 'is not', null),
    )
    .execute()
}
