import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    // Pure functions have no state of their own to share; loading them anew for each file costs a quarter of the run.
    isolate: false,
    testTimeout: process.env['LONG'] === '1' ? 900_000 : 60_000,
    include: ['src/**/*.test.ts'],
  },
})
