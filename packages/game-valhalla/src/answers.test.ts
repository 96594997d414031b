import { randomPlay } from '@meadhall/kernel/testing'
import { expect, it } from 'vitest'
import type { ActionType } from './actions.ts'
import { ANSWERS_TO } from './answers.ts'
import { valhalla } from './rules.ts'
import { given } from './testing/given.ts'
import { SETUPS } from './testing/setups.ts'

const GAMES = 8

it('legal answers are of the types that the table names, and all of those come up', () => {
  const met: Record<string, Set<ActionType>> = {}
  const note = (kind: string, legal: readonly { readonly type: ActionType }[]) => {
    met[kind] ??= new Set()
    for (const action of legal) met[kind]?.add(action.type)
  }
  for (let game = 0; game < GAMES; game++) {
    for (const { seats, options } of SETUPS) {
      const start = { options: valhalla.parseOptions(options, seats), seats }
      const spec = { ...start, seed: `answers ${game}`, byType: true }
      randomPlay(valhalla, spec, ({ decision, legal }) => note(decision.kind, legal))
    }
  }
  // Random players hardly ever get beyond a monster's first cards.
  const { state, does } = given({ players: 1, monster: { left: 3 }, p1: { squad: ['ulf'] } })
  does('p1', 'attack monster')
  for (const decision of state.open) note(decision.kind, valhalla.legalActions(state, decision))
  const sorted = (table: object) =>
    Object.fromEntries(Object.entries(table).map(([kind, types]) => [kind, [...types].toSorted()]))
  expect(sorted(met)).toEqual(sorted(ANSWERS_TO))
})

it('an action that answers something else is not carried out in silence', () => {
  const { state } = given({ p1: { squad: ['ulf'] } })
  expect(() => valhalla.apply(state, { type: 'done', by: 0 })).toThrow(
    '"done" does not answer "turn"',
  )
})
