import type { EdgeOver } from './edge-over.ts'

/** How far what was worked out is off, as looks at 65 turns of Valhalla, fifteen at each answer, have shown. */
const OFF = 0.018
/** Fewer looks than this tell nothing of how far they are off themselves. */
const FEWEST = 8

/**
 * By how much one answer is better than another, from what was worked out and from looks: each
 * counts the more the less it is likely to be off. With few looks what was worked out stands.
 */
export function edgeByBoth(workedOut: number, { looks, mean, error }: EdgeOver): number {
  if (looks < FEWEST) return workedOut
  const [trust, doubt] = [OFF * OFF, error * error]
  return (trust * mean + doubt * workedOut) / (trust + doubt)
}
