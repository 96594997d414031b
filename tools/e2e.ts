/** The tests in a real browser alone: `npm run e2e [-- vitest arguments]`. */
import { runStep } from './lib/steps.ts'

const { ok } = await runStep({
  name: 'tests in a browser',
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--config', 'apps/e2e/vitest.config.ts', ...process.argv.slice(2)],
  live: true,
})
process.exitCode = ok ? 0 : 1
