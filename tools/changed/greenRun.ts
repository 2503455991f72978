import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes of the project's files, as git counts them, by their path from the root. */
export type FileHashes = Readonly<Record<string, string>>

const git = (root: string, args: readonly string[], input?: string) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...(input !== undefined && { input }) })
const lines = (text: string) => text.split('\0').filter(Boolean)

/** The files that stand in the work tree now, new ones too; what git ignores is made of them. */
export const fileHashes = (root: string): FileHashes => {
  const hashes: Record<string, string> = {}
  for (const entry of lines(git(root, ['ls-files', '-s', '-z']))) {
    const [about = '', file = ''] = entry.split('\t')
    hashes[file] = about.split(' ')[1] ?? ''
  }
  const edited = lines(git(root, ['ls-files', '-z', '--modified', '--others', '--exclude-standard']))
  const present = edited.filter((file) => existsSync(join(root, file)))
  const rehashed = git(root, ['hash-object', '--stdin-paths'], present.join('\n')).split('\n')
  for (const file of edited) delete hashes[file]
  for (const [index, file] of present.entries()) hashes[file] = rehashed[index] ?? ''
  return hashes
}

/** Every file that is new, gone or another one. */
export const differing = (before: FileHashes, now: FileHashes): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((file) => before[file] !== now[file])

/** What the last run that found nothing wrong was made of; undefined where there was none. */
export const lastGreenRun = (file: string): FileHashes | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FileHashes) : undefined

/** Keeps what a run without a fault was made of. Take the hashes before the run: a file that is edited during it was not tested. */
export const keepGreenRun = (file: string, hashes: FileHashes): void => writeFileSync(file, JSON.stringify(hashes))

/** What differs from the last run without a fault, as `file` keeps it; undefined where there was none. */
export const changesSinceGreen = (file: string, now: FileHashes): readonly string[] | undefined => {
  const green = lastGreenRun(file)
  return green && differing(green, now)
}
