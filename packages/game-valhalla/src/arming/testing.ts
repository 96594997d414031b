import { at, below, type RngState } from '@meadhall/kernel'
import type { Needs } from '../cards/card.ts'
import { cardOf, deckCards, warriorOf } from '../cards/index.ts'
import { faceOf } from '../dice.ts'
import { type Die, MISS, WEAPONS } from '../ids.ts'
import type { Candidate } from './plan.ts'
import type { Substitution } from './substitution.ts'

/** Dice of all faces and kinds. */
export function randomPool(rng: RngState, size: number): Die[] {
  return Array.from({ length: size }, () => below(rng, 6) + 6 * below(rng, 3))
}

/** Every demand that is printed on a card, and an empty one (VH-R34). */
const PRINTED: readonly Needs[] = [
  { kind: 'weapons', weapons: [] },
  ...(['base', 'valkyries', 'dwarves'] as const)
    .flatMap(deckCards)
    .filter((id) => cardOf(id).type === 'warrior')
    .map((id) => warriorOf(id).needs),
]

/** Giants, whose demands are open, as often as all others. */
export function randomNeeds(rng: RngState): Needs {
  const giants = PRINTED.filter((needs) => needs.kind !== 'weapons')
  const list = below(rng, 2) === 0 ? giants : PRINTED
  return at(list, below(rng, list.length))
}

export function randomCandidates(rng: RngState, count: number): Candidate[] {
  return Array.from({ length: count }, (_, i) => {
    return { ref: 10 + i, needs: randomNeeds(rng), value: below(rng, 9) - 1 }
  })
}

export function randomSubstitution(rng: RngState): Substitution {
  const swap = below(rng, 2) === 0 ? null : (['bow', 'spear'] as const)
  return { swap, wild: below(rng, 3) }
}

/** What the rules say of dice used as these weapons, word for word (VH-40, VH-69, VH-R9). */
function satisfies(needs: Needs, used: readonly number[]): boolean {
  const sorted = used.toSorted((a, b) => a - b)
  if (needs.kind === 'weapons') {
    return String(sorted) === String(needs.weapons.map((w) => WEAPONS.indexOf(w)).sort())
  }
  if (used.length !== needs.count) return false
  const kinds = new Set(used).size
  if (needs.kind === 'sameWeapons') return kinds === 1
  if (needs.kind === 'differentWeapons') return kinds === used.length
  return needs.kind === 'anyWeapons' || (sorted[0] === sorted[1] && sorted[2] === sorted[3])
}

/** What each use of a die as one of the weapons costs in wild uses. */
function costsOf(die: Die, { swap }: Substitution): number[] {
  const pair = swap?.map((weapon) => WEAPONS.indexOf(weapon)) ?? []
  const face = faceOf(die)
  const isFree = (as: number) => as === face || (pair.includes(as) && pair.includes(face))
  return face === MISS ? [] : WEAPONS.map((_, as) => (isFree(as) ? 0 : 1))
}

/** Fewest wild uses by trying every use of every die; for comparison only. */
export function bruteWild(needs: Needs, dice: readonly Die[], rules: Substitution): number {
  const costs = dice.map((die) => costsOf(die, rules))
  let fewest = Number.POSITIVE_INFINITY
  const use = (used: number[], spent: number): void => {
    if (spent > rules.wild && spent > 0) return
    if (used.length < dice.length) {
      at(costs, used.length).forEach((cost, as) => use([...used, as], spent + cost))
    } else if (satisfies(needs, used)) {
      fewest = Math.min(fewest, spent)
    }
  }
  use([], 0)
  return fewest
}

/** A set of dice of a pool as bits, and the wild uses it takes. */
interface Way {
  readonly mask: number
  readonly cost: number
}

function sizeOfMask(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length
}

/** All sets of dice that fit, by trying every subset of the pool. */
export function bruteWays(needs: Needs, pool: readonly Die[], rules: Substitution): Way[] {
  const size = needs.kind === 'weapons' ? needs.weapons.length : needs.count
  const ways: Way[] = []
  for (let mask = 0; mask < 1 << pool.length; mask++) {
    if (sizeOfMask(mask) !== size) continue
    const cost = bruteWild(needs, diceAt(pool, mask), rules)
    if (cost <= rules.wild) ways.push({ mask, cost })
  }
  return ways
}

export function diceAt(pool: readonly Die[], mask: number): Die[] {
  return pool.filter((_, i) => (mask >> i) & 1).sort((a, b) => a - b)
}

/** A set of candidates (as bits) that can be armed together, and the least wild uses for it. */
export interface BruteSet {
  readonly mask: number
  readonly dice: number
  readonly wild: number
}

/** All sets of candidates that can be armed, by trying all dice for all of them. */
export function bruteSets(
  candidates: readonly Candidate[],
  pool: readonly Die[],
  rules: Substitution,
): BruteSet[] {
  let reached = new Map<string, { mask: number; used: number; wild: number }>()
  reached.set('', { mask: 0, used: 0, wild: 0 })
  candidates.forEach(({ needs }, i) => {
    const next = new Map(reached)
    for (const way of bruteWays(needs, pool, rules)) {
      for (const { mask, used, wild } of reached.values()) {
        const state = { mask: mask | (1 << i), used: used | way.mask, wild: wild + way.cost }
        if ((used & way.mask) === 0 && state.wild <= rules.wild)
          next.set(`${Object.values(state)}`, state)
      }
    }
    reached = next
  })
  const sets = new Map<number, BruteSet>()
  for (const { mask, used, wild } of reached.values()) {
    const known = sets.get(mask)
    if (!known || wild < known.wild) sets.set(mask, { mask, dice: sizeOfMask(used), wild })
  }
  return [...sets.values()]
}
