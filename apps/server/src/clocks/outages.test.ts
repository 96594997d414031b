import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../storage/testing/test-database.ts'
import { openTestPostgres } from '../storage/testing/test-postgres.ts'
import { BEAT_MS, LONGEST_GAP_MS, Outages } from './outages.ts'

async function twoProcesses() {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return [new Outages(database.queries), new Outages(database.queries)] as const
}

it('two processes that start at once on an empty PostgreSQL both beat', async () => {
  const database = await openTestPostgres()
  onTestFinished(() => database.close())
  const starting = Array.from({ length: 8 }, () => new Outages(database.queries))
  await Promise.all(starting.map((one) => one.beat(1000)))
  expect(starting.map(({ last }) => last)).toEqual(starting.map(() => 0))
})

describe('outages', () => {
  it('are none while the server beats', async () => {
    const [one] = await twoProcesses()
    for (let beat = 0; beat < 5; beat++) await one.beat(1000 + beat * BEAT_MS)
    expect(one.last).toBe(0)
  })

  it('reach from the last beat before the server stopped to the first after it started', async () => {
    const [before, started] = await twoProcesses()
    await before.beat(1000)
    await started.beat(61_000)
    expect(started.after(0)).toEqual([{ n: 1, from: 1000, until: 61_000 }])
    await before.beat(62_000)
    expect(before.after(0)).toEqual(started.after(0))
  })

  it('are none where one process was paused and another went on', async () => {
    const [paused, other] = await twoProcesses()
    await paused.beat(1000)
    for (let now = 3000; now < 61_000; now += BEAT_MS) await other.beat(now)
    await paused.upToDate(61_000)
    expect(paused.last).toBe(0)
  })

  it('are noticed by a process that was paused before it charges anybody', async () => {
    const [paused] = await twoProcesses()
    await paused.beat(1000)
    await paused.upToDate(1000 + LONGEST_GAP_MS)
    expect(paused.last).toBe(0)
    await paused.upToDate(61_000)
    expect(paused.after(0)).toEqual([{ n: 1, from: 1000, until: 61_000 }])
  })

  it('are a jump of the time of day, too, forwards or backwards', async () => {
    const [one] = await twoProcesses()
    await one.beat(10_000_000)
    await one.beat(2000)
    await one.beat(10_000_000)
    expect(one.after(0)).toEqual([
      { n: 1, from: 10_000_000, until: 2000 },
      { n: 2, from: 2000, until: 10_000_000 },
    ])
  })
})
