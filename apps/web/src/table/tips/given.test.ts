import { expect, it } from 'vitest'
import { giveAnew, soundGiven, useGiven } from './given.ts'

it('what is stored and sound is kept, the rest is left out', () => {
  expect(soundGiven({ given: ['a/b'], isOff: true })).toEqual({ given: ['a/b'], isOff: true })
  expect(soundGiven({ given: [1], isOff: 'x' })).toEqual({})
  expect(soundGiven(null)).toEqual({})
})

it('who starts a first game is told everything of it again, and nothing else', () => {
  useGiven.setState({ given: ['valhalla/arm', 'blood-rage/battle'], isOff: true })
  giveAnew('valhalla')
  expect(useGiven.getState()).toMatchObject({ given: ['blood-rage/battle'], isOff: false })
})
