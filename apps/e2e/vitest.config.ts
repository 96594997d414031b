import { defineConfig } from 'vitest/config'

const BUDGETS = 'src/budgets.e2e.ts'

const common = {
  globalSetup: ['./src/support/site.ts'],
  pool: 'forks' as const,
  testTimeout: 180_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    reporters: ['default', '../../tools/vitest-count-reporter.ts'],
    projects: [
      {
        test: {
          ...common,
          name: 'table',
          include: ['src/**/*.e2e.ts'],
          exclude: [BUDGETS],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Alone, after all others: what is measured here must not wait for another test's browser.
        test: { ...common, name: 'budgets', include: [BUDGETS], sequence: { groupOrder: 1 } },
      },
    ],
  },
})
