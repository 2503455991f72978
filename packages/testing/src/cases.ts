import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How many cases one test has run, for the table of rows; a test that says nothing is one case. */
    cases?: number
  }
}

/**
 * How many cases a seeded row runs: all of them in the long run (`npm run test:long`), otherwise a twentieth. The mutation
 * run (`CASES=few`) takes every test again for each mutation, and so a five-hundredth.
 */
export const casesOf = (all: number, usual = Math.ceil(all / 20)): number => {
  if (process.env['CASES'] === 'few') return Math.ceil(all / 500)
  return process.env['LONG'] === '1' ? all : usual
}

/** The seeds of so many cases, from 1. */
export const seedsOf = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Writes down how many cases a test has run. */
export const countCases = ({ task }: Pick<TestContext, 'task'>, count: number): void => {
  task.meta.cases = count
}
