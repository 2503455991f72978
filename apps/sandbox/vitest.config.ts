import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    // What a test changes belongs to the server that it starts; a process of its own for each file costs a third of the run.
    isolate: false,
  },
})
