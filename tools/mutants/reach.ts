/** Which tests come to which mutants at all: only those can notice them. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesMatching, ROOT } from '../lib/workspace.ts'
import type { TestFileResult, Trial } from './lab.ts'
import { type Numbered, withLoadMarks, withMarks } from './marks.ts'
import type { Mutant } from './mutant.ts'
import type { PatientLab, UsualTimes } from './patience.ts'

const QUICK_MS = 150
const SLOW_MS = 1500

/** What one run of all tests over the unbroken rules tells. */
export interface ReachMap {
  readonly usual: UsualTimes
  /** The tests that reach a mutant, in rounds: the next is run only if the last noticed nothing. */
  roundsFor(mutant: Mutant): string[][]
}

/** Runs the tests once over the marked sources; throws if they fail as it is. */
export async function mapReach(
  lab: PatientLab,
  folder: string,
  mutants: readonly Mutant[],
  tests: readonly string[],
): Promise<ReachMap> {
  const result = await lab.run(markedTrial(folder, mutants, tests), null)
  const failure = 'hangs' in result ? result.hangs : result.failure
  if ('hangs' in result || failure !== null)
    throw new Error(`the tests fail without any mutant: ${failure}`)
  return mapOf(mutants, result.files)
}

/** Every source of the folder tells when it is loaded, and the places of the mutants. */
function markedTrial(folder: string, mutants: readonly Mutant[], tests: readonly string[]): Trial {
  const numbered = mutants.map((mutant, number) => ({ mutant, number }))
  const byFile = Map.groupBy(numbered, ({ mutant }) => mutant.file)
  const files = filesMatching([`${folder}/**/*.ts`]).filter((file) => !file.endsWith('.test.ts'))
  const sources = Object.fromEntries(files.map((file) => [file, marked(file, byFile.get(file))]))
  return { sources, tests }
}

function marked(file: string, numbered: readonly Numbered[] = []): string {
  return withLoadMarks(withMarks(readFileSync(join(ROOT, file), 'utf8'), numbered))
}

function mapOf(mutants: readonly Mutant[], files: readonly TestFileResult[]): ReachMap {
  const loaded = new Set(files.flatMap(({ reach }) => reach.loaded))
  const reached = new Map(files.map(({ test, reach }) => [test, new Set(reach.reached)]))
  const usual = Object.fromEntries(files.map((file) => [file.test, file.milliseconds]))
  const numbers = new Map(mutants.map((mutant, number) => [mutant, number]))
  const reaches = (test: string, number: number) =>
    loaded.has(number) || reached.get(test)?.has(number) === true
  return {
    usual,
    roundsFor: (mutant) => {
      const number = numbers.get(mutant) ?? -1
      const able = files.map(({ test }) => test).filter((test) => reaches(test, number))
      return inRounds(inBestOrder(mutant, able, usual), usual)
    },
  }
}

/** The test of the same name first, then the quick ones: most mutants are noticed early. */
function inBestOrder(mutant: Mutant, tests: readonly string[], usual: UsualTimes): string[] {
  const own = `/${basename(mutant.file, '.ts')}.test.ts`
  const cost = (test: string) => (test.endsWith(own) ? -1 : (usual[test] ?? 0))
  return [...tests].sort((one, other) => cost(one) - cost(other) || (one < other ? -1 : 1))
}

/** Quick tests together, since a round takes a while to begin; slow ones each for itself. */
function inRounds(tests: readonly string[], usual: UsualTimes): string[][] {
  const time = (test: string) => usual[test] ?? 0
  const quick = tests.filter((test) => time(test) <= QUICK_MS)
  const middling = tests.filter((test) => time(test) > QUICK_MS && time(test) <= SLOW_MS)
  const slow = tests.filter((test) => time(test) > SLOW_MS).map((test) => [test])
  return [quick, middling, ...slow].filter((round) => round.length > 0)
}
