import { expect, it } from 'vitest'
import { MessageCheck, placeholders } from './message-check.ts'

const TEXTS = {
  'event.drank': '{clan} drank {count, plural, one {# cup of {drink}} other {# cups of {drink}}}',
  'clan.wolf': 'Wolf',
  'drink.mead': 'mead',
}

it('finds the arguments of a message, inside its branches too', () => {
  expect(placeholders(TEXTS['event.drank'])).toEqual(['clan', 'count', 'drink', 'drink'])
})

it('finds what a formatter would stumble over', () => {
  const check = new MessageCheck(TEXTS)
  const params = { clan: 'clan.wolf', count: 2, drink: 'drink.mead' }
  check.add(null)
  check.add({ key: 'event.drank', params })
  expect([[...check.keys], [...check.faults]]).toEqual([['event.drank'], []])
  expect(check.faultsOf({ key: 'event.ate', params })).toEqual(['no text event.ate'])
  expect(check.faultsOf({ key: 'event.drank', params: { ...params, drink: 'drink.ale' } })).toEqual(
    ['event.drank names drink.ale'],
  )
  expect(check.faultsOf({ key: 'event.drank', params: { clan: 'clan.wolf', count: 1 } })).toContain(
    'event.drank lacks {drink}',
  )
})
