import { expect, it } from 'vitest'
import { TimeBudget, usualBudget } from './time-budget.ts'

it('time runs from the first time somebody asks', () => {
  let now = 1000
  const budget = new TimeBudget(50, () => now)
  now = 5000
  expect(budget.isOver()).toBe(false)
  now = 5049
  expect(budget.isOver()).toBe(false)
  now = 5050
  expect(budget.isOver()).toBe(true)
})

it('only a norn is given time', () => {
  expect(usualBudget('norn', () => 0)).toMatchObject({ ms: 1500 })
  expect(usualBudget('champion', () => 0)).toEqual({})
})
