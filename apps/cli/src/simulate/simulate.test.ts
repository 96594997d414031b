import { DECISION_KINDS } from '@meadhall/game-blood-rage'
import { expect, it } from 'vitest'
import { bar } from '../progress.ts'
import type { Batch } from './batch.ts'
import { simulate } from './run.ts'
import { summarize } from './summary.ts'

const RUN: Batch = {
  game: 'blood-rage',
  players: 3,
  bots: 'random',
  seed: 's',
  options: {},
  from: 0,
  to: 30,
}
const silent = () => undefined

it('gives the same figures on one thread and on two', async () => {
  const one = await simulate(RUN, 1, silent)
  const two = await simulate(RUN, 2, silent)
  expect(two).toEqual(one)
})

it('reports progress up to the number of games', async () => {
  const seen: number[] = []
  await simulate(RUN, 2, (done) => seen.push(done))
  expect(Math.max(...seen)).toBe(30)
})

it('lists every card and every decision kind, also those that never came up', async () => {
  const summary = summarize(RUN, await simulate({ ...RUN, to: 1 }, 1, silent), 1, 1)
  expect(Object.keys(summary.decisions).sort()).toEqual([...DECISION_KINDS].sort())
  expect(Object.keys(summary.cards)).toContain('a3-frost-giant')
  expect(Object.keys(summary.cards)).not.toContain('a1-lokis-blessing')
  expect(summary.seats).toHaveLength(3)
})

it('shares a victory between its winners', async () => {
  const tally = await simulate({ ...RUN, to: 200 }, 1, silent)
  expect(tally.wins.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(200)
})

it('draws a bar', () => {
  expect(bar(15, 30)).toBe('[###############...............]  50 %  15/30')
  expect(bar(0, 0)).toContain('100 %')
})
