import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { Schema } from '../schema.ts'
import { DATABASE_FILE, openSqlite } from '../sqlite.ts'
import { migrate } from './index.ts'

it('an operator whom a password alone lets in is a player; one with passkeys stays one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-migration-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = new Sqlite(join(folder, DATABASE_FILE))
  const older = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
  await migrate(older, '0012-known-addresses')
  const person = file.prepare(
    "insert into people (id, name, kind, role, created, touched) values (?, ?, ?, 'operator', 1, 1)",
  )
  const way = file.prepare(
    "insert into credentials (id, person_id, kind, data, created) values (?, ?, ?, '{}', 1)",
  )
  for (const id of ['ann', 'bo']) person.run(id, id, 'account')
  person.run('guest', 'guest', 'guest')
  way.run('1', 'ann', 'passkey')
  way.run('2', 'bo', 'passkey')
  way.run('3', 'bo', 'password')
  await older.destroy()

  const { queries, close } = await openSqlite(folder, { now: Date.now })
  onTestFinished(() => close())
  const rows = await queries.selectFrom('people').select(['id', 'role']).orderBy('id').execute()
  expect(rows.map(({ id, role }) => [id, role])).toEqual([
    ['ann', 'operator'],
    ['bo', 'player'],
    ['guest', 'player'],
  ])
})
