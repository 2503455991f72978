import { defineConfig } from 'vitest/config'

/**
 * What needs more than one part of the product, and no browser. `integration`: the player's side against a real API, the adapters of
 * payment and payout providers against the sandbox, part of `npm test`. `engines`: the game providers of the sandbox against the API on
 * PostgreSQL, part of `npm run test:engines`.
 */
export default defineConfig({
  test: {
    reporters: ['default', '../tools/rows/vitestRows.ts'],
    projects: [
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['*.test.ts', 'identity/*.test.ts', 'payments/*.test.ts', 'payouts/*.test.ts'],
          globalSetup: ['../apps/api/test/support/migratedDump.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Three quarters of the time these tests wait for one another's servers.
          maxWorkers: 3,
          // What they change belongs to the servers that they start; loading all modules anew for each file costs two fifths of the work.
          isolate: false,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['providers/*.test.ts', 'payments/engines/*.test.ts'],
          globalSetup: ['../apps/api/test/support/migratedTemplate.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
