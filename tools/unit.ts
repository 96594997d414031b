/** Some of the tests that need no browser: `npm run unit -- packages/kernel/src/rng.test.ts`. */
import { runStep } from './lib/steps.ts'

const { ok } = await runStep({
  name: 'tests',
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', ...process.argv.slice(2)],
  live: true,
})
process.exitCode = ok ? 0 : 1
