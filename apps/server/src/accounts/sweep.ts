import type { Kysely } from 'kysely'
import { dropGuests, dropRunOut } from '../storage/dropping.ts'
import type { Schema } from '../storage/schema.ts'
import { FORGOTTEN_AFTER, KNOWN_FOR } from './passwords/throttle.ts'
import { OFFER_LASTS } from './second-factor/second-factors.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** What was done is known for a year. */
const BOOK_DAYS = 365
/** A guest without a session and a game is nobody any more. */
const GUEST_DAYS = 30

/** Removes what has run out: sessions, challenges, failed tries, old deeds, and guests who are gone. */
export async function sweepAccounts(
  db: Kysely<Schema>,
  reads: Kysely<Schema>,
  now: number,
): Promise<void> {
  await dropRunOut(db, 'sessions', now + 1)
  await dropRunOut(db, 'challenges', now + 1)
  await db
    .deleteFrom('second_factors')
    .where('on_since', 'is', null)
    .where('created', '<=', now - OFFER_LASTS)
    .execute()
  await dropRunOut(db, 'attempts', now - FORGOTTEN_AFTER)
  await dropRunOut(db, 'known_addresses', now - KNOWN_FOR)
  await dropRunOut(db, 'audit', now - BOOK_DAYS * DAY)
  await dropGuests(db, reads, now - GUEST_DAYS * DAY)
}
