import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Dialect, Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { peopleMet } from '../../blocks/people-met.ts'
import { statisticsOf } from '../../ratings/statistics.ts'
import { gamesOf } from '../../tables/games/games-of-person.ts'
import type { Schema } from '../schema.ts'
import { DATABASE_FILE } from '../sqlite.ts'
import { type Home, postgresHome, sqliteHome } from '../testing/homes.ts'
import { sampleTable, sitter } from '../testing/samples.ts'
import { migrate } from './index.ts'

const STORES = [
  {
    name: 'SQLite',
    make: sqliteHome,
    dialect: (place: string): Dialect =>
      new SqliteDialect({ database: new Sqlite(join(place, DATABASE_FILE)) }),
  },
  {
    name: 'PostgreSQL',
    make: postgresHome,
    dialect: (place: string): Dialect =>
      new PostgresDialect({ pool: new pg.Pool({ connectionString: place }) }),
  },
]

/** A database as the release before had it: its columns are other than those the program knows. */
type Before = Kysely<Record<string, Record<string, unknown>>>

async function put(db: Before, table: string, rows: Record<string, unknown>[]): Promise<void> {
  await db.insertInto(table).values(rows).execute()
}

function tableRow(id: string, phase: 'waiting' | 'over', touched: number) {
  const doc = sampleTable(id, { phase, host: 'ann', rated: true })
  const text = JSON.stringify(phase === 'over' ? { ...doc, started: 1, rulesVersion: 1 } : doc)
  const columns = { version: 1, phase, game: doc.game, is_public: 1, doc: text, secret: 's' }
  return { id, ...columns, settled: phase === 'over' ? 1 : 0, created: 0, touched }
}

function resultRow(table_id: string, seat: number, person_id: string, won: 0 | 1) {
  const sources = JSON.stringify({ format: 1, sources: { 'source.a': 2, 'source.b': seat } })
  const how = { game: 'toy', players: 2, place: 1, won, score: 2, rated: 0, ended: 5 }
  return { table_id, seat, person_id, ...how, played_as: 'clan.bear', sources }
}

/** Ann and Bob have finished two games; in the second a bot plays where Ann began. */
async function fillBefore(db: Before): Promise<void> {
  const people = ['ann', 'bob'].map((id) => ({
    id,
    name: id,
    kind: 'guest',
    created: 0,
    touched: 0,
  }))
  await put(db, 'people', people)
  await put(db, 'tables', [
    tableRow('t1', 'over', 10),
    tableRow('t2', 'over', 20),
    tableRow('t3', 'waiting', 30),
  ])
  const seats = [
    ['t1', 0, 'ann', 'ann'],
    ['t1', 1, 'bob', 'bob'],
    ['t2', 0, null, 'ann'],
    ['t2', 1, 'bob', 'bob'],
    ['t3', 0, 'bob', null],
  ].map(([table_id, seat, person_id, started_by]) => ({ table_id, seat, person_id, started_by }))
  await put(db, 'seats', seats)
  await put(db, 'results', [
    resultRow('t1', 0, 'ann', 1),
    resultRow('t1', 1, 'bob', 0),
    resultRow('t2', 0, 'ann', 0),
    resultRow('t2', 1, 'bob', 1),
  ])
}

let home: Home | null = null
afterEach(async () => await home?.leave())

describe.each(STORES)('a store of the release before, in $name', ({ make, dialect }) => {
  it('has its games listed, counted and offered as if it had always been so', async () => {
    home = await make()
    const before = new Kysely<Schema>({ dialect: dialect(home.place) })
    await migrate(before, '0010-phrases')
    await fillBefore(before as unknown as Before)
    await before.destroy()
    const { reads, tables } = await home.open(Date.now)

    const look = { of: 'ann', by: 'ann' }
    const { games } = await gamesOf(reads, look, { state: 'finished' })
    expect(games.map(({ table, seat, result }) => [table.id, seat, result?.won])).toEqual([
      ['t2', 0, false],
      ['t1', 0, true],
    ])
    const [counted] = (await statisticsOf(reads, 'ann')).games
    expect(counted).toMatchObject({ games: 2, wins: 1, told: 2 })
    expect(counted?.byRole).toEqual([{ as: 'clan.bear', games: 2, wins: 1 }])
    expect(counted?.sources).toEqual([
      { source: 'source.a', points: 4 },
      { source: 'source.b', points: 0 },
    ])
    const { found: met } = await peopleMet(reads, 'bob')
    expect(met).toMatchObject([{ id: 'ann', games: 2, wins: 1, last: 5 }])
    const { found: offered } = await tables.lobby({ players: 2, rated: true, limit: 10 })
    expect(offered.map(({ id }) => id)).toEqual(['t3'])
    expect((await tables.lobby({ players: 3, limit: 10 })).found).toEqual([])
    const laid = reads.selectFrom('tables').select('id').where('host', '=', sitter('ann').id)
    expect(await laid.execute()).toEqual([{ id: 't3' }])
  })
})
