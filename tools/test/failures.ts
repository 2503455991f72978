import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is read of the summary that `turbo run --summarize` leaves. A task that was stopped, as another one had failed, has no `execution`. */
interface Summary {
  readonly tasks: readonly {
    readonly taskId: string
    /** From the root. */
    readonly logFile: string
    readonly execution?: { readonly exitCode: number | null }
  }[]
}

/** Where test runners and compilers say what is wrong. */
const LAST_LINES = 100

/**
 * The ends of what failed tasks have printed. In the output of a whole run they stand far above its end, which is all that is kept of some.
 * @param root Holds the log of each task, as its summary says.
 * @param summary The text of the summary.
 */
export const failuresOf = (root: string, summary: string): readonly string[] =>
  (JSON.parse(summary) as Summary).tasks
    .filter(({ execution }) => execution !== undefined && execution.exitCode !== 0)
    .map(({ taskId, logFile }) => {
      const lines = readFileSync(join(root, logFile), 'utf8').trimEnd().split('\n')
      return [`${taskId} failed; the end of its output:`, ...lines.slice(-LAST_LINES)].join('\n')
    })
