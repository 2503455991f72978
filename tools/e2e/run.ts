import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changesSinceGreen, fileHashes, keepGreenRun } from '../changed/greenRun.ts'
import { moduleGraph } from '../changed/moduleGraph.ts'
import { affectedWalks } from './affectedWalks.ts'

// npm run e2e [-- <options and filters of Playwright>]: walks through the running product in a browser.
// --since-green: only what differs from the last run without a fault can affect; all where there was none.
const root = join(import.meta.dirname, '../..')
const greenFile = join(root, 'dist/e2e-green.json')
const sinceGreen = '--since-green'
const options = process.argv.slice(2).filter((option) => option !== sinceGreen)
const isSinceGreen = process.argv.includes(sinceGreen)

/** Walks that are chosen by what changed; undefined for all of them. */
const chosen = (hashes: ReturnType<typeof fileHashes>): readonly string[] | undefined => {
  const changed = isSinceGreen ? changesSinceGreen(greenFile, hashes) : undefined
  if (!changed) return undefined
  const affected = affectedWalks(changed, moduleGraph(root, []))
  console.log(
    affected.scope === 'all' ? `All walks: ${affected.because} changed.` : `Walks of: ${affected.folders.join(', ') || 'nothing'}.`,
  )
  return affected.scope === 'all' ? undefined : affected.folders.map((folder) => `e2e/${folder}/`)
}

const walk = (): number => {
  const hashes = fileHashes(root)
  const folders = chosen(hashes)
  const status =
    folders?.length === 0
      ? 0
      : (spawnSync('playwright', ['test', ...(folders ?? []), ...options], { cwd: root, stdio: 'inherit' }).status ?? 1)
  // An option may leave walks out, or run none.
  if (status === 0 && options.length === 0) {
    mkdirSync(dirname(greenFile), { recursive: true })
    keepGreenRun(greenFile, hashes)
  }
  return status
}

process.exitCode = walk()
