/**
 * Writes how many tests passed and failed where tools/test.ts looks for it: vitest's own closing
 * lines are for people and change.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** How many tests ended how. What broke outside a test counts as a failed one. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The environment variable that names the file to write; without it nothing is written. */
export const COUNTS_FILE = 'MEADHALL_TEST_COUNTS'

function errorsOutsideTests(module: TestModule): number {
  const suites = [...module.children.allSuites()]
  return module.errors().length + suites.reduce((sum, suite) => sum + suite.errors().length, 0)
}

function countsOf(modules: readonly TestModule[], otherErrors: number): TestCounts {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const count = (state: string) => tests.filter((each) => each.result().state === state).length
  const outside = modules.reduce((sum, module) => sum + errorsOutsideTests(module), otherErrors)
  return {
    passed: count('passed'),
    failed: count('failed') + outside,
    skipped: count('skipped'),
  }
}

/** The reporter, named in vitest.config.ts. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], otherErrors: readonly unknown[]): void {
    const path = process.env[COUNTS_FILE]
    if (path === undefined) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(countsOf(modules, otherErrors.length)))
  }
}
