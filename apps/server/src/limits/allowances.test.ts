import { expect, it } from 'vitest'
import { Allowances } from './allowances.ts'

it('a person has one allowance, and those who have it whole again are forgotten', () => {
  let now = 0
  const talk = new Allowances(2, 1, () => now)
  expect([talk.take('ann'), talk.take('ann'), talk.take('ann'), talk.take('bob')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  for (let n = 0; n < 900; n++) talk.take(`early ${n}`)
  now = 10_000
  for (let n = 0; n < 100; n++) talk.take(`late ${n}`)
  expect(talk.size).toBeLessThanOrEqual(101)
})
