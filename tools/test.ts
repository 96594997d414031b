/**
 * All checks and tests: `npm test [-- vitest arguments]`. Everything runs, whatever fails; the last
 * line is `N passed, N failed`, in which a check counts as one test.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { staticChecks } from './lib/checks.ts'
import { runStep, runSteps, type StepResult } from './lib/steps.ts'
import { ROOT } from './lib/workspace.ts'
import { COUNTS_FILE, type TestCounts } from './vitest-count-reporter.ts'

const NONE: TestCounts = { passed: 0, failed: 0, skipped: 0 }

function readCounts(path: string): TestCounts {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : NONE
}

/** Runs vitest. That it failed without a failed test (it broke down) is a failure of its own. */
async function runTests(name: string, args: readonly string[]): Promise<TestCounts> {
  const path = join(ROOT, '.cache', `test-counts-${process.pid}.json`)
  const { ok } = await runStep({
    name,
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', ...args],
    env: { [COUNTS_FILE]: path },
    live: true,
  })
  const counts = readCounts(path)
  rmSync(path, { force: true })
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function sum(tests: readonly TestCounts[], steps: readonly StepResult[]): string {
  const all = [...tests, ...steps.map(({ ok }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }))]
  const passed = all.reduce((count, one) => count + one.passed, 0)
  const failed = all.reduce((count, one) => count + one.failed, 0)
  process.exitCode = failed > 0 ? 1 : 0
  return `${passed} passed, ${failed} failed`
}

const BROWSER_TESTS = ['--config', 'apps/e2e/vitest.config.ts']

const chosen = process.argv.slice(2)
/** A name given to choose tests may fit those of one kind only. */
const narrowed = chosen.length === 0 ? [] : [...chosen, '--passWithNoTests']
const checks = await runSteps(staticChecks(), 2)
const tests = [
  await runTests('tests', narrowed),
  await runTests('tests in a browser', [...BROWSER_TESTS, ...narrowed]),
]
const coverage = await runSteps([{ name: 'rules coverage', script: 'tools/rules-coverage.ts' }])
const failures = [...checks, ...coverage].filter(({ ok }) => !ok).map(({ name }) => name)
if (failures.length > 0) console.log(`Failed checks: ${failures.join(', ')}`)
console.log(sum(tests, [...checks, ...coverage]))
