import { expect, it } from 'vitest'
import { bloodRage } from '../rules.ts'
import { given } from '../testing/given.ts'
import { rageFor } from './rage.ts'

it.each([
  ['BR-5.6', 'invade warrior gimle', 1],
  ['BR-5.6', 'invade leader gimle', 0],
  ['BR-5.6', 'invade ship gimle-myrkulor', 2],
  ['BR-11.7', 'return leader gimle', 1],
  ['BR-5.8', 'march gimle horgr', 1],
  ['BR-5.14', 'pillage gimle', 0],
])('%s %s costs %i Rage', (_rule, action, rage) => {
  expect(rageFor(given({}).state, bloodRage.parseAction(action, 0))).toBe(rage)
})

it('a figure that the clan does not have costs nothing', () => {
  const attempt = bloodRage.parseAction('invade troll gimle', 0)
  expect(rageFor(given({}).state, attempt)).toBe(0)
})
