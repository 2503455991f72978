declare module 'virtual:story-clauses.js' {
  const byFile: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  export default byFile
}
