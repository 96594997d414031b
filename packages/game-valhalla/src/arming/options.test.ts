import { below, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { Needs } from '../cards/card.ts'
import { diceName, parseDie } from '../dice.ts'
import type { Die } from '../ids.ts'
import { armings, weaponsOf } from './options.ts'
import { NO_SUBSTITUTION, type Substitution } from './substitution.ts'
import { bruteWays, diceAt, randomNeeds, randomPool, randomSubstitution } from './testing.ts'

const ways = (needs: Needs, words: string, rules: Substitution = NO_SUBSTITUTION) =>
  armings(needs, weaponsOf(words.split(' ').map(parseDie)), rules).map(diceName)

/** Different sets of dice by trying every subset, in the order of the sorted dice. */
function bruteArmings(needs: Needs, pool: readonly Die[], rules: Substitution): Die[][] {
  const sets = bruteWays(needs, pool, rules).map(({ mask }) => diceAt(pool, mask))
  const unique = new Map(sets.map((dice) => [String(dice), dice]))
  return [...unique.values()].sort((a, b) => {
    const differs = a.findIndex((die, i) => die !== b[i])
    return (a[differs] ?? 0) - (b[differs] ?? 0)
  })
}

describe('armings', () => {
  it('VH-35 equal dice stand for each other: one way', () => {
    expect(ways({ kind: 'weapons', weapons: ['axe', 'bow'] }, 'bow axe axe bow miss')).toEqual([
      'axe bow',
    ])
    expect(ways({ kind: 'weapons', weapons: ['axe', 'axe'] }, 'bow axe bow')).toEqual([])
  })

  it('VH-10 grey dice are other dice than own ones', () => {
    expect(ways({ kind: 'weapons', weapons: ['axe'] }, 'axe* axe axe* axe')).toEqual([
      'axe',
      'axe*',
    ])
    expect(ways({ kind: 'sameWeapons', count: 2 }, 'axe* axe axe*')).toEqual([
      'axe axe*',
      'axe* axe*',
    ])
  })

  it('VH-67 cards that count as dice are listed as such', () => {
    expect(ways({ kind: 'weapons', weapons: ['axe', 'bow'] }, 'axe bow+ bow')).toEqual([
      'axe bow',
      'axe bow+',
    ])
  })

  it('VH-36 VH-40 giants choose among all weapons, never misses', () => {
    expect(ways({ kind: 'anyWeapons', count: 2 }, 'miss axe bow axe')).toEqual([
      'axe axe',
      'axe bow',
    ])
    expect(ways({ kind: 'twoPairs', count: 4 }, 'axe bow axe bow axe')).toEqual(['axe axe bow bow'])
    expect(ways({ kind: 'sameWeapons', count: 3 }, 'axe axe bow bow miss miss miss')).toEqual([])
  })

  it('VH-69 VH-R9 different weapons; four equal ones are two pairs', () => {
    expect(ways({ kind: 'differentWeapons', count: 2 }, 'axe bow axe')).toEqual(['axe bow'])
    expect(ways({ kind: 'twoPairs', count: 4 }, 'axe axe axe axe bow')).toEqual(['axe axe axe axe'])
  })

  it('VH-R34 an empty demand has one answer: no dice', () => {
    expect(armings({ kind: 'weapons', weapons: [] }, weaponsOf([0, 1]), NO_SUBSTITUTION)).toEqual([
      [],
    ])
    expect(armings({ kind: 'weapons', weapons: [] }, weaponsOf([]), NO_SUBSTITUTION)).toEqual([[]])
  })

  it('VH-7 Jarl Egil adds ways', () => {
    const needs = { kind: 'weapons', weapons: ['bow'] } as const
    expect(ways(needs, 'bow spear axe', { swap: ['bow', 'spear'], wild: 0 })).toEqual([
      'spear',
      'bow',
    ])
    expect(ways(needs, 'bow axe miss', { swap: null, wild: 1 })).toEqual(['axe', 'bow'])
  })

  it('lists what trying every subset finds (VH-10, VH-36, VH-40, VH-69)', () => {
    const rng = seedRng('armings')
    for (let i = 0; i < 2000; i++) {
      const needs = randomNeeds(rng)
      const pool = randomPool(rng, below(rng, 9))
      const rules = randomSubstitution(rng)
      expect(armings(needs, weaponsOf(pool), rules)).toEqual(bruteArmings(needs, pool, rules))
    }
  })

  it('refuses pools that no battle has', () => {
    expect(() =>
      armings({ kind: 'anyWeapons', count: 2 }, weaponsOf(Array(16).fill(0)), NO_SUBSTITUTION),
    ).toThrow(RangeError)
  })
})
