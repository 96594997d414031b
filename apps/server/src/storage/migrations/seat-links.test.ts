import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { Schema } from '../schema.ts'
import { DATABASE_FILE, openSqlite } from '../sqlite.ts'
import { migrate } from './index.ts'

it('what a free seat had is its invitation, what a taken one had is the link back to it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-migration-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = new Sqlite(join(folder, DATABASE_FILE))
  const older = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
  await migrate(older, '0010-phrases')
  const insert = file.prepare(
    'insert into seats (table_id, seat, person_id, resume_hash) values (?, ?, ?, ?)',
  )
  insert.run('t', 0, 'ann', 'back')
  insert.run('t', 1, null, 'invited')
  insert.run('t', 2, null, null)
  await older.destroy()

  const database = await openSqlite(folder, { now: Date.now })
  onTestFinished(() => database.close())
  const { tables } = database
  expect(await tables.seatByResume('t', 'back')).toBe(0)
  expect(await tables.seatByInvitation('t', 'back')).toBeNull()
  expect(await tables.seatByInvitation('t', 'invited')).toBe(1)
  expect(await tables.seatByResume('t', 'invited')).toBeNull()
})
