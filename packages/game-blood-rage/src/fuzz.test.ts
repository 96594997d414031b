import { makeGameFile, printGameFile } from '@meadhall/kernel'
import { fuzzGame } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { bloodRage } from './rules.ts'
import type { Options, State } from './state.ts'
import { checkInvariants } from './testing/invariants.ts'

const GAMES = 1000
const PER_TEST = 250

/** Plays random games with the invariants checked after every action; gives the failures. */
function failures(from: number, to: number): string[] {
  const found: string[] = []
  for (let number = from; number < to; number++) {
    const seats = 2 + (number % 3)
    const options = bloodRage.parseOptions({ firstGame: number % 7 === 0 }, seats)
    const seed = `test/${number}`
    const result = fuzzGame(bloodRage, { options, seats, seed, check: checkInvariants })
    if (result.failure !== null)
      found.push(
        `${seed}: ${result.failure}\n${recording(result.state, options, seats, seed, result.actions)}`,
      )
  }
  return found
}

function recording(
  state: State,
  options: Options,
  seats: number,
  seed: string,
  actions: Parameters<typeof bloodRage.formatAction>[0][],
): string {
  const { version } = bloodRage
  return printGameFile(makeGameFile(bloodRage, { options, seats, seed, version, state, actions }))
}

describe('random games keep the invariants after every action', () => {
  for (let from = 0; from < GAMES; from += PER_TEST) {
    it(`games ${from} to ${from + PER_TEST - 1}`, () => {
      expect(failures(from, from + PER_TEST)).toEqual([])
    })
  }
})

describe('the invariants', () => {
  const fresh = (): State =>
    bloodRage.setup({ options: bloodRage.parseOptions({}, 3), seats: 3, seed: 'invariants' })
  const breaks: [string, (state: State) => void][] = [
    ['BR-1.1 a lost Warrior', (state) => state.clans[0]?.warriors.fill(0)],
    ['BR-1.5 Rage above 12', (state) => Object.assign(state.clans[0] ?? {}, { rage: 13 })],
    ['BR-10.4 Glory below 0', (state) => Object.assign(state.clans[0] ?? {}, { glory: -1 })],
    ['BR-1.7 a card too many', (state) => state.discard.push('a1-troll')],
    ['BR-1.8 a token that is none of the nine', (state) => state.tokens.fill('rage')],
    ['BR-5.7 more figures than Horns', (state) => state.clans[0]?.warriors.splice(1, 1, 5)],
    ['BR-5.8 a Ship on land', (state) => state.clans[0]?.singles.splice(1, 1, 3)],
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
