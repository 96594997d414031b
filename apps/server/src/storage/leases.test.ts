import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import type { Leases } from './leases.ts'
import { emptied } from './testing/emptied.ts'
import { HOMES, type Home } from './testing/homes.ts'

const LONG = 1_000_000
/** Runs out at once. */
const NOTHING = 0

describe.each(HOMES)('leases in $name', ({ make }) => {
  let home: Home
  let database: Database
  let leases: Leases
  let other: Leases

  beforeAll(async () => {
    home = await make()
    database = await home.open(Date.now)
    leases = database.leases
    other = (await home.open(Date.now)).leases
  })
  afterEach(() => emptied(database.queries))
  afterAll(() => home.leave())

  it('belong to one until they run out', async () => {
    expect(await leases.take('t', 'one', LONG)).toBe(true)
    expect(await other.take('t', 'two', LONG)).toBe(false)
    expect(await leases.take('t', 'one', NOTHING)).toBe(true)
    expect(await other.take('t', 'two', LONG)).toBe(true)
    expect(await leases.take('t', 'one', LONG)).toBe(false)
    expect(await other.take('elsewhere', 'one', LONG)).toBe(true)
  })

  it('are renewed while they are held', async () => {
    await leases.take('held', 'one', LONG)
    await leases.take('late', 'one', NOTHING)
    await leases.take('lost', 'one', NOTHING)
    await leases.take('lost', 'two', LONG)
    const renewed = await leases.renew(['held', 'late', 'lost', 'never'], 'one', LONG)
    expect(renewed).toEqual(['held'])
    expect(await leases.renew([], 'one', LONG)).toEqual([])
  })

  it('are renewed by the thousand', async () => {
    const tables = Array.from({ length: 1200 }, (_, index) => `t${index}`)
    const rows = tables.map((table_id) => ({ table_id, owner: 'one', until: Date.now() + LONG }))
    for (let from = 0; from < rows.length; from += 400)
      await database.queries
        .insertInto('leases')
        .values(rows.slice(from, from + 400))
        .execute()
    expect(await leases.renew(tables, 'one', LONG)).toHaveLength(1200)
  })

  it('are taken together: what is free, what ran out and what one has already', async () => {
    await leases.take('mine', 'one', LONG)
    await leases.take('yours', 'two', LONG)
    await leases.take('ran-out', 'two', NOTHING)
    const taken = await leases.takeAll(['yours', 'ran-out', 'mine', 'free'], 'one', LONG)
    expect(taken.toSorted()).toEqual(['free', 'mine', 'ran-out'])
    expect(await other.take('yours', 'two', LONG)).toBe(true)
    expect(await other.take('free', 'two', LONG)).toBe(false)
    expect(await leases.takeAll([], 'one', LONG)).toEqual([])
  })

  it('are given back by their owner alone', async () => {
    await leases.take('t', 'one', LONG)
    await leases.release('t', 'two')
    expect(await leases.take('t', 'two', LONG)).toBe(false)
    await leases.release('t', 'one')
    expect(await leases.take('t', 'two', LONG)).toBe(true)
  })

  it('are given back all at once by a process that stops', async () => {
    for (const table of ['a', 'b']) await leases.take(table, 'one', LONG)
    await leases.take('c', 'two', LONG)
    await leases.releaseAll('one')
    expect(await leases.take('a', 'three', LONG)).toBe(true)
    expect(await leases.take('b', 'three', LONG)).toBe(true)
    expect(await leases.take('c', 'three', LONG)).toBe(false)
  })

  it('that ran out can be found', async () => {
    await leases.take('a', 'one', NOTHING)
    await leases.take('b', 'one', LONG)
    await leases.take('c', 'two', -1000)
    expect(await leases.expired(10)).toEqual(['c', 'a'])
    expect(await leases.expired(1)).toEqual(['c'])
    await other.take('c', 'three', LONG)
    expect(await leases.expired(10)).toEqual(['a'])
  })

  it('go to one of many who reach for them', async () => {
    for (const table of ['fresh', 'ran-out']) {
      if (table === 'ran-out') await leases.take(table, 'dead', NOTHING)
      const reaching = Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? leases : other).take(table, `p${index}`, LONG),
      )
      expect((await Promise.all(reaching)).filter((taken) => taken)).toHaveLength(1)
    }
  })
})
