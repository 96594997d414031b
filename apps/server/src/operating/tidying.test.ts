import { expect, it } from 'vitest'
import { emptyDatabase, TestClock } from '../accounts/testing/index.ts'
import { NOTHING_YET, sampleRecord, sampleTable } from '../storage/testing/samples.ts'
import { testServer } from '../testing/test-server.ts'
import { type Chore, Tidying } from './tidying.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

it('is done by one process at a time, and by another where one died', async () => {
  const clock = new TestClock()
  const { leases } = await emptyDatabase(clock)
  const done: string[] = []
  const failures: string[] = []
  const { promise: going, resolve: goOn } = Promise.withResolvers<void>()
  const tidying = (process: string, run: Chore['run']) =>
    new Tidying({
      leases,
      process,
      chores: () => [
        { name: 'broken', run: () => Promise.reject(new Error('broken')) },
        { name: 'work', run },
      ],
      now: clock.now,
      fail: (_, chore) => failures.push(chore),
    })
  const note = (process: string) => () => Promise.resolve(void done.push(process))
  const slow = tidying('a', () => going).run()
  expect(await tidying('b', note('b')).run()).toBe(false)
  clock.pass(HOUR)
  expect(await tidying('c', note('c')).run()).toBe(true)
  goOn()
  expect(await slow).toBe(true)
  expect(await tidying('b', note('b')).run()).toBe(true)
  expect([done, failures]).toEqual([
    ['c', 'b'],
    ['broken', 'broken', 'broken'],
  ])
})

it('closes tables that wait in vain, forgets them later, and then their guests', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  const { api, guest, tidying, database } = await testServer({}, { now: () => now })
  const host = await guest('Host')
  const seats = [{ for: 'anyone' }, { for: 'anyone' }]
  const founded = await api('POST', '/tables', host, { game: 'valhalla', seats })
  const { id } = founded.body.table
  await api('POST', `/tables/${id}/seats`, host, {})
  const phase = async () => (await database.tables.load(id))?.doc.phase
  const people = async () => await database.queries.selectFrom('people').select('id').execute()
  now += DAY - HOUR
  await tidying.run()
  expect(await phase()).toBe('waiting')
  now += 2 * HOUR
  await database.queries
    .insertInto('notices_sent')
    .values({ who: 'somebody', kind: 'notice', at: now - DAY - 1 })
    .execute()
  await tidying.run()
  expect(await phase()).toBe('closed')
  expect(await database.queries.selectFrom('notices_sent').selectAll().execute()).toEqual([])
  expect(await people()).toHaveLength(1)
  // A program's session lasts for a year after its last use.
  now += 400 * DAY
  await tidying.run()
  expect(await phase()).toBeUndefined()
  await tidying.run()
  expect(await people()).toEqual([])
})

it('throws away snapshots of games that ended a day ago, and of no other', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  const { tidying, database } = await testServer({}, { now: () => now })
  const { queries, tables, matches } = database
  for (const [id, phase] of [
    ['over', 'over'],
    ['playing', 'paused'],
  ] as const) {
    await tables.create({ doc: sampleTable(id, { phase }), secret: 's' }, [])
    await matches.create(sampleRecord(id), NOTHING_YET)
    await matches.keep(id, 0, {})
  }
  const kept = async () => {
    const rows = await queries.selectFrom('snapshots').select('game_id').execute()
    return rows.map(({ game_id }) => game_id).toSorted()
  }
  now += DAY
  await tidying.run()
  expect(await kept()).toEqual(['over', 'playing'])
  now += HOUR
  await tidying.run()
  expect(await kept()).toEqual(['playing'])
})
