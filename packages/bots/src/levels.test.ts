import { expect, it } from 'vitest'
import { levelOf } from './levels.ts'

it('a level is known by its name and by the one it had', () => {
  expect(['thrall', 'warrior', 'champion', 'norn'].map(levelOf)).toEqual([
    'thrall',
    'warrior',
    'champion',
    'norn',
  ])
  expect([levelOf('random'), levelOf('greedy')]).toEqual(['thrall', 'warrior'])
})

it('nothing else is a level', () => {
  expect(['person', 'genius', 'toString', '', 7, null, undefined].map(levelOf)).toEqual(
    Array(7).fill(null),
  )
})
