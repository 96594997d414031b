import { randomPlay } from '@meadhall/kernel/testing'
import { expect, it } from 'vitest'
import { ANSWERS_TO } from './answers.ts'
import { bloodRage } from './rules.ts'
import { given } from './testing/given.ts'

const GAMES = 120

it('legal answers are of the types that the table names, and all of those come up', () => {
  const met: Record<string, Set<string>> = {}
  for (let game = 0; game < GAMES; game++) {
    const seats = 2 + (game % 3)
    const options = bloodRage.parseOptions({}, seats)
    const spec = { options, seats, seed: `answers ${game}`, byType: true }
    randomPlay(bloodRage, spec, ({ decision, legal }) => {
      met[decision.kind] ??= new Set()
      for (const action of legal) met[decision.kind]?.add(action.type)
    })
  }
  const sorted = (table: object) =>
    Object.fromEntries(Object.entries(table).map(([kind, types]) => [kind, [...types].toSorted()]))
  expect(sorted(met)).toEqual(sorted(ANSWERS_TO))
})

it('an action that answers something else is not carried out in silence', () => {
  const { state } = given({ turn: 'wolf' })
  expect(() => bloodRage.apply(state, { type: 'flee', by: 0 })).toThrow(
    '"flee" does not answer "turn"',
  )
})
