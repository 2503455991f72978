/** What a source cites of docs/spec: rows of quality.md, sections of readings.md. */
export interface Citations {
  readonly rows: readonly string[]
  readonly sections: readonly string[]
}

// The row that opens the name of a test or of a group, also of one over a table; or a comment that speaks of a row.
const rowOfTest = /(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(\s*['"`]([A-Z]\d{1,2}) /g
const rowOfComment = /\b[Rr]ows? ([A-Z]\d{1,2})\b/g
const section = /\breadings, ([A-Z]\w+)/g

const found = (source: string, pattern: RegExp): readonly string[] => [...source.matchAll(pattern)].flatMap(([, name]) => name ?? [])

export const citationsIn = (source: string): Citations => ({
  rows: [...found(source, rowOfTest), ...found(source, rowOfComment)],
  sections: found(source, section),
})
