import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasPinnedBrowser } from '../browser.ts'
import { generateSources } from '../tasks.ts'
import { picturePaths } from './paths.ts'
import { lastReport } from './report/reported.ts'
import { writeReport } from './report/writeReport.ts'
import { runPictures } from './runPictures.ts'
import { steadyProblems, type Outcomes } from './steadyProblems.ts'

// npm run visual:steady [-- <file filter>]: takes the pictures three times and fails if one does not come out the same each time.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { times: { type: 'string', default: '3' } } })

if (!hasPinnedBrowser) {
  console.error('Pictures: not run. The pinned browser is for Linux on x64, and pictures of another browser cannot be compared.')
  process.exit(1)
}

const taken = async (): Promise<Outcomes> => {
  const { run } = await runPictures({ filters: positionals })
  await writeReport(run, [])
  const otherwise = lastReport().pictures.map(({ picture, after }) => {
    const mark =
      after === undefined
        ? 'no picture'
        : `otherwise (${createHash('sha1')
            .update(readFileSync(join(picturePaths.report, after)))
            .digest('hex')
            .slice(0, 8)})`
    return [picture, mark] as const
  })
  return new Map([...run.pictures.map(({ picture }) => [picture, 'as its baseline'] as const), ...otherwise])
}

generateSources()
const runs: Outcomes[] = []
while (runs.length < Number(values.times)) runs.push(await taken())
const problems = steadyProblems(runs)
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? `Steady: ${runs[0]?.size ?? 0} pictures came out the same ${runs.length} times.`
    : `Not steady: ${problems.length}.`,
)
process.exitCode = problems.length === 0 && (runs[0]?.size ?? 0) > 0 ? 0 : 1
