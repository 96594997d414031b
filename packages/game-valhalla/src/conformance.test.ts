import { checkConformance } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { valhalla } from './rules.ts'
import { SETUPS } from './testing/setups.ts'

/** Options never change, a decision is replaced rather than changed: copies may share them. */
const SHARED_OK = ['options', 'open']

describe('Valhalla keeps the contract at every step of random games', () => {
  for (const { seats, options } of SETUPS) {
    it(`VH-54 with ${seats} players and ${JSON.stringify(options)}`, () => {
      const report = checkConformance(valhalla, {
        seats,
        options: valhalla.parseOptions(options, seats),
        games: 1,
        seed: `conformance ${seats} ${JSON.stringify(options)}`,
        rngOf: (state) => state.rng,
        sharedOk: [...SHARED_OK, 'battle'],
        playoutEvery: 60,
        attempts: 10,
      })
      expect(report.steps).toBeGreaterThan(20)
    })
  }
})
