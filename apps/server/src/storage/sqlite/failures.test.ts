import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { DATABASE_FILE, openSqlite } from '../sqlite.ts'
import { type Home, sqliteHome } from '../testing/homes.ts'
import { NOTHING_YET, sampleEntry, sampleRecord, sampleTable } from '../testing/samples.ts'
import { StoreUnavailable } from '../unavailable.ts'

let home: Home
let database: Database

beforeEach(async () => {
  home = await sqliteHome()
  database = await home.open(Date.now)
  await database.matches.create(sampleRecord('a'), NOTHING_YET)
  await database.matches.create(sampleRecord('b'), NOTHING_YET)
})
afterEach(() => home.leave())

/** The disk has room for so many more pages; the file is then full. */
async function roomFor(pages: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.queries)
  const most = (rows[0]?.page_count ?? 0) + pages
  await sql.raw(`pragma max_page_count = ${most}`).execute(database.queries)
}

const LONG_NAME = 'x'.repeat(1000)

/** An entry that takes some room. */
function longEntry(seq: number) {
  return { ...sampleEntry(seq), cited: { question: 0, key: LONG_NAME } }
}

describe('a disk that is full', () => {
  it('refuses moves clearly, loses none that was told, and takes them when there is room', async () => {
    await roomFor(5)
    let told = 0
    let refused: unknown = null
    while (refused === null && told < 1000) {
      await database.matches.append('a', longEntry(told + 1), NOTHING_YET).then(
        () => {
          told += 1
        },
        (error) => {
          refused = error
        },
      )
    }
    expect(refused).toBeInstanceOf(StoreUnavailable)
    expect(refused).toMatchObject({ mayRetry: true, message: expect.stringContaining('full') })
    expect((await database.matches.load('a'))?.match.seq).toBe(told)
    await database.ping()

    await roomFor(1000)
    const again = await database.matches.append('a', longEntry(told + 1), NOTHING_YET)
    expect(again).toBe('stored')
    expect((await database.matches.load('a'))?.entries).toHaveLength(told + 1)
  })

  it('refuses all of one write, and nothing of it is kept', async () => {
    await roomFor(1)
    const ends = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        database.matches.append('a', longEntry(index + 1), NOTHING_YET),
      ),
    )
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
    expect((await database.matches.load('a'))?.match.seq).toBe(0)
  })

  it('takes back the whole of a transaction', async () => {
    await roomFor(1)
    const doc = sampleTable('t', { rematch: 'y'.repeat(100_000) })
    await expect(database.tables.create({ doc, secret: 's' }, [])).rejects.toBeInstanceOf(
      StoreUnavailable,
    )
    expect(await database.tables.load('t')).toBeNull()
    await roomFor(1000)
    await database.tables.create({ doc, secret: 's' }, [])
    expect((await database.tables.load('t'))?.doc).toEqual(doc)
  })
})

describe('somebody else who writes to the file', () => {
  it('is waited for, and named when that takes too long', async () => {
    const other = new Sqlite(join(home.place, DATABASE_FILE))
    await sql.raw('pragma busy_timeout = 1').execute(database.queries)
    other.exec('begin immediate')
    const refused = database.matches.append('a', sampleEntry(1), NOTHING_YET)
    await expect(refused).rejects.toMatchObject({
      name: 'StoreUnavailable',
      mayRetry: true,
      message: expect.stringContaining('others are writing'),
    })
    expect((await database.matches.load('a'))?.match.seq).toBe(0)
    other.exec('rollback')
    other.close()
    expect(await database.matches.append('a', sampleEntry(1), NOTHING_YET)).toBe('stored')
  })
})

describe('a transaction', () => {
  it('that is taken back takes no move with it', async () => {
    let appended: Promise<unknown> = Promise.resolve()
    const failed = database.queries.transaction().execute(async (tx) => {
      await tx.deleteFrom('games').where('id', '=', 'b').execute()
      appended = database.matches.append('a', sampleEntry(1), NOTHING_YET)
      // What reads elsewhere sees nothing of it yet.
      expect(await database.matches.load('b')).not.toBeNull()
      expect(await tx.selectFrom('games').select('id').execute()).toEqual([{ id: 'a' }])
      throw new Error('it was not to be')
    })
    await expect(failed).rejects.toThrow('it was not to be')
    expect(await appended).toBe('stored')
    expect((await database.matches.load('a'))?.match.seq).toBe(1)
    expect(await database.matches.load('b')).not.toBeNull()
  })

  it('waits for the one before', async () => {
    const { queries } = database
    const raise = () =>
      queries.transaction().execute(async (tx) => {
        const { seq } = await tx
          .selectFrom('games')
          .select('seq')
          .where('id', '=', 'a')
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('games')
          .set({ seq: seq + 1 })
          .where('id', '=', 'a')
          .execute()
      })
    await Promise.all(Array.from({ length: 20 }, raise))
    const { seq } = await queries
      .selectFrom('games')
      .select('seq')
      .where('id', '=', 'a')
      .executeTakeFirstOrThrow()
    expect(seq).toBe(20)
  })
})

describe('a database that cannot be opened', () => {
  it('is named', async () => {
    writeFileSync(join(home.place, 'file'), '')
    const opened = openSqlite(join(home.place, 'file', 'folder'), { now: Date.now })
    await expect(opened).rejects.toThrow(/not a directory/)
  })

  it('that is damaged is left as it is', async () => {
    const other = await sqliteHome()
    writeFileSync(join(other.place, DATABASE_FILE), 'nothing that SQLite could read'.repeat(100))
    await expect(other.open(Date.now)).rejects.toMatchObject({
      name: 'StoreUnavailable',
      mayRetry: false,
    })
    await other.leave()
  })

  it('says after it was closed that it is', async () => {
    const again = await openSqlite(home.place, { now: Date.now })
    await again.close()
    await expect(again.ping()).rejects.toThrow('it is closed')
    await expect(again.matches.append('a', sampleEntry(1), NOTHING_YET)).rejects.toThrow('closed')
  })
})
