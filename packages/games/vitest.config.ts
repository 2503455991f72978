import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: process.env['LONG'] === '1' ? 900_000 : 60_000,
    include: ['src/**/*.test.ts'],
  },
})
