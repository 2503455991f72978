import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { isPartOfWalks } from '../../tools/e2e/isPart.ts'
import { reachProblems } from '../../tools/stories/reachedStates.ts'
import { screenStates } from '../../tools/stories/specification.ts'
import { countedScreens, inStorybookOnly, REACHED } from './reachedStates.ts'

/** Fails a whole run of the walks that did not reach every state which is to be reached. Part of a run tells nothing of the rest. */
export default class ReachedReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const isPart = process.env['ROWS_OF'] === 'long' || isPartOfWalks()
    if (this.suite === undefined || isPart) return undefined
    const passed = this.suite.allTests().filter((one) => one.outcome() === 'expected' || one.outcome() === 'flaky')
    const marks = passed
      .flatMap(({ results }) => results.flatMap(({ annotations }) => annotations))
      .flatMap(({ type, description }) => (type === REACHED && description !== undefined ? [description] : []))
    const problems = reachProblems({ states: screenStates(), counted: countedScreens, inStorybookOnly, marks })
    process.stdout.write(
      `\nStates reached in the running product: ${new Set(marks).size}${problems.map((problem) => `\n  ${problem}`).join('')}\n`,
    )
    return problems.length > 0 ? { status: 'failed' } : undefined
  }
}
