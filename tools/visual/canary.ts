import { plants, type Plant } from './plants.ts'
import { lastReport } from './report/reported.ts'
import { writeReport } from './report/writeReport.ts'
import { runPictures } from './runPictures.ts'

// npm run visual:canary: plants a bug in the pictures of one part and fails unless the run caught it and the report shows it.
const part = { filters: ['packages/ui/src/kit/Button/'], projects: ['phone'] } as const
const witness = 'phone/kit-button-matrix'

const clean = await runPictures({ ...part, planted: {} })
if (!clean.hasPassed) {
  console.error(`${clean.output}\nThe pictures differ already without a planted bug.`)
  process.exit(1)
}

/** True when the report shows what was, what is and what differs. */
const isShown = () =>
  lastReport().pictures.some(
    ({ picture, kind, before, after, difference }) => picture === witness && kind === 'changed' && before && after && difference,
  )

for (const plant of plants) {
  const { hasPassed, run, output } = await runPictures({ ...part, planted: { plant } })
  await writeReport(run, [])
  const isSeen: Record<Plant, () => boolean> = {
    pixel: isShown,
    move: isShown,
    color: () => isShown() && output.includes('axe in the day theme:\ncolor-contrast'),
    blind: () => output.includes('passed without a comparison'),
  }
  const isCaught = !hasPassed && isSeen[plant]()
  console.log(`planted ${plant}: ${isCaught ? 'caught' : 'NOT CAUGHT'}`)
  if (!isCaught) {
    console.error(output.slice(-3000))
    process.exitCode = 1
  }
}
