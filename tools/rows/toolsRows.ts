import { join } from 'node:path'
import VitestRows from './vitestRows.ts'

/** The same for the tests of `tools`: they run in the root of the project, whose tally is that of the browser tests. */
export default class ToolsRows extends VitestRows {
  protected override tallyFolder(root: string): string {
    return join(root, 'tools')
  }
}
