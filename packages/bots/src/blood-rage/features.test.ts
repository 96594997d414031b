import { bloodRage } from '@meadhall/game-blood-rage'
import { expect, it } from 'vitest'
import { checkFeatures } from '../testing/check-features.ts'
import { BLOOD_RAGE_FEATURES } from './features.ts'

it.each([2, 3, 4])('features depend on what a seat of %d knows alone', (seats) => {
  const report = checkFeatures(bloodRage, BLOOD_RAGE_FEATURES, seats)
  expect(report.positions).toBeGreaterThan(100)
  // Random games see few cards of the last ages, but most of the board.
  expect(report.told.size).toBeGreaterThan(BLOOD_RAGE_FEATURES.size / 4)
})
