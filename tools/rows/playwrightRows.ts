import { join } from 'node:path'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { writeTally } from './rows.ts'

/** Counts the tests in the browser by the row of the quality plan that they name. */
export default class PlaywrightRows implements Reporter {
  private suite: Suite | undefined
  private isWhole = true

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
    this.isWhole = !process.argv.some((argument) => argument.endsWith('.spec.ts'))
  }

  onEnd(): void {
    if (this.suite === undefined || !this.isWhole) return
    const tests = this.suite.allTests().map((test) => {
      const outcome = test.outcome()
      const state = outcome === 'expected' ? ('passed' as const) : outcome === 'skipped' ? outcome : ('failed' as const)
      return { name: test.titlePath().join(' > '), state }
    })
    writeTally(join(import.meta.dirname, '../..'), tests)
  }
}
