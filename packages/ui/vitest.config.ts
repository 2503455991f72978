import { defineConfig } from 'vitest/config'

/** Rules and words of the kit and the screens; the stories are run by the root's own configuration. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
