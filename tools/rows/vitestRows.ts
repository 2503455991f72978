import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { writeTally } from './rows.ts'

/** Counts the tests of a package by the row of docs/spec/quality.md that they name. The packages' own test command brings it along. */
export default class VitestRows implements Reporter {
  private folder = process.cwd()

  onInit({ config }: Vitest): void {
    this.folder = this.tallyFolder(config.root)
  }

  /** Where the tally lies, for a package in the folder `root`. */
  protected tallyFolder(root: string): string {
    return root
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state } = test.result()
        const { cases } = test.meta() as { readonly cases?: number }
        return { name: test.fullName, state: state === 'pending' ? ('skipped' as const) : state, ...(cases !== undefined && { cases }) }
      }),
    )
    writeTally(this.folder, tests)
  }
}
