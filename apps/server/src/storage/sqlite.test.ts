import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STORE_CASES } from '@meadhall/match/testing'
import { afterEach, beforeEach, describe, it } from 'vitest'
import type { Database } from './database.ts'
import { openSqlite } from './sqlite.ts'

let folder: string
let opened: Database[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meadhall-sqlite-'))
  opened = []
})

afterEach(async () => {
  for (const database of opened) await database.close()
  rmSync(folder, { recursive: true })
})

let time = 0
async function open(): Promise<Database> {
  const database = await openSqlite(folder, { now: () => ++time })
  opened.push(database)
  return database
}

describe('matches in SQLite', () => {
  it.each(STORE_CASES)('$name', async ({ run }) => {
    const { matches } = await open()
    await run(matches, async () => (await open()).matches)
  })
})
