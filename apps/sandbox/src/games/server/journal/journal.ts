import { mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { compacted } from './compacted.ts'
import type { JournalEntry } from './entries.ts'

export interface Journal {
  readonly entries: readonly JournalEntry[]
  /** Resolves when the entry is on the disk. */
  append(entry: JournalEntry): Promise<void>
  close(): Promise<void>
}

/** Sessions had no player once, and wins no record. */
const isOfEarlierRelease = (entry: JournalEntry): boolean =>
  (entry.type === 'session' && !('player' in entry.session.reply)) || (entry.type === 'win' && !('record' in entry))

const parse = (line: string): JournalEntry[] => {
  const entry = parseJson(line) as JournalEntry | undefined
  if (!entry) return [] // the torn last line of a killed process: it was never acted upon
  return isOfEarlierRelease(entry) ? [] : [entry]
}

/** Opens the journal, made new without what is done: written beside and swapped in, so that a kill at any moment leaves one whole file. */
export const openJournal = async (path: string, now = Date.now()): Promise<Journal> => {
  await mkdir(dirname(path), { recursive: true })
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const entries = compacted(text.split('\n').flatMap(parse), now)
  const fresh = await open(`${path}.new`, 'w', 0o600)
  await fresh.writeFile(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  await fresh.sync()
  await fresh.close()
  await rename(`${path}.new`, path)
  await syncFolder(dirname(path))
  const file: FileHandle = await open(path, 'a', 0o600)

  let tail: Promise<void> = Promise.resolve()
  let waiting: string[] = []
  /** Writes what waits; entries that come while the disk is busy go there together. */
  const flush = async () => {
    const lines = waiting
    waiting = []
    await file.appendFile(lines.join(''))
    await file.datasync()
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
