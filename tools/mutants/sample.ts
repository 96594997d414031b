/** A part of the mutants, the same for the same seed. */
import { seedRng, shuffle } from '@meadhall/kernel'
import type { Mutant } from './mutant.ts'

/** So many mutants, from every file its share, in the order of the files. */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const rng = seedRng(seed)
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  const ranked = [...byFile.values()].flatMap((ofFile) =>
    shuffle(rng, [...ofFile]).map((mutant, index) => ({
      mutant,
      rank: (index + 0.5) / ofFile.length,
    })),
  )
  // Of equal rank are the middle ones of short files: those must not always be the first files'.
  const drawn = shuffle(rng, ranked).sort((one, other) => one.rank - other.rank)
  const chosen = new Set(drawn.slice(0, count).map(({ mutant }) => mutant))
  return mutants.filter((mutant) => chosen.has(mutant))
}
