import { runTogether } from '../runTogether.ts'

// Runs the parts that its arguments hold as code for Node, and ends as they tell: what the test of runTogether starts.
const [stopWithinMs, ...codes] = process.argv.slice(2)
const { ended } = runTogether(
  codes.map((code, index) => ({ name: `part ${index}`, command: `"${process.execPath}" -e '${code}'`, cwd: '.', env: process.env })),
  { stopWithinMs: Number(stopWithinMs) },
)
process.exitCode = await ended
