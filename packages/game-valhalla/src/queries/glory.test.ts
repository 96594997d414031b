import { expect, it } from 'vitest'
import { fittingValues, reachable } from './glory.ts'

// Glory: arnbjorn 1, geirolf 2, ylva 5; a tactic is no warrior.
it.each([
  [['arnbjorn', 'geirolf', 'fury'], 3, [false, true, true, false, false, false]],
  [['arnbjorn', 'geirolf'], 2, [false, false, true, false, false, false]],
  [['ylva'], 3, [false, false, false, false, false, false]],
] as const)('VH-R28 which values of %j can be part of exactly %i', (pile, sum, fitting) => {
  expect(fittingValues(pile, sum)).toEqual(fitting)
})

it('VH-R28 the highest sum up to a value counts', () => {
  expect(reachable(['geirolf', 'ylva'], 4)).toBe(2)
  expect(reachable(['geirolf', 'ylva'], 7)).toBe(7)
  expect(reachable([], 4)).toBe(0)
})
