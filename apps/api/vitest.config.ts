import { defineConfig } from 'vitest/config'

/**
 * `api`: on the embedded engine inside this machine, part of `npm test`. `engines`: on a real PostgreSQL and Redis, part of
 * `npm run test:engines`; their files take the engines in turn: two at a time want more connections than a server allows.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          globalSetup: ['test/support/migratedDump.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // The files share nothing but modules without a state of their own; loading those anew for each costs a fifth of the run.
          isolate: false,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['test/engines/**/*.test.ts'],
          globalSetup: ['test/support/migratedTemplate.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
