import { WEAPONS } from '../ids.ts'
import type { Demand } from './demand.ts'

/** Face pairs that may be used as each other are one class: these are the classes' faces. */
export interface Swap {
  readonly a: number
  readonly b: number
}

/** Counts per class: the second face of the swap is counted with the first. */
function merged(counts: readonly number[], swap: Swap): number[] {
  const classes = counts.slice()
  if (swap.a === swap.b) return classes
  classes[swap.a] = (classes[swap.a] ?? 0) + (classes[swap.b] ?? 0)
  classes[swap.b] = 0
  return classes
}

/** How many dice lie right for a list of weapons: within a class any die does for any symbol. */
function matchedList(classes: readonly number[], wanted: readonly number[]): number {
  return classes.reduce((sum, count, face) => sum + Math.min(count, wanted[face] ?? 0), 0)
}

/** Of each class as many dice can differ as it has faces (VH-69). */
function matchedDifferent(classes: readonly number[], swap: Swap): number {
  const faces = (face: number) => (swap.a !== swap.b && face === swap.a ? 2 : 1)
  return classes.reduce((sum, count, face) => sum + Math.min(count, faces(face)), 0)
}

/** Whole pairs first, then pairs that have one die right; equal pairs are fine (VH-40, VH-R9). */
function matchedPairs(classes: readonly number[], pairs: number): number {
  const whole = Math.min(
    pairs,
    classes.reduce((sum, count) => sum + Math.floor(count / 2), 0),
  )
  const odd = classes.reduce((sum, count) => sum + (count % 2), 0)
  return 2 * whole + Math.min(pairs - whole, odd)
}

/** How often each weapon stands in a list. */
function countWeapons(weapons: readonly string[]): number[] {
  return WEAPONS.map((weapon) => weapons.filter((other) => other === weapon).length)
}

/**
 * The fewest dice that must be used as a weapon they do not stand for, given as many weapon dice as
 * the demand takes: `Infinity` where even that does not help (more different weapons than exist).
 */
export function leastWild(demand: Demand, counts: readonly number[], swap: Swap): number {
  const classes = merged(counts, swap)
  switch (demand.kind) {
    case 'weapons': {
      const wanted = merged(countWeapons(demand.weapons), swap)
      return demand.weapons.length - matchedList(classes, wanted)
    }
    case 'anyWeapons':
      return 0
    case 'sameWeapons':
      return demand.count - Math.max(...classes)
    case 'differentWeapons':
      if (demand.count > WEAPONS.length) return Number.POSITIVE_INFINITY
      return demand.count - matchedDifferent(classes, swap)
    case 'twoPairs':
      return demand.count - matchedPairs(classes, demand.count / 2)
  }
}
