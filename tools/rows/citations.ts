import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a source cites of docs/spec: rows of quality.md, sections of readings.md. */
export interface Citations {
  /** Rows of quality.md that a test, or a group of tests, is named after. */
  readonly tests: readonly string[]
  /** Rows that a comment speaks of. */
  readonly comments: readonly string[]
  readonly sections: readonly string[]
}

// The row that opens the name of a test or of a group, also of one over a table; or a comment that speaks of a row.
const rowOfTest = /(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(\s*['"`]([A-Z]{1,2}\d{1,2}) /g
const rowOfComment = /\b[Rr]ows? ([A-Z]{1,2}\d{1,2})\b/g
const section = /\breadings, ([A-Z]\w+)/g

const found = (source: string, pattern: RegExp): readonly string[] => [...source.matchAll(pattern)].flatMap(([, name]) => name ?? [])

export const citationsIn = (source: string): Citations => ({
  tests: found(source, rowOfTest),
  comments: found(source, rowOfComment),
  sections: found(source, section),
})

/** Every source of the project with what it cites. */
export const sourcesThatCite = (root: string): readonly { readonly file: string; readonly citations: Citations }[] =>
  globSync(['{apps,packages}/*/{src,test}/**/*.{ts,tsx}', '{e2e,integration,tools}/**/*.ts'], { cwd: root }).map((file) => ({
    file,
    citations: citationsIn(readFileSync(join(root, file), 'utf8')),
  }))
