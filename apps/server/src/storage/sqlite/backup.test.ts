import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { DATABASE_FILE, openSqlite } from '../sqlite.ts'
import { type Home, sqliteHome } from '../testing/homes.ts'
import { NOTHING_YET, sampleEntry, sampleRecord, sampleTable } from '../testing/samples.ts'
import { backupTo } from './backup.ts'

const IDS = Array.from({ length: 10 }, (_, index) => `m${index}`)

let home: Home
let database: Database
let target: string

beforeEach(async () => {
  home = await sqliteHome()
  database = await home.open(Date.now)
  target = join(home.place, 'backup.db')
  for (const id of IDS) await database.matches.create(sampleRecord(id), NOTHING_YET)
})
afterEach(() => home.leave())

/** Opens a backup as the database of another folder. */
async function restored(): Promise<Database> {
  const folder = join(home.place, 'restored')
  mkdirSync(folder)
  copyFileSync(target, join(folder, DATABASE_FILE))
  return await openSqlite(folder, { now: Date.now })
}

describe('a backup', () => {
  it('taken while moves are stored is whole, and has all that was told before it began', async () => {
    const told = new Map(IDS.map((id) => [id, 0]))
    let isOver = false
    const play = async (id: string) => {
      for (let seq = 1; !isOver; seq++) {
        expect(await database.matches.append(id, sampleEntry(seq), NOTHING_YET)).toBe('stored')
        told.set(id, seq)
      }
    }
    const games = Promise.all(IDS.map(play))
    while ((told.get('m0') ?? 0) < 10) await new Promise((resolve) => setImmediate(resolve))
    const before = new Map(told)
    await backupTo(home.place, target)
    isOver = true
    await games

    const copy = await restored()
    for (const id of IDS) {
      const seq = (await copy.matches.load(id))?.match.seq ?? -1
      expect(seq).toBeGreaterThanOrEqual(before.get(id) ?? 0)
      expect(seq).toBeLessThanOrEqual(told.get(id) ?? 0)
    }
    expect(await copy.matches.append('new', sampleEntry(1), NOTHING_YET)).toBe('gone')
    await copy.close()
  })

  it('is one file with everything in it', async () => {
    await database.tables.create({ doc: sampleTable('t'), secret: 's' }, ['r'])
    await backupTo(home.place, target)
    expect(readdirSync(home.place).filter((name) => name.startsWith('backup'))).toEqual([
      'backup.db',
    ])
    const copy = await restored()
    expect(await copy.tables.load('t')).toEqual(await database.tables.load('t'))
    expect(await copy.tables.seatByInvitation('t', 'r')).toBe(0)
    await copy.close()
  })

  it('takes the place of an older one only when it is whole', async () => {
    writeFileSync(target, 'older')
    await backupTo(home.place, target)
    const copy = await restored()
    expect((await copy.matches.list()).matches).toHaveLength(IDS.length)
    await copy.close()
  })

  it('says why it cannot be made', async () => {
    const empty = join(home.place, 'empty')
    mkdirSync(empty)
    await expect(backupTo(empty, target)).rejects.toThrow(`there is no database in ${empty}`)
    await expect(backupTo(home.place, join(empty, 'no', 'b.db'))).rejects.toThrow(/directory/)
    writeFileSync(join(empty, DATABASE_FILE), 'nothing that SQLite could read'.repeat(100))
    await expect(backupTo(empty, target)).rejects.toThrow('damaged')
    expect(existsSync(target)).toBe(false)
  })
})
