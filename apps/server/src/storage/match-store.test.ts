import { STORE_CASES } from '@meadhall/match/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import type { MatchStore } from './match-store.ts'
import { emptied } from './testing/emptied.ts'
import { HOMES, type Home } from './testing/homes.ts'
import { NOTHING_YET, sampleEntry, sampleRecord } from './testing/samples.ts'

const CLOCK = { clock: { left: [60, 30] }, due: 500 }

describe.each(HOMES)('matches in $name', ({ make }) => {
  let home: Home
  let database: Database
  let matches: MatchStore
  let other: MatchStore
  let time = 0

  beforeAll(async () => {
    home = await make()
    const now = () => ++time
    database = await home.open(now)
    matches = database.matches
    other = (await home.open(now)).matches
  })
  beforeEach(() => {
    time = 0
  })
  afterEach(() => emptied(database.queries))
  afterAll(() => home.leave())

  const create = (id = 'a') => matches.create(sampleRecord(id), NOTHING_YET)
  const append = (seq: number, id = 'a') => matches.append(id, sampleEntry(seq), NOTHING_YET)

  it.each(STORE_CASES)('$name', ({ run }) => run(matches, async () => other))

  it('keeps the clocks together with the move', async () => {
    await create()
    expect(await matches.timing('a')).toBeNull()
    const stored = await matches.appendTimed('a', sampleEntry(1), NOTHING_YET, CLOCK)
    expect(stored).toBe('stored')
    expect(await matches.timing('a')).toEqual(CLOCK)
  })

  it('leaves the clocks where a move says nothing of them or is refused', async () => {
    await create()
    await matches.appendTimed('a', sampleEntry(1), NOTHING_YET, CLOCK)
    await append(2)
    const later = { clock: { left: [0, 0] }, due: 1 }
    expect(await matches.appendTimed('a', sampleEntry(2), NOTHING_YET, later)).toBe('conflict')
    expect(await matches.appendTimed('b', sampleEntry(1), NOTHING_YET, later)).toBe('gone')
    expect(await matches.timing('a')).toEqual(CLOCK)
  })

  it('changes the clocks without a move only where the journal is still there', async () => {
    await create()
    await append(1)
    expect(await matches.retime('a', 0, CLOCK)).toBe(false)
    expect(await matches.retime('b', 0, CLOCK)).toBe(false)
    expect(await matches.timing('a')).toBeNull()
    expect(await matches.retime('a', 1, CLOCK)).toBe(true)
    expect(await matches.timing('a')).toEqual(CLOCK)
    expect(await matches.retime('a', 1, { clock: null, due: null })).toBe(true)
    expect(await matches.timing('a')).toBeNull()
  })

  it('lists the matches whose clock has run out, the longest due first', async () => {
    const dues = { a: 300, b: 100, c: 200, d: 400, e: null }
    for (const [id, due] of Object.entries(dues)) {
      await create(id)
      await matches.retime(id, 0, { clock: {}, due })
    }
    expect(await matches.due(300, 10)).toEqual(['b', 'c', 'a'])
    expect(await matches.due(300, 2)).toEqual(['b', 'c'])
    expect(await matches.due(99, 10)).toEqual([])
  })

  it('knows when each entry was stored', async () => {
    await create()
    for (const [seq, at] of [1000, 2000, 1_800_000_000_000].entries()) {
      time = at
      await append(seq + 1)
    }
    expect(await matches.times('a')).toEqual([1001, 2001, 1_800_000_000_001])
    expect((await matches.load('a'))?.match.touched).toBe(1_800_000_000_001)
  })

  it('gives back the latest snapshot with the match', async () => {
    await create()
    expect((await matches.load('a'))?.kept).toBeNull()
    for (const seq of [1, 2, 3]) await append(seq)
    await matches.keep('a', 2, { state: 'two' })
    await matches.keep('a', 1, { state: 'one' })
    expect((await matches.load('a'))?.kept).toEqual({ state: 'two' })
    await matches.keep('a', 3, { state: 'three' })
    expect((await matches.load('a'))?.kept).toEqual({ state: 'three' })
  })

  it('keeps no snapshot of what is not there, and forgets it with the match', async () => {
    await create()
    await matches.keep('a', 1, { state: 'of an entry that is not stored' })
    await matches.keep('b', 0, { state: 'of no match' })
    await matches.keep('a', 0, { state: 'start' })
    expect((await matches.load('a'))?.kept).toEqual({ state: 'start' })
    await matches.delete('a')
    expect(await database.queries.selectFrom('snapshots').selectAll().execute()).toEqual([])
  })

  it('does without a snapshot that cannot be read', async () => {
    await create()
    await matches.keep('a', 0, {})
    await database.queries.updateTable('snapshots').set({ kept: '{' }).execute()
    expect((await matches.load('a'))?.kept).toBeNull()
  })

  it('lists what cannot be read beside the others', async () => {
    for (const id of ['a', 'b']) await create(id)
    await database.queries.updateTable('games').set({ record: '{' }).where('id', '=', 'a').execute()
    const { matches: listed, broken } = await matches.list()
    expect(listed.map(({ id }) => id)).toEqual(['b'])
    expect(broken).toEqual([{ id: 'a', problem: 'damaged' }])
    await expect(matches.load('a')).rejects.toMatchObject({ problem: 'damaged' })
  })

  it('says so where entries are missing', async () => {
    await create()
    for (const seq of [1, 2]) await append(seq)
    await database.queries.deleteFrom('actions').where('n', '=', 1).execute()
    await expect(matches.load('a')).rejects.toMatchObject({ problem: 'moves-missing' })
  })

  it('takes many at once; one that is refused does not keep the others out', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `m${index}`)
    for (const id of ids) await create(id)
    const ends = await Promise.all([
      ...ids.map((id) => append(1, id)),
      append(7, 'm3'),
      append(1, 'nobody'),
      append(2, 'm5'),
      append(3, 'm5'),
    ])
    expect(ends.slice(0, 40)).toEqual(ids.map(() => 'stored'))
    expect(ends.slice(40)).toEqual(['conflict', 'gone', 'stored', 'stored'])
    expect((await matches.load('m5'))?.match.seq).toBe(3)
    expect((await matches.load('m3'))?.match.seq).toBe(1)
  })

  it('lets two who write to the same matches at the same time share every number', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `m${index}`)
    for (const id of ids) await create(id)
    for (let seq = 1; seq <= 8; seq++) {
      // In opposite orders: were each to hold what the other waits for, both would fail.
      const ends = await Promise.all([
        ...ids.map((id) => matches.append(id, sampleEntry(seq, 1), NOTHING_YET)),
        ...ids.toReversed().map((id) => other.append(id, sampleEntry(seq, 2), NOTHING_YET)),
      ])
      expect(ends.filter((end) => end === 'stored')).toHaveLength(ids.length)
    }
    for (const id of ids) expect((await matches.load(id))?.entries).toHaveLength(8)
  })
})
