import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import { type AnyRules, type GameTypes, pick, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { BLOOD_RAGE_LIKINGS, bloodRageLedger } from './blood-rage/ledger.ts'
import { CHARACTERS, type Character, isCharacter } from './characters.ts'
import type { Judge } from './judge.ts'
import { type Liking, leaning } from './leaning.ts'
import type { Ledger } from './ledger.ts'
import { VALHALLA_LIKINGS, valhallaLedger } from './valhalla/ledger.ts'

// biome-ignore lint/suspicious/noExplicitAny: any game
type Any = any
const GAMES: readonly (readonly [AnyRules, Ledger<Any>, Readonly<Record<Character, Liking>>])[] = [
  [bloodRage, bloodRageLedger, BLOOD_RAGE_LIKINGS],
  [valhalla, valhallaLedger, VALHALLA_LIKINGS],
]
/** One who has no opinion: what is left is the taste. */
const INDIFFERENT: Judge<GameTypes> = {
  worth: () => 0.5,
  reply: (_state, _decision, legal, rng) => pick(rng, legal),
  chance: () => 0.5,
  isQuiet: () => true,
}

/** A game played at random, position by position. */
function* positions(rules: AnyRules, seed: string) {
  const state = rules.setup({ options: rules.parseOptions({}, 3), seats: 3, seed })
  const rng = seedRng(seed)
  for (let open = rules.decisions(state)[0]; open; open = rules.decisions(state)[0]) {
    rules.apply(state, pick(rng, rules.legalActions(state, open)))
    yield { state, rng }
  }
}

describe.each(GAMES)('characters (%#)', (rules, ledger, likings) => {
  it.each(CHARACTERS)('a taste for the %s changes a worth, a little, and knows no more', (one) => {
    const tasting = leaning(INDIFFERENT, ledger, likings[one])
    let changed = 0
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const { state, rng } of positions(rules, seed)) {
        const worth = tasting.worth(state, 0)
        expect(Math.abs(worth - 0.5)).toBeLessThanOrEqual(0.06)
        if (worth !== 0.5) changed += 1
        const other = rules.determinize(rules.view(state, 0), rng)
        expect(tasting.worth(other, 0)).toBe(worth)
      }
    }
    expect(changed).toBeGreaterThan(10)
  })
})

it('characters are known by their names', () => {
  expect([...CHARACTERS, 'friendly', null].filter(isCharacter)).toEqual([...CHARACTERS])
})
