import { expect, it } from 'vitest'
import { soak } from './soak.ts'

it('loses, doubles and reorders nothing when it is killed again and again', async () => {
  const report = await soak({ kills: 3, seed: 'short', processes: 1, tables: 2 })
  expect(report.problems).toEqual([])
  expect(report.games).toBeGreaterThanOrEqual(2)
  expect(report.views).toBeGreaterThan(report.acknowledged)
  expect(report.acknowledged).toBeGreaterThan(100)
})

it('finishes moves in flight when it is asked to stop, and sends clients away to come back', async () => {
  const report = await soak({ kills: 3, seed: 'gentle', processes: 1, tables: 2, isGentle: true })
  expect(report.problems).toEqual([])
  expect(report.goodbyes).toBeGreaterThan(0)
  expect(report.acknowledged).toBeGreaterThan(100)
})

it('loses nothing when one of three processes over one PostgreSQL is killed again and again', async () => {
  const report = await soak({ kills: 3, seed: 'three', processes: 3, tables: 2 })
  expect(report.problems).toEqual([])
  expect(report.games).toBeGreaterThanOrEqual(2)
  expect(report.acknowledged).toBeGreaterThan(100)
})
