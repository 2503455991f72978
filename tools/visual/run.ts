import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasPinnedBrowser } from '../browser.ts'
import { storyIndex, type IndexedStory } from '../stories/storyIndex.ts'
import { generateSources } from '../tasks.ts'
import { affectedStories } from './changed/affectedStories.ts'
import { changedFiles } from '../changed/changedFiles.ts'
import { changesSinceGreen, fileHashes, keepGreenRun, type FileHashes } from '../changed/greenRun.ts'
import { moduleGraph } from '../changed/moduleGraph.ts'
import { served } from './changed/served.ts'
import type { PictureRun } from './guard.ts'
import { orphans } from './orphans.ts'
import { greenRunFile } from './paths.ts'
import { approvePictures, namedPictures } from './report/approvePictures.ts'
import { lastReport } from './report/reported.ts'
import { writeReport } from './report/writeReport.ts'
import { removeBaseline } from './baselines.ts'
import { runPictures } from './runPictures.ts'

// npm run visual [-- <file filter> | --changed [--since <ref>]]: renders stories, compares pictures, and writes the report.
// --since-green: only what differs from the last run without a fault can affect; all where there was none.
// npm run visual:approve [-- the same]: and takes what it sees as the new baselines.
// npm run visual:approve -- --pictures a,b: takes these pictures of the last report, without rendering anything.
const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    approve: { type: 'boolean' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
    'since-green': { type: 'boolean' },
    pictures: { type: 'string' },
  },
})
const approves = values.approve ?? false

/** What differs from where the options count from; undefined where everything is to run. */
const changesToRun = (hashes: FileHashes): readonly string[] | undefined => {
  if (values.changed || values.since !== undefined) return changedFiles(root, values.since)
  return values['since-green'] ? changesSinceGreen(greenRunFile, hashes) : undefined
}

/** The story files to run: undefined for all, none where nothing can have changed. */
const chosen = (stories: readonly IndexedStory[], hashes: FileHashes): readonly string[] | undefined => {
  const changed = changesToRun(hashes)
  if (!changed) return positionals.length > 0 ? positionals : undefined
  const affected = affectedStories({ changed, graph: moduleGraph(root, served), stories })
  console.log(
    affected.scope === 'all' ? `All stories: ${affected.because} changed.` : `${affected.files.length} story files can be affected.`,
  )
  return affected.scope === 'all' ? undefined : affected.files
}

const nothingToRun: { hasPassed: boolean; run: PictureRun } = { hasPassed: true, run: { pictures: [] } }

const render = async () => {
  if (!hasPinnedBrowser) {
    console.error('Pictures: not run. The pinned browser is for Linux on x64, and pictures of another browser cannot be compared.')
    return 1
  }
  generateSources()
  const hashes = fileHashes(root)
  const stories = await storyIndex()
  const filters = chosen(stories, hashes)
  const left = positionals.length > 0 ? [] : orphans(stories)
  const { hasPassed, run } = filters?.length === 0 ? nothingToRun : await runPictures({ filters: filters ?? [], approves })
  const hasCompared = filters !== undefined || run.pictures.length > 0
  if (!hasCompared) console.error('Not one pictured story ran: nothing was compared.')
  if (approves) for (const { picture } of left) removeBaseline(picture)
  const report = await writeReport(run, approves ? [] : left)
  console.log(`${report.changed} changed, ${report.added} new, ${report.gone} without a story, ${report.failed} broken: ${report.address}`)
  if (!approves && report.changed + report.added + report.gone > 0)
    console.log('npm run visual:review shows them and approves what you choose.')
  const isGreen = hasPassed && hasCompared && (approves || left.length === 0)
  const isWhole = positionals.length === 0 && (!filters || values['since-green'])
  if (isGreen && isWhole) keepGreenRun(greenRunFile, hashes)
  return isGreen ? 0 : 1
}

const approveNamed = async (names: string) => {
  try {
    const pictures = namedPictures(lastReport(), names.split(','))
    await approvePictures(pictures)
    console.log(`${pictures.length} baselines are what the last run saw: look at git diff, commit them.`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

process.exitCode = values.pictures === undefined ? await render() : await approveNamed(values.pictures)
