import { bestTotal, type Candidate, MISS } from '@meadhall/game-valhalla'
import type { Fight } from '../fight.ts'
import { POOLS } from './pools.ts'

/** So many squads are remembered at once. */
const MOST_KEPT = 200
/** Sets are bits of two words: squads have at most six warriors here. */
const WORD = 32

/** Which sets of a squad each pool of dice can arm. */
export class Armable {
  readonly #candidates: readonly Candidate[]
  readonly #swap: Fight['swap']
  /** Faces of cards that count as dice. */
  readonly #fixed: readonly number[]
  /** By wild dice, by pool: its sets as bits of two words; none where it was never asked for. */
  readonly #known: Uint32Array[] = []

  constructor({ candidates, swap }: Fight, fixed: readonly number[]) {
    this.#candidates = candidates
    this.#swap = swap
    this.#fixed = fixed
  }

  /** The highest worth of all sets that a pool arms if so many of its misses may be any weapon. */
  most(pool: number, wild: number, worths: readonly number[]): number {
    const sets = this.#setsOf(wild)
    if (sets[2 * pool] === 0) this.#find(sets, pool, wild)
    const most = mostIn(sets[2 * pool] ?? 0, 0, worths, Number.NEGATIVE_INFINITY)
    return mostIn(sets[2 * pool + 1] ?? 0, WORD, worths, most)
  }

  #setsOf(wild: number): Uint32Array {
    const known = this.#known[wild] ?? new Uint32Array(2 * POOLS.faces.length)
    this.#known[wild] = known
    return known
  }

  #find(sets: Uint32Array, pool: number, wild: number): void {
    const { swap, wild: own } = this.#swap
    const dice = turned(POOLS.faces[pool] ?? [], wild)
    dice.push(...this.#fixed)
    bestTotal(this.#candidates, dice, { swap, wild: own + wild }, (chosen) => {
      const set = setOf(chosen)
      const word = 2 * pool + (set < WORD ? 0 : 1)
      sets[word] = (sets[word] ?? 0) | (1 << (set % WORD))
      return 0
    })
  }
}

/** A set of warriors as bits. */
export function setOf(chosen: readonly number[]): number {
  let set = 0
  for (const index of chosen) set |= 1 << index
  return set
}

/** Dice with so many misses turned to some weapon. */
function turned(faces: readonly number[], count: number): number[] {
  let left = count
  return faces.map((face) => {
    if (face !== MISS || left === 0) return face
    left -= 1
    return 0
  })
}

/** The highest worth of the sets in a word. */
function mostIn(word: number, first: number, worths: readonly number[], least: number): number {
  let most = least
  for (let left = word; left !== 0; left &= left - 1) {
    const worth = worths[first + WORD - 1 - Math.clz32(left & -left)] ?? 0
    if (worth > most) most = worth
  }
  return most
}

/** Squads change seldom. What each pool arms follows from the key alone. */
const known = new Map<string, Armable>()

export function armableOf(fight: Fight, fixed: readonly number[]): Armable {
  const key = JSON.stringify([fight.candidates.map(({ needs }) => needs), fight.swap, fixed])
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= MOST_KEPT) known.clear()
  const fresh = new Armable(fight, fixed)
  known.set(key, fresh)
  return fresh
}
