import { describe, expect, it } from 'vitest'
import type { Job, Patron } from './job.ts'
import { JobLine } from './job-line.ts'

const NORN_MS = 1500

let jobs = 0

function job(patron: Partial<Patron>, more: { since?: number; ms?: number } = {}): Job {
  jobs += 1
  const { since = 0, ms } = more
  return {
    id: jobs,
    game: 'valhalla',
    level: 'norn',
    wish: 'choice',
    asked: { view: null, decision: { id: 1, kind: 'any', seat: 0 }, legal: [] },
    patron: { address: 'a', person: 'astrid', isThere: true, ...patron },
    how: { seed: 'x' },
    limits: ms === undefined ? {} : { ms },
    since,
    failures: 0,
    isDropped: false,
    settle: () => undefined,
    reject: () => undefined,
  }
}

/** Whose questions one thread answers, each in its time; whoever was answered asks again. */
function served(line: JobLine, rounds: number, takes: (job: Job) => number): string[] {
  const whose: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const next = line.next(0)
    if (next === null) break
    line.took(next, takes(next))
    whose.push(next.patron.person)
    line.enter(next)
  }
  return whose
}

describe('those who wait for a bot', () => {
  it('are served as they came, where they are all of one person', () => {
    const line = new JobLine(10)
    const all = [job({}), job({}), job({})]
    for (const one of all) line.enter(one)
    expect(all.map(() => line.next(0))).toEqual(all)
    expect(line.next(0)).toBeNull()
  })

  it('let one table wait for one question of others, however many tables those have', () => {
    const line = new JobLine(1000)
    for (let table = 0; table < 180; table += 1)
      line.enter(job({ address: 'b', person: `guest ${table % 3}` }, { ms: NORN_MS }))
    // Somebody has been thinking for them for long.
    served(line, 100, () => NORN_MS)
    for (let turn = 0; turn < 20; turn += 1) {
      const mine = job({ address: 'a', person: 'astrid' })
      line.enter(mine)
      expect(line.next(0)).toBe(mine)
      line.took(mine, 20)
      served(line, 1, () => NORN_MS)
    }
  })

  it('share by the time they take, not by how often they ask', () => {
    const line = new JobLine(1000)
    for (let table = 0; table < 10; table += 1) line.enter(job({ address: 'a', person: 'astrid' }))
    for (let table = 0; table < 10; table += 1)
      line.enter(job({ address: 'b', person: 'bo' }, { ms: NORN_MS }))
    const times: Record<string, number> = { astrid: 100, bo: NORN_MS }
    const whose = served(line, 320, ({ patron }) => times[patron.person] ?? 0)
    const had = (name: string) => whose.filter((one) => one === name).length * (times[name] ?? 0)
    expect(Math.abs(had('astrid') - had('bo'))).toBeLessThanOrEqual(2 * NORN_MS)
  })

  it('share within an address, too', () => {
    const line = new JobLine(1000)
    for (let table = 0; table < 60; table += 1) line.enter(job({ person: 'bo' }, { ms: NORN_MS }))
    served(line, 10, () => NORN_MS)
    line.enter(job({ person: 'astrid' }, { ms: NORN_MS }))
    const whose = served(line, 20, () => NORN_MS)
    expect(whose.filter((one) => one === 'astrid').length).toBeGreaterThanOrEqual(9)
  })

  it('come before tables that nobody waits at, which are served in the end all the same', () => {
    const line = new JobLine(10)
    const away = job({ person: 'away', isThere: false }, { since: 0 })
    const there = [
      job({ person: 'astrid' }, { ms: NORN_MS }),
      job({ person: 'bo' }, { ms: NORN_MS }),
    ]
    line.enter(away)
    for (const one of there) line.enter(one)
    expect(line.next(1000)).toBe(there[0])
    expect(line.next(15_000)).toBe(away)
    expect(line.next(15_000)).toBe(there[1])
  })

  it('go on first when they had their turn in vain', () => {
    const line = new JobLine(10)
    const first = job({ person: 'bo' }, { ms: NORN_MS })
    line.enter(first)
    line.enter(job({ person: 'astrid' }))
    line.comeBack(first)
    expect(line.next(0)).toBe(first)
  })
})
