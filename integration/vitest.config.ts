import { defineConfig } from 'vitest/config'

/** What needs more than one part of the product, and no browser: the player's side against a real API. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: ['../apps/api/test/support/migratedDump.ts'],
    reporters: ['default', '../tools/rows/vitestRows.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
