import type { PersonMet } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

const MOST = 100

/** Those with whom somebody has finished a game, the last first. */
export async function peopleMet(db: Kysely<Schema>, person: string): Promise<PersonMet[]> {
  const rows = await db
    .selectFrom('results as mine')
    .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
    .innerJoin('people', 'people.id', 'theirs.person_id')
    .select(['people.id', 'people.name', 'people.kind'])
    .select(({ fn }) => [
      fn.countAll<number>().as('games'),
      fn.sum<number>('mine.won').as('wins'),
      fn.max('mine.ended').as('last'),
    ])
    .where('mine.person_id', '=', person)
    .where('theirs.person_id', '!=', person)
    .where('people.kind', '!=', 'deleted')
    .groupBy(['people.id', 'people.name', 'people.kind'])
    .orderBy('last', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, name, kind, games, wins, last }) => ({
    id,
    name,
    kind: kind === 'account' ? 'account' : 'guest',
    // PostgreSQL tells large numbers as text.
    games: Number(games),
    wins: Number(wins),
    last: Number(last),
  }))
}
