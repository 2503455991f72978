import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
    // Pure functions have no state of their own to share; loading them anew for each file costs half of the run.
    isolate: false,
  },
})
