import { defineConfig } from 'vitest/config'
import { findFirefox } from './src/support/find-firefox.ts'
import { SlowestFirst } from './src/support/order.ts'

/** Ends what hangs. Nothing is judged by time: a busy machine may take its time. */
const HANGS_MS = 600_000

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.e2e.ts'],
    // Without that browser there is nothing to test; the summary says so.
    exclude: findFirefox() === null ? ['src/live/second-engine.e2e.ts'] : [],
    globalSetup: ['./src/support/site.ts'],
    pool: 'forks',
    isolate: false,
    // More than cores: a visitor waits for frames most of the time.
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    teardownTimeout: HANGS_MS,
    expect: { poll: { timeout: HANGS_MS / 5, interval: 20 } },
    reporters: ['default', '../../tools/vitest-count-reporter.ts'],
  },
})
