/** Tries mutants one after the other and tells which of them a test noticed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/workspace.ts'
import { whyEquivalent } from './equivalent.ts'
import { type Mutant, mutate } from './mutant.ts'
import { PatientLab } from './patience.ts'
import { mapReach, type ReachMap } from './reach.ts'

export type Verdict = 'killed' | 'timed out' | 'survived' | 'equivalent'

export interface Fate {
  readonly mutant: Mutant
  readonly verdict: Verdict
  /** The first test that failed or hangs, why it is equivalent, or how many tests passed. */
  readonly note: string
}

/** What is hunted: rules in a folder, and the tests that should hold them. */
export interface Hunt {
  readonly folder: string
  readonly mutants: readonly Mutant[]
  readonly tests: readonly string[]
  readonly workers: number
  readonly onFate?: (fate: Fate) => void
  /** How long a test that usually takes no time may take at least, where not the usual patience. */
  readonly leastMs?: number
}

/** The fates of all mutants, in their order. */
export async function hunt(given: Hunt): Promise<Fate[]> {
  const { folder, mutants, tests, workers, onFate, leastMs } = given
  const labs = Array.from({ length: workers }, () => new PatientLab(leastMs))
  const [first] = labs
  if (first === undefined) return []
  const end = () => labs.forEach((lab) => lab.stop())
  process.once('exit', end)
  try {
    const map = await mapReach(first, folder, mutants, tests)
    return await shareOut(labs, mutants, async (lab, mutant) => {
      const fate = await fateOf(lab, mutant, map)
      onFate?.(fate)
      return fate
    })
  } finally {
    end()
    process.removeListener('exit', end)
  }
}

/** Every lab takes the next mutant as soon as it is done with one. */
async function shareOut(
  labs: readonly PatientLab[],
  mutants: readonly Mutant[],
  judge: (lab: PatientLab, mutant: Mutant) => Promise<Fate>,
): Promise<Fate[]> {
  const fates: Fate[] = []
  const queue = mutants.entries()
  const work = async (lab: PatientLab) => {
    for (const [index, mutant] of queue) fates[index] = await judge(lab, mutant)
  }
  await Promise.all(labs.map(work))
  return fates
}

async function fateOf(lab: PatientLab, mutant: Mutant, map: ReachMap): Promise<Fate> {
  const why = whyEquivalent(mutant)
  if (why !== null) return { mutant, verdict: 'equivalent', note: why }
  const rounds = map.roundsFor(mutant)
  if (rounds.length === 0) return { mutant, verdict: 'survived', note: 'no test comes here' }
  const source = mutate(readFileSync(join(ROOT, mutant.file), 'utf8'), mutant)
  for (const tests of rounds) {
    const result = await lab.run({ sources: { [mutant.file]: source }, tests }, map.usual)
    if ('hangs' in result) return { mutant, verdict: 'timed out', note: result.hangs }
    if (result.failure !== null) return { mutant, verdict: 'killed', note: result.failure }
  }
  return { mutant, verdict: 'survived', note: `${rounds.flat().length} test files passed` }
}
