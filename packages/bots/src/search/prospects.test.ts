import { expect, it } from 'vitest'
import { Prospects } from './prospects.ts'

const ANSWERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

it('everything is weighed once, then only what was good', () => {
  const prospects = new Prospects<string>()
  expect(prospects.narrow(ANSWERS)).toEqual(ANSWERS)
  ANSWERS.forEach((answer, index) => {
    prospects.note(answer, index / 10)
  })
  expect(prospects.narrow(ANSWERS)).toEqual(['c', 'd', 'e', 'f', 'g', 'h'])
  prospects.note('h', -2)
  expect(prospects.narrow(ANSWERS)).toEqual(['b', 'c', 'd', 'e', 'f', 'g'])
  expect(prospects.narrow([...ANSWERS, 'new'])).toContain('new')
})
