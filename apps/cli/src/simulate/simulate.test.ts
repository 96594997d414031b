import { DECISION_KINDS } from '@meadhall/game-blood-rage'
import { MONSTERS, POINT_SOURCES, DECISION_KINDS as VALHALLA_KINDS } from '@meadhall/game-valhalla'
import { expect, it } from 'vitest'
import { run } from '../commands/simulate.ts'
import { bar } from '../progress.ts'
import { balance, gamesIn } from './balance.ts'
import { balanceText } from './balance-text.ts'
import type { Batch } from './batch.ts'
import { rateOf } from './rate.ts'
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

const VALHALLA: Batch = { ...RUN, game: 'valhalla', bots: 'warrior', to: 12 }

async function summaryOf(batch: Batch) {
  return summarize(batch, await simulate(batch, 1, silent), 1, 1)
}

it('counts Valhalla by Jarl and source, whatever came up', async () => {
  const summary = await summaryOf({ ...VALHALLA, options: { tyr: true } })
  const jarls = Object.values(summary.jarls ?? {})
  expect(jarls.reduce((sum, jarl) => sum + jarl.games, 0)).toBe(36)
  expect(jarls.reduce((sum, jarl) => sum + jarl.wins, 0)).toBeCloseTo(12, 2)
  for (const jarl of jarls) expect(jarl.ofFairShare).toBeCloseTo(jarl.winRate * 3, 2)
  expect(Object.keys(summary.pointsBySource).sort()).toEqual([...POINT_SOURCES].sort())
  expect(Object.keys(summary.decisions).sort()).toEqual([...VALHALLA_KINDS].sort())
  expect(Object.keys(summary.cards)).toContain('tyr-strength')
  expect(Object.keys(summary.cards)).not.toContain('call-to-battle')
  expect(summary.options).toMatchObject({ tyr: true, loki: false })
  expect(summary.monsters).toBeUndefined()
})

it('points by source add up to the mean score', async () => {
  const { seats, pointsBySource } = await summaryOf(VALHALLA)
  const scored = seats.reduce((sum, seat) => sum + seat.meanScore, 0) / 3
  const points = Object.values(pointsBySource).reduce((sum, one) => sum + one, 0)
  expect(points).toBeCloseTo(scored, 1)
})

it('counts the solo game by monster, side and level', async () => {
  const options = { monster: 'hel', difficulty: 2, valkyries: true }
  const summary = await summaryOf({ ...VALHALLA, players: 1, options })
  expect(summary.monsters).toMatchObject([{ monster: 'hel', side: 'b', difficulty: 2, games: 12 }])
  expect(summary.seats[0]?.winRate).toBe(summary.monsters?.[0]?.winRate)
})

it('gives the same figures for Valhalla on one thread and on two', async () => {
  expect(await simulate(VALHALLA, 2, silent)).toEqual(await simulate(VALHALLA, 1, silent))
})

it('says what is wrong with options', async () => {
  const args = (options: string, players = '3') => [
    ...['--game', 'valhalla', '--players', players, '--games', '1'],
    ...['--options', options],
  ]
  await expect(run(args('{loki}'))).rejects.toThrow(
    '--options must be JSON such as \'{"loki":true}\'',
  )
  await expect(run(args('{"lokki":true}'))).rejects.toThrow(
    '--options: This game has no option “lokki”',
  )
  await expect(run(args('{"loki":true}', '1'))).rejects.toThrow(
    'Alone, no module but Valkyries can be added. See rule VH-108.',
  )
  await expect(run(['--balance'])).rejects.toThrow('--balance needs --game valhalla')
})

it('plays the whole balance table and says which targets are met', async () => {
  const seen: number[] = []
  const table = await balance('test', 24, 1, (done) => seen.push(done))
  expect(Math.max(...seen)).toBe(gamesIn(24))
  expect(table.seats.map((row) => row.seats.length)).toEqual([2, 3, 4, 5, 6])
  expect(table.solo).toHaveLength(MONSTERS.length * 2)
  expect(table.met).toBe([...table.seats, ...table.jarls, ...table.solo].every((row) => row.met))
  const text = balanceText(table)
  expect(text).toContain('| fenrir | A |')
  expect(text).toMatch(/targets are met\.$/)
})

it("works out Wilson's interval", () => {
  expect(rateOf(50, 100)).toEqual({ games: 100, rate: 0.5, low: 0.404, high: 0.596 })
  expect(rateOf(0, 10)).toMatchObject({ rate: 0, low: 0 })
})
