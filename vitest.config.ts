import { defineConfig } from 'vitest/config'

/** Ends what hangs. Nothing is judged by time: a busy machine may take its time. */
const HANGS_MS = 600_000

export default defineConfig({
  test: {
    include: ['packages/**/src/**/*.test.ts', 'apps/**/src/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Processes, not threads: the parser behind tools/ now and then crashes when its thread ends.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    teardownTimeout: HANGS_MS,
    reporters: ['default', './tools/vitest-count-reporter.ts'],
  },
})
