import { fuzzGame } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { valhalla } from './rules.ts'
import type { State } from './state.ts'
import { checkInvariants } from './testing/invariants.ts'
import { randomSetup } from './testing/setups.ts'

const GAMES = 600
const PER_TEST = 100

/** Plays random games of all combinations with the invariants checked after every action. */
function failures(from: number, to: number): string[] {
  const found: string[] = []
  for (let number = from; number < to; number++) {
    const { seats, options } = randomSetup(number)
    const seed = `test/${number}`
    const parsed = valhalla.parseOptions(options, seats)
    const result = fuzzGame(valhalla, { options: parsed, seats, seed, check: checkInvariants })
    if (result.failure !== null)
      found.push(`${seed}: ${result.failure} after ${result.actions.length} actions`)
  }
  return found
}

describe('random games keep the invariants after every action', () => {
  for (let from = 0; from < GAMES; from += PER_TEST) {
    it(`VH-54 games ${from} to ${from + PER_TEST - 1}`, () => {
      expect(failures(from, from + PER_TEST)).toEqual([])
    })
  }
})

describe('the invariants', () => {
  const fresh = (): State =>
    valhalla.setup({ options: valhalla.parseOptions({}, 3), seats: 3, seed: 'invariants' })
  const breaks: [string, (state: State) => void][] = [
    ['VH-3 a shield too many', (state) => Object.assign(state.players[0] ?? {}, { shields: 5 })],
    ['VH-1 a card too many', (state) => state.discard.push('arnbjorn')],
    ['VH-10 a grey die lost', (state) => Object.assign(state, { grey: 2 })],
    ['a decision lost', (state) => state.open.splice(0)],
  ]
  for (const [what, damage] of breaks) {
    it(`catch ${what}`, () => {
      const state = fresh()
      expect(() => checkInvariants(state)).not.toThrow()
      damage(state)
      expect(() => checkInvariants(state)).toThrow(/invariant broken/)
    })
  }
})
