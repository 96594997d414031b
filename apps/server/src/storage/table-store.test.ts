import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changed, withSeat } from '../table-doc/seating.ts'
import type { TableDoc } from '../table-doc/table-doc.ts'
import type { Database } from './database.ts'
import type { TableStore } from './table-store.ts'
import { emptied } from './testing/emptied.ts'
import { HOMES, type Home } from './testing/homes.ts'
import { sampleTable, sitter } from './testing/samples.ts'

describe.each(HOMES)('tables in $name', ({ make }) => {
  let home: Home
  let database: Database
  let tables: TableStore
  let other: TableStore
  let time = 0

  beforeAll(async () => {
    home = await make()
    const now = () => ++time
    database = await home.open(now)
    tables = database.tables
    other = (await home.open(now)).tables
  })
  beforeEach(() => {
    time = 0
  })
  afterEach(() => emptied(database.queries))
  afterAll(() => home.leave())

  async function create(id: string, more: Partial<TableDoc> = {}): Promise<TableDoc> {
    const doc = sampleTable(id, more)
    expect(await tables.create({ doc, secret: `secret of ${id}` }, [`${id}-0`, null])).toBe(true)
    return doc
  }

  async function seated(doc: TableDoc, seat: number, person: string | null): Promise<TableDoc> {
    const next = withSeat(doc, seat, { person: person === null ? null : sitter(person) })
    expect(await tables.save(next)).toBe(true)
    return next
  }

  const ids = (docs: readonly TableDoc[]) => docs.map(({ id }) => id)

  it('gives back what was kept', async () => {
    const doc = await create('a')
    expect(await tables.load('a')).toEqual({ doc, secret: 'secret of a' })
    expect(await other.load('a')).toEqual({ doc, secret: 'secret of a' })
    expect(await tables.load('b')).toBeNull()
  })

  it('tells which of some tables still wait', async () => {
    await create('a')
    await create('b', { phase: 'over' })
    await create('c')
    expect([...(await tables.stillIn(['a', 'b', 'x'], ['waiting']))]).toEqual(['a'])
  })

  it('takes no second table with the same id', async () => {
    const doc = await create('a')
    const second = { doc: sampleTable('a', { rated: true }), secret: 'another' }
    expect(await other.create(second, ['mine', null])).toBe(false)
    expect(await tables.seatByInvitation('a', 'mine')).toBeNull()
    expect((await tables.load('a'))?.doc).toEqual(doc)
  })

  it('keeps a change only over the version it was made from', async () => {
    const doc = await create('a')
    const next = changed(doc, { phase: 'closed' })
    expect(await tables.save(next)).toBe(true)
    expect(await tables.save(changed(doc, { rated: true }))).toBe(false)
    expect(await tables.save({ ...next, version: 7 })).toBe(false)
    expect(await tables.save(sampleTable('b', { version: 2 }))).toBe(false)
    expect((await tables.load('a'))?.doc).toEqual(next)
  })

  it('lets one of two who change it at the same time be first, and keeps no half of the other', async () => {
    let doc = await create('a')
    for (let round = 0; round < 10; round++) {
      const [one, two] = [withSeat(doc, 0, { person: sitter('ann') }), withSeat(doc, 0, {})]
      const ends = await Promise.all([tables.save(one), other.save(two)])
      expect(ends.filter((end) => end)).toHaveLength(1)
      doc = ends[0] ? one : two
      expect((await tables.load('a'))?.doc).toEqual(doc)
      const atTable = (await tables.ofPerson('ann', { limit: 10 })).found.length
      expect(atTable).toBe(doc.seats[0]?.person === null ? 0 : 1)
    }
  })

  it('lists public tables that wait for people, with somebody there, the one touched last first', async () => {
    const taken = async (id: string, more: Partial<TableDoc> = {}) =>
      await seated(await create(id, more), 0, 'bob')
    await taken('a')
    const second = await taken('b')
    await taken('hidden', { visibility: 'link' })
    await taken('over', { phase: 'over' })
    await taken('other', { game: 'another' })
    await create('empty')
    expect(ids((await tables.lobby({ limit: 10 })).found)).toEqual(['other', 'b', 'a'])
    await seated(second, 1, 'ann')
    expect(ids((await tables.lobby({ limit: 10 })).found)).toEqual(['b', 'other', 'a'])
    expect(ids((await tables.lobby({ limit: 1 })).found)).toEqual(['b'])
    expect(ids((await tables.lobby({ game: 'another', limit: 10 })).found)).toEqual(['other'])
  })

  it('knows where a person sits, and where no more', async () => {
    const a = await seated(await create('a'), 0, 'ann')
    await seated(await create('b'), 1, 'ann')
    await seated(await create('c'), 1, 'bob')
    expect(ids((await tables.ofPerson('ann', { limit: 10 })).found)).toEqual(['b', 'a'])
    expect(ids((await tables.ofPerson('ann', { limit: 1 })).found)).toEqual(['b'])
    await seated(a, 0, null)
    expect(ids((await tables.ofPerson('ann', { limit: 10 })).found)).toEqual(['b'])
    expect((await tables.ofPerson('nobody', { limit: 10 })).found).toEqual([])
  })

  it('knows the seat of an invitation, of the newest only', async () => {
    await create('a')
    await create('b')
    expect(await tables.seatByInvitation('a', 'a-0')).toBe(0)
    expect(await tables.seatByInvitation('b', 'a-0')).toBeNull()
    await tables.setInvitation('a', 0, 'newer')
    expect(await tables.seatByInvitation('a', 'a-0')).toBeNull()
    expect(await tables.seatByInvitation('a', 'newer')).toBe(0)
    expect(await tables.seatByInvitation('b', 'b-0')).toBe(0)
  })

  it('opens a seat by the newest resume secret of the one who sits there, and not by its invitation', async () => {
    const doc = await seated(await create('a'), 0, 'ann')
    await tables.setResume('a', 0, 'ann', 'older')
    await tables.setResume('a', 0, 'ann', 'newer')
    await tables.setResume('a', 0, 'bob', 'not his')
    for (const secret of ['older', 'not his', 'a-0'])
      expect(await tables.seatByResume('a', secret)).toBeNull()
    expect(await tables.seatByResume('a', 'newer')).toBe(0)
    expect(await tables.seatByInvitation('a', 'newer')).toBeNull()
    await seated(await seated(doc, 0, null), 0, 'bob')
    expect(await tables.seatByResume('a', 'newer')).toBeNull()
    expect(await tables.seatByInvitation('a', 'a-0')).toBe(0)
  })

  it('names tables that were left alone', async () => {
    await create('old')
    await create('over', { phase: 'over' })
    time = 1000
    await create('new')
    expect(await tables.untouched(['waiting'], 1000, 10)).toEqual(['old'])
    expect((await tables.untouched(['waiting', 'over'], 1000, 10)).toSorted()).toEqual([
      'old',
      'over',
    ])
    expect(await tables.untouched(['waiting', 'over'], 1000, 1)).toHaveLength(1)
  })
})
