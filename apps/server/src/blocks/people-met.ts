import type { PageWish, PersonMet } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import { isOlder, type Page, pageOf, sizeOf } from '../storage/page.ts'
import type { Schema } from '../storage/schema.ts'

const USUAL_PAGE = 50

/** A page of those with whom somebody has finished a game, the last first. */
export async function peopleMet(
  db: Kysely<Schema>,
  person: string,
  wish: PageWish = {},
): Promise<Page<PersonMet>> {
  const limit = sizeOf(wish, USUAL_PAGE)
  const { after } = wish
  let query = db
    .selectFrom('meetings')
    .innerJoin('people', 'people.id', 'meetings.other_id')
    .select(['people.id', 'people.name', 'people.kind'])
    .select(['meetings.games', 'meetings.wins', 'meetings.last'])
    .where('meetings.person_id', '=', person)
    .where('people.kind', '!=', 'deleted')
  if (after !== undefined) query = query.where(isOlder('meetings.last', 'meetings.other_id', after))
  const sorted = query.orderBy('meetings.last', 'desc').orderBy('meetings.other_id', 'desc')
  const rows = await sorted.limit(limit + 1).execute()
  const placeOf = (row: (typeof rows)[number]) => ({ at: row.last, id: row.id })
  return pageOf(rows, limit, placeOf, ({ kind, ...row }) => ({
    ...row,
    kind: kind === 'account' ? 'account' : 'guest',
  }))
}
