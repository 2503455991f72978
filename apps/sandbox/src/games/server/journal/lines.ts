import { mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseJson } from '@lagoon/contract/text/parseJson'

/** A file of JSON lines that only grows while it is open. */
export interface Lines<Entry> {
  /** What was in the file when it was opened, without what was left out. */
  readonly entries: readonly Entry[]
  /** Resolves when the entry is on the disk. One that is refused is not in the file once another is written. */
  append(entry: Entry): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a file of lines, made new by `compact`: written beside and swapped in, so that a kill at any moment leaves one whole file. What
 * is torn at its end was never acted upon and is left out.
 */
export const openLines = async <Entry>(path: string, compact: (entries: readonly Entry[]) => readonly Entry[]): Promise<Lines<Entry>> => {
  await mkdir(dirname(path), { recursive: true })
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const entries = compact(text.split('\n').flatMap((line) => (parseJson(line) as Entry | undefined) ?? []))
  const fresh = await open(`${path}.new`, 'w', 0o600)
  await fresh.writeFile(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  await fresh.sync()
  await fresh.close()
  await rename(`${path}.new`, path)
  await syncFolder(dirname(path))
  const file: FileHandle = await open(path, 'a', 0o600)

  let tail: Promise<void> = Promise.resolve()
  let waiting: string[] = []
  let size = (await file.stat()).size
  let isSound = true
  /** Writes what waits; entries that come while the disk is busy go there together. */
  const flush = async () => {
    const text = waiting.join('')
    waiting = []
    // Else the next line would run on from a torn one, and entries that were refused would come back at a restart.
    if (!isSound) await file.truncate(size)
    isSound = false
    await file.appendFile(text)
    await file.datasync()
    size += Buffer.byteLength(text)
    isSound = true
  }
  let next: Promise<void> | null = null
  return {
    entries,
    append(entry) {
      waiting.push(`${JSON.stringify(entry)}\n`)
      if (next) return next
      const written = tail.then(() => {
        next = null
        return flush()
      })
      next = written
      tail = written.catch(() => undefined)
      return written
    },
    async close() {
      await tail
      await file.close()
    },
  }
}

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  await folder.sync().catch(() => undefined) // not every file system syncs a folder
  await folder.close()
}
