import { readFileSync } from 'node:fs'
import { loadGameFile } from '@meadhall/kernel'
import { type ConformanceReport, checkConformance } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { bloodRage, everyHand } from './index.ts'

/** Options never change, and a decision is replaced rather than changed: copies may share them. */
const SHARED_OK = ['options', 'open']

const GAMES = 4

function conform(seats: number, raw: object, games = GAMES): ConformanceReport {
  return checkConformance(
    { ...bloodRage, everyHand },
    {
      seats,
      options: bloodRage.parseOptions(raw, seats),
      games,
      seed: `conformance ${seats} ${JSON.stringify(raw)}`,
      rngOf: (state) => state.rng,
      sharedOk: SHARED_OK,
    },
  )
}

/** That the games were real ones, and that each check had something to look at. */
function expectRealGames(report: ConformanceReport, seats: number, stepsPerGame: number): void {
  expect(report.steps / report.games).toBeGreaterThan(stepsPerGame)
  expect(report.attempts).toBeGreaterThan(30 * report.steps)
  expect(report.views).toBe(report.steps * (seats + 1))
  expect(report.playouts / report.games).toBeGreaterThan(2)
  expect(report.undone / report.games).toBeGreaterThan(20)
  expect(report.refused).toBe(report.steps)
  expect(report.ordered).toBeGreaterThan(0)
}

describe('Blood Rage keeps the contract at every step of random games', () => {
  it.each([
    [2, 40],
    [3, 70],
    [4, 100],
  ])('BR-1.1 with %i players', (seats, stepsPerGame) => {
    expectRealGames(conform(seats, {}), seats, stepsPerGame)
  })

  it.each([
    [2, 40],
    [3, 60],
    [4, 80],
  ])('BR-4.5 as a first game with %i players', (seats, stepsPerGame) => {
    expectRealGames(conform(seats, { firstGame: true }), seats, stepsPerGame)
  })

  it('BR-2.6 with chosen clans and a chosen first player', () => {
    const raw = { clans: ['raven', 'wolf', 'serpent'], firstPlayer: 2 }
    expectRealGames(conform(3, raw, 3), 3, 60)
  })
})

describe('docs/game-files.md', () => {
  it('shows a game file that loads', () => {
    const page = readFileSync(new URL('../../../docs/game-files.md', import.meta.url), 'utf8')
    const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? ''
    const { game, file } = loadGameFile(example, [bloodRage])
    expect(file.seats).toEqual([{ name: 'Ingrid' }, { name: 'Bjorn' }])
    expect(game.actions).toHaveLength(3)
  })
})
