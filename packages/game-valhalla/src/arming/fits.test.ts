import { below, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { Needs } from '../cards/card.ts'
import { parseDie } from '../dice.ts'
import type { Weapon } from '../ids.ts'
import { fits, wildUsed } from './fits.ts'
import { NO_SUBSTITUTION } from './substitution.ts'
import { bruteWild, randomNeeds, randomPool, randomSubstitution } from './testing.ts'

const dice = (words: string) => (words === '' ? [] : words.split(' ').map(parseDie))
const list = (...weapons: Weapon[]): Needs => ({ kind: 'weapons', weapons })
const plain = (needs: Needs, words: string) => fits(needs, dice(words), NO_SUBSTITUTION)
const EGIL = { swap: ['bow', 'spear'], wild: 0 } as const
const WILD = { swap: null, wild: 1 }

describe('fits', () => {
  it('VH-35 all weapons of a warrior, in any order, and nothing to spare', () => {
    expect(plain(list('axe', 'bow', 'axe'), 'bow axe axe')).toBe(true)
    expect(plain(list('axe', 'bow'), 'axe')).toBe(false)
    expect(plain(list('axe', 'bow'), 'axe bow bow')).toBe(false)
    expect(plain(list('axe', 'axe'), 'axe bow')).toBe(false)
  })

  it('VH-36 a miss never arms anything, not even as a wild die', () => {
    expect(plain(list('axe'), 'miss')).toBe(false)
    expect(plain({ kind: 'anyWeapons', count: 2 }, 'axe miss')).toBe(false)
    expect(plain({ kind: 'sameWeapons', count: 2 }, 'miss miss*')).toBe(false)
    expect(fits(list('axe'), dice('miss'), { swap: null, wild: 3 })).toBe(false)
  })

  it('VH-40 giants: any two, two or three of the same, two pairs', () => {
    expect(plain({ kind: 'anyWeapons', count: 2 }, 'axe bow')).toBe(true)
    expect(plain({ kind: 'sameWeapons', count: 2 }, 'axe axe')).toBe(true)
    expect(plain({ kind: 'sameWeapons', count: 2 }, 'axe bow')).toBe(false)
    expect(plain({ kind: 'sameWeapons', count: 3 }, 'bow bow bow')).toBe(true)
    expect(plain({ kind: 'sameWeapons', count: 3 }, 'bow bow axe')).toBe(false)
    expect(plain({ kind: 'twoPairs', count: 4 }, 'axe bow axe bow')).toBe(true)
    expect(plain({ kind: 'twoPairs', count: 4 }, 'axe axe axe bow')).toBe(false)
    expect(plain({ kind: 'twoPairs', count: 4 }, 'axe axe bow shield')).toBe(false)
  })

  it('VH-R9 four equal weapons are two pairs', () => {
    expect(plain({ kind: 'twoPairs', count: 4 }, 'axe axe axe axe')).toBe(true)
  })

  it('VH-69 all dice on a marked giant are different weapons', () => {
    expect(plain({ kind: 'differentWeapons', count: 3 }, 'axe bow shield')).toBe(true)
    expect(plain({ kind: 'differentWeapons', count: 3 }, 'axe bow axe')).toBe(false)
    expect(
      fits({ kind: 'differentWeapons', count: 6 }, dice('axe axe axe axe axe axe'), {
        swap: null,
        wild: 6,
      }),
    ).toBe(false)
  })

  it('VH-10 VH-67 grey dice and cards arm like own dice', () => {
    expect(plain(list('axe', 'axe', 'bow'), 'axe* axe+ bow')).toBe(true)
    expect(plain({ kind: 'sameWeapons', count: 3 }, 'axe* axe+ axe')).toBe(true)
  })

  it('VH-R34 an empty demand takes no die', () => {
    expect(plain(list(), '')).toBe(true)
    expect(plain(list(), 'axe')).toBe(false)
  })

  it('VH-7 Jarl Egil: bows as spears and spears as bows', () => {
    expect(fits(list('bow', 'bow'), dice('spear bow'), EGIL)).toBe(true)
    expect(fits(list('axe', 'spear'), dice('axe bow'), EGIL)).toBe(true)
    expect(fits(list('axe'), dice('bow'), EGIL)).toBe(false)
    expect(fits({ kind: 'sameWeapons', count: 3 }, dice('bow spear bow'), EGIL)).toBe(true)
    expect(fits({ kind: 'differentWeapons', count: 3 }, dice('bow bow axe'), EGIL)).toBe(true)
    expect(fits({ kind: 'differentWeapons', count: 3 }, dice('bow bow bow'), EGIL)).toBe(false)
    expect(fits({ kind: 'twoPairs', count: 4 }, dice('bow spear axe axe'), EGIL)).toBe(true)
  })

  it('VH-7 Jarl Egil: one die as any weapon, spent only where it is needed', () => {
    expect(wildUsed(list('axe', 'bow'), dice('axe bow'), WILD)).toBe(0)
    expect(wildUsed(list('axe', 'bow'), dice('axe sword'), WILD)).toBe(1)
    expect(wildUsed(list('axe', 'bow'), dice('sword sword'), WILD)).toBe(Number.POSITIVE_INFINITY)
    expect(wildUsed({ kind: 'twoPairs', count: 4 }, dice('axe axe axe bow'), WILD)).toBe(1)
    expect(wildUsed({ kind: 'differentWeapons', count: 3 }, dice('axe axe bow'), WILD)).toBe(1)
    expect(wildUsed(list('axe'), dice('axe'), { swap: null, wild: -1 })).toBe(0)
  })

  it('says what trying every use of every die says (VH-36, VH-40, VH-69)', () => {
    const rng = seedRng('fits')
    for (let i = 0; i < 4000; i++) {
      const needs = randomNeeds(rng)
      const pool = randomPool(rng, below(rng, 5))
      const rules = randomSubstitution(rng)
      expect(wildUsed(needs, pool, rules)).toBe(bruteWild(needs, pool, rules))
    }
  })

  it('refuses demands that no card has', () => {
    expect(() => plain({ kind: 'anyWeapons', count: 8 }, 'axe')).toThrow(RangeError)
  })
})
