import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    // What a test changes belongs to the app that it makes, or is put back; loading all modules anew for each file costs a fifth of the run.
    isolate: false,
  },
})
