import type { Budget } from './budget.ts'
import type { MeasureOptions } from './measurePage.ts'

/** A page of the product that is measured, and what it may cost. */
export interface BenchPage extends MeasureOptions {
  readonly name: string
  readonly path: string
  readonly budget: Budget
}

export const pages: readonly BenchPage[] = [
  {
    name: 'home',
    path: '/',
    ready: 'a[href*="/game-"] img',
    budget: {
      scriptKB: { timesBare: 2 },
      fcpMs: { timesBare: 1 },
      lcpMs: { timesBare: 1.8 },
      tbtMs: { atMost: 100 },
      cls: { atMost: 0 },
      requests: { atMost: 25 },
      imageKB: { atMost: 250 },
    },
  },
]
