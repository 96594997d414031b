import { at, below, type RngState, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { diceName, parseDie } from '../dice.ts'
import type { Die, Weapon } from '../ids.ts'
import { type Arming, bestArming } from './best.ts'
import { wildUsed } from './fits.ts'
import type { Candidate } from './plan.ts'
import { NO_SUBSTITUTION, type Substitution } from './substitution.ts'
import {
  type BruteSet,
  bruteSets,
  randomCandidates,
  randomPool,
  randomSubstitution,
} from './testing.ts'
import { bestTotal, type ScoreOf } from './total.ts'

const dice = (words: string) => words.split(' ').map(parseDie)
const warrior = (ref: number, value: number, ...weapons: Weapon[]): Candidate => {
  return { ref, value, needs: { kind: 'weapons', weapons } }
}
const show = ({ total, picks }: Arming) =>
  `${total}: ${picks.map((pick) => `${pick.ref} ${diceName(pick.dice)}`).join(', ')}`

interface Case {
  candidates: Candidate[]
  pool: Die[]
  rules: Substitution
}

/** Mostly full squads and pools: few sets can be armed from less. */
function randomCase(rng: RngState, warriors: number, dice: number): Case {
  const candidates = randomCandidates(rng, warriors - below(rng, 3))
  return { candidates, pool: randomPool(rng, dice - below(rng, 4)), rules: randomSubstitution(rng) }
}

const indices = (mask: number) =>
  [...mask.toString(2)].reverse().flatMap((bit, i) => (bit === '1' ? [i] : []))
const refsAt = ({ candidates }: Case, mask: number) =>
  indices(mask).map((i) => at(candidates, i).ref)
const sumAt = ({ candidates }: Case, mask: number) =>
  indices(mask).reduce((sum, i) => sum + at(candidates, i).value, 0)

/** The sets by worth, dice and place, as the brute force finds them. */
function ranked(game: Case, score: (mask: number) => number): (BruteSet & { total: number })[] {
  const sets = bruteSets(game.candidates, game.pool, game.rules)
  const places = (mask: number) =>
    indices(mask)
      .map((i) => String.fromCharCode(65 + i))
      .join('')
  return sets
    .map((set) => ({ ...set, total: score(set.mask) }))
    .sort(
      (a, b) => b.total - a.total || a.dice - b.dice || (places(a.mask) < places(b.mask) ? -1 : 1),
    )
}

/** The picks must be playable: they fit, come from the pool, and use no more wild dice than needed. */
function expectPlayable(game: Case, { picks }: Arming, wild: number): void {
  const left = game.pool.slice()
  let used = 0
  for (const pick of picks) {
    const { needs } = at(game.candidates, pick.ref - 10)
    used += wildUsed(needs, pick.dice, game.rules)
    for (const die of pick.dice) expect(left.splice(left.indexOf(die), 1)).toEqual([die])
  }
  expect(used).toBe(wild)
}

function expectBest(game: Case, limit: number, scoreOf?: ScoreOf): void {
  const { candidates, pool, rules } = game
  const score = (mask: number) => scoreOf?.(refsAt(game, mask)) ?? sumAt(game, mask)
  const wanted = ranked(game, score)
  const found = bestArming(candidates, pool, rules, limit, scoreOf)
  const brief = found.map(({ total, picks }) => ({ total, refs: picks.map((pick) => pick.ref) }))
  const best = wanted.slice(0, limit)
  expect(brief).toEqual(best.map(({ total, mask }) => ({ total, refs: refsAt(game, mask) })))
  found.forEach((arming, i) => expectPlayable(game, arming, at(best, i).wild))
  expect(bestTotal(candidates, pool, rules, scoreOf)).toBe(at(wanted, 0).total)
}

describe('bestArming', () => {
  it('VH-35 the most worth, each die on one warrior only', () => {
    const squad = [warrior(1, 5, 'axe', 'bow'), warrior(2, 3, 'axe'), warrior(3, 4, 'bow')]
    const found = bestArming(squad, dice('axe bow miss'), NO_SUBSTITUTION)
    expect(found.map(show)).toEqual(['7: 2 axe, 3 bow', '5: 1 axe bow', '4: 3 bow'])
    expect(bestTotal(squad, dice('axe bow miss'), NO_SUBSTITUTION)).toBe(7)
  })

  it('VH-35 arming is never forced: nobody is a set too, and harmful warriors stay out', () => {
    expect(bestArming([warrior(1, -2, 'axe')], dice('axe'), NO_SUBSTITUTION).map(show)).toEqual([
      '0: ',
      '-2: 1 axe',
    ])
    expect(bestTotal([warrior(1, -2, 'axe')], dice('axe'), NO_SUBSTITUTION)).toBe(0)
    expect(bestArming([], [], NO_SUBSTITUTION)).toEqual([{ total: 0, picks: [] }])
    expect(bestArming([], [], NO_SUBSTITUTION, 0)).toEqual([])
  })

  it('VH-33 of equal worth the set with fewer dice, so that more are left to reroll', () => {
    const squad = [warrior(1, 5, 'axe', 'bow'), warrior(2, 5, 'axe')]
    expect(bestArming(squad, dice('axe bow'), NO_SUBSTITUTION, 2).map(show)).toEqual([
      '5: 2 axe',
      '5: 1 axe bow',
    ])
  })

  it('VH-40 a giant that takes any weapons leaves the others what they need', () => {
    const giant: Candidate = { ref: 1, value: 6, needs: { kind: 'anyWeapons', count: 2 } }
    const pair: Candidate = { ref: 2, value: 4, needs: { kind: 'sameWeapons', count: 2 } }
    const found = bestArming(
      [giant, pair, warrior(3, 3, 'sword')],
      dice('sword axe bow bow shield'),
      NO_SUBSTITUTION,
      1,
    )
    expect(found.map(show)).toEqual(['13: 1 axe shield, 2 bow bow, 3 sword'])
  })

  it('VH-10 VH-67 own dice first, then grey ones, then cards', () => {
    const squad = [warrior(1, 3, 'axe'), warrior(2, 3, 'axe')]
    const found = bestArming(squad, dice('axe+ axe* axe'), NO_SUBSTITUTION, 1)
    expect(found.map(show)).toEqual(['6: 1 axe, 2 axe*'])
  })

  it('VH-R34 a warrior that needs no die is armed without one', () => {
    expect(bestArming([warrior(1, 3)], dice('miss'), NO_SUBSTITUTION, 1)).toEqual([
      { total: 3, picks: [{ ref: 1, dice: [] }] },
    ])
    expect(bestTotal([warrior(1, 3)], [], NO_SUBSTITUTION)).toBe(3)
  })

  it('VH-7 Jarl Egil: one wild die serves one warrior only', () => {
    const squad = [warrior(1, 3, 'axe'), warrior(2, 4, 'bow')]
    const rules = { swap: null, wild: 1 }
    expect(bestArming(squad, dice('sword sword'), rules, 1).map(show)).toEqual(['4: 2 sword'])
    expect(bestTotal(squad, dice('sword sword'), rules)).toBe(4)
    expect(bestTotal(squad, dice('sword axe'), rules)).toBe(7)
  })

  it('VH-74 a score for the whole set, and the refs in the given order', () => {
    const squad = [
      { ...warrior(7, 1), needs: { kind: 'anyWeapons', count: 2 } as const },
      warrior(8, 1, 'axe'),
      warrior(9, 1, 'bow'),
    ]
    const seen: string[] = []
    const scoreOf = (refs: readonly number[]) => {
      seen.push(refs.join())
      return refs.length === 2 ? 10 : refs.length
    }
    const found = bestArming(squad, dice('axe bow sword sword'), NO_SUBSTITUTION, 3, scoreOf)
    expect(found.map(show)).toEqual([
      '10: 8 axe, 9 bow',
      '10: 7 sword sword, 8 axe',
      '10: 7 sword sword, 9 bow',
    ])
    expect(seen.toSorted()).toEqual(['', '7', '7,8', '7,8,9', '7,9', '8', '8,9', '9'])
    expect(bestTotal(squad, dice('axe bow sword sword'), NO_SUBSTITUTION, scoreOf)).toBe(10)
  })

  it('finds what trying everything finds: four warriors (VH-36, VH-40, VH-69, VH-R9, VH-R34)', () => {
    const rng = seedRng('best')
    for (let i = 0; i < 2500; i++) expectBest(randomCase(rng, 4, 6), 1 + below(rng, 4))
  })

  it('finds what trying everything finds: scores of whole sets', () => {
    const rng = seedRng('scores')
    const table = Array.from({ length: 64 }, () => below(rng, 20) - 5)
    const scoreOf = (refs: readonly number[]) =>
      at(
        table,
        refs.reduce((sum, ref) => sum + (1 << (ref - 10)), 0),
      )
    for (let i = 0; i < 1000; i++) expectBest(randomCase(rng, 5, 6), 3, scoreOf)
  })

  it('finds what trying everything finds: bigger squads and pools', () => {
    const rng = seedRng('big')
    for (let i = 0; i < 60; i++) expectBest(randomCase(rng, 7, 8), 3)
  })

  it('VH-88 finds what trying everything finds: the squads of a pair', () => {
    const rng = seedRng('pair')
    for (let i = 0; i < 12; i++) expectBest(randomCase(rng, 12, 10), 3)
  })
})
