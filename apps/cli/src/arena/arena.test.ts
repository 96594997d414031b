import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../commands/arena.ts'
import { jsonOf, meadhall } from '../testing/meadhall.ts'
import { UsageError } from '../usage.ts'
import type { Bout } from './bout.ts'
import { type Contest, seatOfA, seedOf } from './contest.ts'
import { figuresOf } from './figures.ts'
import { figuresText } from './figures-text.ts'
import { hold } from './hold.ts'
import { keptIn } from './kept.ts'

const CONTEST: Contest = {
  game: 'valhalla',
  players: 3,
  a: { level: 'warrior' },
  b: { level: 'thrall' },
  games: 6,
  seed: 's',
  options: {},
  allowance: { iterations: 10 },
}
const silent = () => undefined
const RUN = { workers: 1, seconds: 1 }

/** All but what a clock says. */
function results(bouts: readonly Bout[]) {
  return bouts.map(({ a, b, margin, timesA, timesB }) => {
    return { a, b, margin, choices: [timesA.length, timesB.length] }
  })
}

it('A sits everywhere in turn, and every deal is played from every seat', () => {
  const numbers = [0, 1, 2, 3, 4, 5]
  expect(numbers.map((number) => seatOfA(CONTEST, number))).toEqual([0, 1, 2, 0, 1, 2])
  const seeds = numbers.map((number) => seedOf(CONTEST, number))
  expect(seeds).toEqual(['s/0', 's/0', 's/0', 's/1', 's/1', 's/1'])
})

it('the same games have the same results on one thread and on two', async () => {
  const one = results(await hold(CONTEST, 1, silent))
  const seen: number[] = []
  const two = await hold(CONTEST, 2, (done) => seen.push(done))
  expect(results(two)).toEqual(one)
  expect(Math.max(...seen)).toBe(6)
  expect(one.reduce((sum, { a }) => sum + a, 0)).toBeGreaterThan(3)
  for (const { choices } of one) expect(Math.min(...choices)).toBeGreaterThan(0)
})

it('what was played is kept, even if the last line is torn, and not played again', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'arena-')), 'games')
  const whole = await hold(CONTEST, 1, silent, keptIn(path, CONTEST))
  const lines = readFileSync(path, 'utf8').split('\n')
  writeFileSync(path, `${lines.slice(0, 4).join('\n')}\n${lines[4]?.slice(0, 20)}`)
  const seen: number[] = []
  const again = await hold(CONTEST, 1, (done) => seen.push(done), keptIn(path, CONTEST))
  expect(seen).toEqual([4, 5, 6])
  expect(results(again)).toEqual(results(whole))
  expect(again.slice(0, 3)).toEqual(whole.slice(0, 3))
  const more = keptIn(path, { ...CONTEST, games: 60 })
  expect(more.bouts.size).toBe(6)
  expect(() => keptIn(path, { ...CONTEST, seed: 't' })).toThrow('games of another contest')
})

it('alone A and B play the same games', async () => {
  const solo = {
    ...CONTEST,
    players: 1,
    b: { level: 'warrior' as const },
    options: { monster: 'hel' },
  }
  const bouts = await hold(solo, 1, silent)
  for (const { a, b, margin } of bouts) expect([a, margin]).toEqual([b, 0])
  const figures = figuresOf(solo, bouts, RUN)
  expect(figures.winRateB).toBe(figures.winRateA)
  expect(figures.evenShare).toBeNull()
  expect(figuresText(figures)).toContain('of the same')
})

it('figures are shares with their interval, the mean margin, and times of decisions', () => {
  const times = Array.from({ length: 100 }, (_, index) => index + 1)
  const bouts = [1, 0.5, 0, 0.5].map((a) => {
    return { a, b: 0, margin: a * 10 - 5, timesA: times, timesB: [7] }
  })
  const figures = figuresOf({ ...CONTEST, games: 4 }, bouts, RUN)
  expect(figures).toMatchObject({ winRateA: 0.5, evenShare: 0.333, margin: { mean: 0 } })
  expect(figures.interval95[0]).toBeCloseTo(0.15, 2)
  expect(figures.interval95[1]).toBeCloseTo(0.85, 2)
  expect(figures.margin.interval95[1]).toBeCloseTo(4.0, 1)
  expect(figures.timeA).toEqual({ decisions: 400, p50: 50, p99: 99 })
  expect(figures.timeB).toEqual({ decisions: 4, p50: 7, p99: 7 })
  expect(figuresText(figures)).toContain('won 50.0 % (95 %: 15.0 % to 85.0 %, even share 33.3 %)')
})

it('is a command that prints JSON as its last line', () => {
  const words = ['--game', 'blood-rage', '--players', '2', '--a', 'warrior', '--b', 'thrall']
  const ran = meadhall('arena', ...words, '--games', '2', '--workers', '1', '--json')
  expect(ran.code).toBe(0)
  expect(jsonOf(ran)).toMatchObject({ a: 'warrior', games: 2, players: 2 })
})

it.each([
  [['--a', 'greedy'], '--a must be one of thrall, warrior, champion, norn, not "greedy"'],
  [['--a', 'warrior:aggressive'], '--a: a warrior has no character'],
  [['--a', 'norn:friendly'], '--a must be one of aggressive, lokis-friend, quest-hunter'],
  [['--players', '9'], '--players'],
  [['--budget', '5', '--iterations', '5'], 'exclude each other'],
  [['--options', '{'], '--options must be JSON'],
])('refuses %j with a sentence', async (words, text) => {
  await expect(run(words)).rejects.toThrow(text)
  await expect(run(words)).rejects.toBeInstanceOf(UsageError)
})
