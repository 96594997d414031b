import { checkConformance } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { everyHand } from './determinize/index.ts'
import { valhalla } from './rules.ts'
import { SETUPS } from './testing/setups.ts'

/** Options never change, a decision is replaced rather than changed: copies may share them. */
const SHARED_OK = ['options', 'open']

/** Five play as six do, and four with all modules as three and six: fuzzing plays those, too. */
const TRIED = SETUPS.filter(
  ({ seats, options }) => seats !== 5 && !(seats === 4 && 'thor' in options),
)

describe('Valhalla keeps the contract at every step of random games', () => {
  for (const { seats, options } of TRIED) {
    it(`VH-54 with ${seats} players and ${JSON.stringify(options)}`, () => {
      const report = checkConformance(
        { ...valhalla, everyHand },
        {
          seats,
          options: valhalla.parseOptions(options, seats),
          games: 1,
          seed: `conformance ${seats} ${JSON.stringify(options)}`,
          rngOf: (state) => state.rng,
          sharedOk: [...SHARED_OK, 'battle'],
          playoutEvery: 60,
          attempts: 10,
        },
      )
      expect(report.steps).toBeGreaterThan(20)
    })
  }
})
