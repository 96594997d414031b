import { at } from '@meadhall/kernel'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { type Home, sqliteHome } from '../testing/homes.ts'
import { sampleTable, sitter } from '../testing/samples.ts'

let home: Home
let database: Database

beforeEach(async () => {
  home = await sqliteHome()
  database = await home.open(Date.now)
})
afterEach(() => home.leave())

/** A read that takes a while: SQLite counts to so many. */
async function counted(db: Kysely<Schema>, to: number): Promise<number | undefined> {
  const numbers = sql<{ n: number }>`(with recursive c(n) as
    (select 1 union all select n + 1 from c where n < ${to}) select n from c)`
  const all = db.selectFrom(numbers.as('numbers'))
  const row = await all.select(({ fn }) => fn.max<number>('n').as('most')).executeTakeFirst()
  return row?.most
}

/** How often the event loop went round until something was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  await done
  return turns
}

describe('the thread that reads', () => {
  it('lets the event loop go round while it reads something long', async () => {
    const many = 300_000
    expect(await counted(database.reads, many)).toBe(many)
    const own = await turnsDuring(counted(database.queries, many))
    const others = await turnsDuring(counted(database.reads, many))
    expect(own).toBeLessThan(5)
    expect(others).toBeGreaterThan(10 * own)
  })

  it('sees what was stored before it was asked', async () => {
    for (let n = 0; n < 20; n++) {
      const doc = sampleTable(`t${n}`)
      const seats = doc.seats.with(0, { ...at(doc.seats, 0), person: sitter('ann') })
      await database.tables.create({ doc: { ...doc, seats }, secret: 's' }, [])
      const { found } = await database.tables.lobby({ limit: 99 })
      expect(found).toHaveLength(n + 1)
    }
  })

  it('leaves what writes to the thread that writes, and is closed with the database', async () => {
    const put = database.reads.insertInto('server_keys').values({ name: 'a', value: 'b' })
    await put.execute()
    expect(await database.reads.selectFrom('server_keys').selectAll().execute()).toHaveLength(1)
    await database.close()
    await expect(counted(database.reads, 1)).rejects.toThrow('it is closed')
  })
})
