import { defineConfig } from 'vitest/config'
import usual from './vitest.config.ts'

/** The tests of what is mutated (row O3): each mutant takes some of them again, and one of a constant all of them. */
export default defineConfig({
  test: {
    ...usual.test,
    include: ['src/{session,client,errors,guards,wallet,assembly,shell}/**/*.test.ts', 'src/account/*.test.ts'],
    isolate: false,
  },
})
