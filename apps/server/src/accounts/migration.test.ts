import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../storage/migrations/index.ts'
import type { Schema } from '../storage/schema.ts'
import { DATABASE_FILE, openSqlite } from '../storage/sqlite.ts'
import { People } from './people.ts'

it('people of the first schema are players without a ban, and can become accounts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-migration-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = new Sqlite(join(folder, DATABASE_FILE))
  const older = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
  await migrate(older, '0001-first')
  const insert = 'insert into people (id, name, kind, created, touched) values (?, ?, ?, 1, 1)'
  file.prepare(insert).run('olaf', 'Olaf', 'guest')
  await older.destroy()

  const database = await openSqlite(folder, { now: Date.now })
  onTestFinished(() => database.close())
  const people = new People(database.queries)
  const olaf = await people.byId('olaf')
  expect(olaf).toEqual({
    id: 'olaf',
    name: 'Olaf',
    kind: 'guest',
    role: 'player',
    bannedUntil: null,
    mutedUntil: null,
  })
  expect(await people.promote('olaf', { name: 'Olaf', key: 'olaf' }, database.queries)).toBe(true)
  expect(await people.byKey('olaf')).toMatchObject({ id: 'olaf', kind: 'account' })
})
