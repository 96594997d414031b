import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Ends what hangs. Nothing is judged by time: a busy machine may take its time. */
const HANGS_MS = 600_000

export default defineConfig({
  test: {
    include: [
      'packages/**/src/**/*.test.ts',
      'apps/**/src/**/*.test.ts',
      'apps/server/proofs/**/*.test.ts',
      'training/src/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**'],
    // Processes, not threads: the parser behind tools/ now and then crashes when its thread ends.
    pool: 'forks',
    // One process runs many files, so what a module keeps outlives a file: no test may count on it.
    isolate: false,
    // The program is started hundreds of times; what was compiled once is kept for the next time.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compile') },
    // One more than the two cores of the smallest machine we test on: a test that waits for a
    // socket, a clock or a process leaves its core to others.
    maxWorkers: 3,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    teardownTimeout: HANGS_MS,
    expect: { poll: { timeout: HANGS_MS / 5, interval: 20 } },
    globalSetup: ['./apps/server/src/storage/testing/postgres/shared.ts'],
    reporters: ['default', './tools/vitest-count-reporter.ts'],
  },
})
