import { join } from 'node:path'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { isPartOfWalks } from '../e2e/isPart.ts'
import { writeTally } from './rows.ts'

/** Counts the tests in the browser by the row of docs/spec/quality.md that they name. */
export default class PlaywrightRows implements Reporter {
  private suite: Suite | undefined
  private isWhole = true

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
    // A few files by name tell nothing of the rest; the long run has no rest.
    this.isWhole = process.env['ROWS_OF'] === 'long' || !isPartOfWalks()
  }

  onEnd(): void {
    if (this.suite === undefined || !this.isWhole) return
    const tests = this.suite.allTests().map((test) => {
      const outcome = test.outcome()
      const state = outcome === 'expected' ? ('passed' as const) : outcome === 'skipped' ? outcome : ('failed' as const)
      const cases = Number(test.annotations.find(({ type }) => type === 'cases')?.description ?? 1)
      return { name: test.titlePath().join(' > '), state, cases }
    })
    writeTally(join(import.meta.dirname, '../..'), tests)
  }
}
