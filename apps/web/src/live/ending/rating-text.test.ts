import { expect, it } from 'vitest'
import { changeText } from './rating-text.ts'

const CHANGE = {
  seat: 0,
  before: { mu: 25, sigma: 25 / 3 },
  after: { mu: 27.637, sigma: 8.06 },
}

it('a rating is told with its uncertainty and by how much it has moved', () => {
  expect(changeText(CHANGE, 'en')).toEqual({
    before: { middle: '25.0', range: '16.7' },
    after: { middle: '27.6', range: '16.1' },
    gain: '+2.6',
  })
  const { before, after } = CHANGE
  expect(changeText({ seat: 0, before: after, after: before }, 'pl').gain).toBe('-2,6')
  expect(changeText({ seat: 0, before, after: before }, 'en').gain).toBe('0.0')
})
