import { join } from 'node:path'
import VitestRows from './vitestRows.ts'

/** The same for the tests that read the sources: a tally of their own, beside that of `tools`. */
export default class SourcesRows extends VitestRows {
  protected override tallyFolder(root: string): string {
    return join(root, 'tools/rows')
  }
}
