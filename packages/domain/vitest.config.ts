import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    // What a test changes belongs to the app that it makes; loading all modules anew for each file costs two thirds of the run.
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: process.env['LONG'] === '1' ? 900_000 : 60_000,
    // graphql-request comes with the first call; the schedules of these tests turn a clock by hand and cannot wait for a file.
    setupFiles: ['./src/testing/loadedClient.ts'],
  },
})
