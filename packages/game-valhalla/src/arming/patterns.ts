import { WEAPONS, type Weapon } from '../ids.ts'
import { type Demand, diceOf } from './demand.ts'
import { leastWild, type Swap } from './least-wild.ts'
import { holds, type Packed, packFace, packWild } from './packed.ts'
import type { Substitution } from './substitution.ts'

/** All sets of faces that satisfy a demand, ready to be laid against a pool. */
export interface Patterns {
  /** Dice it takes. */
  readonly size: number
  /** Whether any weapons do: who is served last needs to try only one pattern. */
  readonly anyWeapons: boolean
  /** The sets of faces, each with the wild uses it needs in the wild lane; fewest wild uses first. */
  readonly cells: readonly Packed[]
  /** Wild uses by the set of faces alone. */
  readonly wildOf: ReadonlyMap<Packed, number>
  /** The most of each face that any set holds. */
  readonly ceiling: Packed
}

/** Demands take at most four dice; more would not fit into the key. */
const MOST_DICE = 7
const KINDS = ['weapons', 'anyWeapons', 'sameWeapons', 'differentWeapons', 'twoPairs'] as const

/** Computed once for each demand and substitution: a pure function, so sharing changes nothing. */
const memo = new Map<number, Patterns>()

export function patternsOf(demand: Demand, substitution: Substitution): Patterns {
  const key = keyOf(demand, substitution)
  const known = memo.get(key)
  if (known !== undefined) return known
  const patterns = computePatterns(demand, substitution)
  memo.set(key, patterns)
  return patterns
}

/** Whether a pool with its wild uses holds any of the sets: most warriors are ruled out by this. */
export function canArm({ cells }: Patterns, pool: Packed): boolean {
  for (let i = 0; i < cells.length; i++) if (holds(pool, cells[i] as Packed)) return true
  return false
}

function faceOf(weapon: Weapon): number {
  return WEAPONS.indexOf(weapon)
}

/** Equal keys, equal patterns: the demand in 18 bits, then the swap, then the wild uses in reach. */
function keyOf(demand: Demand, { swap, wild }: Substitution): number {
  const size = diceOf(demand)
  if (size > MOST_DICE) throw new RangeError(`no warrior needs ${size} dice`)
  let key = KINDS.indexOf(demand.kind) << 15
  if (demand.kind !== 'weapons') key += size
  else for (const weapon of demand.weapons) key += 1 << (3 * faceOf(weapon))
  const code = swap === null ? 0 : faceOf(swap[0]) * WEAPONS.length + faceOf(swap[1])
  return (key * 25 + code) * 8 + reach(wild, size)
}

/** Wild uses beyond the dice of the demand change nothing. */
function reach(wild: number, size: number): number {
  return Math.max(0, Math.min(wild, size))
}

function computePatterns(demand: Demand, { swap, wild }: Substitution): Patterns {
  const size = diceOf(demand)
  const faces: Swap = swap === null ? { a: 0, b: 0 } : { a: faceOf(swap[0]), b: faceOf(swap[1]) }
  const wildOf = new Map<Packed, number>()
  const ceilings = WEAPONS.map(() => 0)
  for (const counts of faceCounts(size, WEAPONS.length)) {
    const needed = leastWild(demand, counts, faces)
    if (needed > wild && needed > 0) continue
    wildOf.set(packCounts(counts), needed)
    for (const [face, count] of counts.entries()) {
      ceilings[face] = Math.max(ceilings[face] ?? 0, count)
    }
  }
  const anyWeapons = demand.kind === 'anyWeapons'
  return { size, anyWeapons, cells: cellsOf(wildOf), wildOf, ceiling: packCounts(ceilings) }
}

function packCounts(counts: readonly number[]): Packed {
  return counts.reduce((sum, count, face) => sum + packFace(face, count), 0)
}

function cellsOf(wildOf: ReadonlyMap<Packed, number>): Packed[] {
  const byWild = [...wildOf].sort(([, a], [, b]) => a - b)
  return byWild.map(([faces, needed]) => faces + packWild(needed))
}

/** All ways to have `size` dice of so many faces, those with most of the first faces first. */
function faceCounts(size: number, faces: number): number[][] {
  if (faces === 0) return size === 0 ? [[]] : []
  const all: number[][] = []
  for (let count = size; count >= 0; count--) {
    for (const rest of faceCounts(size - count, faces - 1)) all.push([count, ...rest])
  }
  return all
}
