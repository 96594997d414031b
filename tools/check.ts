/** Runs the checks that only read the sources, without the tests: `npm run check`. */
import { staticChecks } from './lib/checks.ts'
import { runSteps } from './lib/steps.ts'

const results = await runSteps(staticChecks(), 2)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
