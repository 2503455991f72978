import { copyFileSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PictureRun } from '../guard.ts'
import { unpackBaseline, unpackedFile, type Baseline } from '../baselines.ts'
import { picturePaths } from '../paths.ts'
import type { Report, ReportedPicture } from './reported.ts'
import { clientScript } from './clientScript.ts'
import { reportPage } from './reportPage.ts'

const capabilityOf = (name: string) => {
  const [group = '', capability = ''] = name.split('-')
  return group === 'screens' ? capability : group
}
const about = (picture: string) => ({ picture, viewport: dirname(picture), capability: capabilityOf(basename(picture)) })

/** Copies what the last run saw beside the page and tells what it is. */
const collected = (run: PictureRun, gone: readonly Baseline[], paths: typeof picturePaths): readonly ReportedPicture[] => {
  const keep = (from: string, role: 'before' | 'after' | 'difference', picture: string): Partial<ReportedPicture> => {
    if (!existsSync(from)) return {}
    const address = `pictures/${picture}-${role}.png`
    const to = join(paths.report, address)
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
    return { [role]: address }
  }
  // Vitest calls a picture without a baseline a reference.
  const seen = globSync('*/*-{actual,reference}.png', { cwd: paths.difference }).map((file): ReportedPicture => {
    const picture = file.replace(/-(actual|reference)\.png$/, '')
    const before = keep(unpackedFile(picture, paths), 'before', picture)
    return {
      ...about(picture),
      kind: before.before ? 'changed' : 'new',
      ...before,
      ...keep(join(paths.difference, file), 'after', picture),
      ...keep(join(paths.difference, `${picture}-diff.png`), 'difference', picture),
    }
  })
  const left = gone.map(({ picture }): ReportedPicture => ({
    ...about(picture),
    kind: 'gone',
    ...keep(unpackedFile(picture, paths), 'before', picture),
  }))
  const shown = new Set(seen.map(({ picture }) => picture))
  const failed = run.pictures
    .filter(({ picture, state }) => state === 'failed' && !shown.has(picture))
    .map(({ picture }): ReportedPicture => ({ ...about(picture), kind: 'failed' }))
  return [...seen, ...left, ...failed].sort((a, b) => a.capability.localeCompare(b.capability) || a.picture.localeCompare(b.picture))
}

/** Writes the page of the last run and answers how many pictures want a decision. */
export const writeReport = async (run: PictureRun, gone: readonly Baseline[], paths: typeof picturePaths = picturePaths) => {
  rmSync(join(paths.report, 'pictures'), { recursive: true, force: true })
  mkdirSync(paths.report, { recursive: true })
  for (const { picture } of gone) await unpackBaseline(picture, paths)
  const report: Report = { compared: run.pictures.length, pictures: collected(run, gone, paths) }
  const page = join(paths.report, 'index.html')
  writeFileSync(paths.reported, JSON.stringify(report, null, 1))
  writeFileSync(page, reportPage(report, await clientScript()))
  const count = (kind: ReportedPicture['kind']) => report.pictures.filter((p) => p.kind === kind).length
  return { changed: count('changed'), added: count('new'), gone: count('gone'), failed: count('failed'), address: pathToFileURL(page).href }
}
