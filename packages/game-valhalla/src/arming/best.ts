import { at } from '@meadhall/kernel'
import { type Die, FACE_COUNT, WEAPONS } from '../ids.ts'
import { arrange, visitSets } from './feasible.ts'
import { countOf, type Packed, packWild } from './packed.ts'
import { type Candidate, type Entry, fillPlan, newPlan, type Plan } from './plan.ts'
import type { Substitution } from './substitution.ts'
import { placesOf, refsOf, type ScoreOf } from './total.ts'

/** One warrior and the dice that arm it. */
export interface Pick {
  readonly ref: number
  readonly dice: Die[]
}

/** A set of warriors armed together, in the caller's order. */
export interface Arming {
  readonly total: number
  readonly picks: Pick[]
}

/** A set that may be among the best. */
interface Found {
  readonly total: number
  readonly dice: number
  readonly chosen: readonly Entry[]
  readonly places: readonly number[]
}

const DEFAULT_LIMIT = 3

/**
 * The best sets of warriors that one pool can arm, best first: most worth, then fewest dice, then by
 * place in the list. Arming nobody is one of the sets (VH-35). Each set comes with one way to arm
 * it: fewest wild uses, own dice before grey ones before cards. With `scoreOf` the values are not
 * looked at: every set that can be armed is scored, so that it is exact for any score.
 */
export function bestArming(
  candidates: readonly Candidate[],
  pool: readonly Die[],
  substitution: Substitution,
  limit: number = DEFAULT_LIMIT,
  scoreOf?: ScoreOf,
): Arming[] {
  if (limit < 1) return []
  const plan = newPlan()
  fillPlan(plan, candidates, pool, substitution, Number.NEGATIVE_INFINITY)
  const top: Found[] = []
  const isFull = () => scoreOf === undefined && top.length === limit
  visitSets(plan, {
    visit: (chosen, sum, dice) => {
      const total = scoreOf === undefined ? sum : scoreOf(refsOf(candidates, chosen))
      if (top.length === limit && total < at(top, limit - 1).total) return
      keep(top, { total, dice, chosen: chosen.slice(), places: placesOf(chosen) }, limit)
    },
    floor: () => (isFull() ? at(top, limit - 1).total : Number.NEGATIVE_INFINITY),
  })
  const sorted = pool.toSorted((a, b) => a - b)
  return top.map((found) => armingOf(plan, found, candidates, sorted))
}

/** Puts a set in its place among the best, and drops the last where there are too many. */
function keep(top: Found[], found: Found, limit: number): void {
  const place = top.findIndex((other) => compare(found, other) < 0)
  if (place < 0) top.push(found)
  else top.splice(place, 0, found)
  if (top.length > limit) top.pop()
}

function compare(a: Found, b: Found): number {
  return b.total - a.total || a.dice - b.dice || comparePlaces(a.places, b.places)
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return at(a, i) - at(b, i)
  return a.length - b.length
}

/** Names the dice of a set: faces first, then for each warrior the lowest dice that show them. */
function armingOf(
  plan: Plan,
  { total, chosen, places }: Found,
  candidates: readonly Candidate[],
  sorted: readonly Die[],
): Arming {
  const cells = cheapest(plan, chosen)
  const left = sorted.slice()
  const picks = places.map((place) => {
    const cell = at(
      cells,
      chosen.findIndex((entry) => entry.index === place),
    )
    return { ref: at(candidates, place).ref, dice: takeFaces(left, cell) }
  })
  return { total, picks }
}

/** The faces each one gets with as few wild uses as the set can do with. */
function cheapest({ pool }: Plan, chosen: readonly Entry[]): Packed[] {
  const cells: Packed[] = []
  const weapons = pool & (packWild(1) - 1)
  for (let wild = 0; weapons + packWild(wild) <= pool; wild++) {
    if (arrange(chosen, 0, weapons + packWild(wild), cells)) break
  }
  return cells
}

/** Takes dice of these faces out of the sorted rest, sorted. */
function takeFaces(left: Die[], cell: Packed): Die[] {
  const taken: Die[] = []
  for (let face = 0; face < WEAPONS.length; face++) {
    for (let n = countOf(cell, face); n > 0; n--) {
      const place = left.findIndex((die) => die % FACE_COUNT === face)
      taken.push(...left.splice(place, 1))
    }
  }
  return taken.sort((a, b) => a - b)
}
