import { expect, it } from 'vitest'
import { checkConformance } from './index.ts'
import { TOY_SHARED, toy } from './toy.ts'

const SPEC = {
  seats: 3,
  options: { rounds: 3 as const },
  games: 1,
  seed: 'toy',
  rngOf: (state: ReturnType<typeof toy.clone>) => state.rng,
  sharedOk: TOY_SHARED,
}

it.each<[(typeof toy)['merits'], RegExp]>([
  [() => [], /merits of 0 for 3 seats/],
  [() => Array(3).fill({ as: null, sources: { stakes: 0 } }), /merits \[/],
  [() => Array(3).fill({ as: undefined, sources: {} }), /merits are not plain JSON/],
])('the end of a game finds merits that are none', (merits, reason) => {
  expect(() => checkConformance({ ...toy, merits }, SPEC)).toThrow(reason)
})
