/** Runs tests over sources that are changed in memory only: the working tree stays as it is. */
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CliOptions, Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { createVitest } from 'vitest/node'
import { ROOT } from '../lib/workspace.ts'
import type { Reach } from './reach-setup.ts'

/** Sources that read otherwise, by their path, and the tests to run over them, in this order. */
export interface Trial {
  readonly sources: Readonly<Record<string, string>>
  readonly tests: readonly string[]
}

export interface TestFileResult {
  readonly test: string
  readonly milliseconds: number
  readonly reach: Reach
}

/** The tests stop at the first failure. */
export interface TrialResult {
  /** What failed first, or null. */
  readonly failure: string | null
  readonly files: readonly TestFileResult[]
}

export interface Lab {
  run(trial: Trial): Promise<TrialResult>
}

/** Rules need little memory: a mutant that heaps things up without end breaks down early. */
const MEMORY_MB = 1024
const HANGS_MS = 600_000
const SETUP = fileURLToPath(new URL('./reach-setup.ts', import.meta.url))
const NOTHING_REACHED: Reach = { reached: [], loaded: [] }

/** Keeps the order it is given. */
class AsGiven {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }
}

/** Tests anew in a fresh process at every run; what did not change is compiled only once. */
export async function openLab(onFileEnd: (test: string) => void): Promise<Lab> {
  let sources: Readonly<Record<string, string>> = {}
  const plugin = {
    name: 'mutants',
    enforce: 'pre' as const,
    transform: (_code: string, id: string) => sources[pathInRepository(id)] ?? null,
  }
  const reporter: Reporter = { onTestModuleEnd: (file) => onFileEnd(testOf(file)) }
  const vitest = await createVitest(optionsWith(reporter), { root: ROOT, plugins: [plugin] })
  return {
    run: async (trial) => {
      const changed = [...Object.keys(sources), ...Object.keys(trial.sources)]
      sources = trial.sources
      for (const path of changed) vitest.invalidateFile(join(ROOT, path))
      return await runTests(vitest, trial.tests)
    },
  }
}

function optionsWith(reporter: Reporter): CliOptions {
  return {
    root: ROOT,
    config: false,
    watch: false,
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    // Kept by what is on the disk, it would give mutants to other runs.
    fsModuleCache: false,
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    bail: 1,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    setupFiles: [SETUP],
    reporters: [reporter],
    sequence: { sequencer: AsGiven },
  }
}

async function runTests(vitest: Vitest, tests: readonly string[]): Promise<TrialResult> {
  // It keeps the results of all runs; those of other mutants are none of this one.
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  const project = vitest.getRootProject()
  const specifications = tests.map((test) => project.createSpecification(join(ROOT, test)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const failures = testModules.flatMap(failuresOf)
  const broken = unhandledErrors.map((error) => `outside a test: ${messageOf(error)}`)
  return { failure: [...failures, ...broken][0] ?? null, files: testModules.map(resultOf) }
}

function failuresOf(file: TestModule): string[] {
  if (file.state() !== 'failed') return []
  const [test] = [...file.children.allTests('failed')]
  return [`${testOf(file)} > ${test?.fullName ?? messageOf(file.errors()[0])}`]
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)
}

function resultOf(file: TestModule): TestFileResult {
  const { duration, collectDuration } = file.diagnostic()
  const { reach = NOTHING_REACHED } = file.meta() as { reach?: Reach }
  return { test: testOf(file), milliseconds: Math.round(duration + collectDuration), reach }
}

function testOf(file: TestModule): string {
  return pathInRepository(file.moduleId)
}

function pathInRepository(path: string): string {
  return relative(ROOT, path).split(sep).join('/')
}
