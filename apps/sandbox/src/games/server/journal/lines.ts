import { createReadStream } from 'node:fs'
import { mkdir, open, rename, writeFile, type FileHandle } from 'node:fs/promises'
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

/** The lines of a file, none where there is no file. Piece by piece: half a gigabyte is more than a string holds. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const piece of createReadStream(path, 'utf8')) {
      // Not by `readline`: it takes U+2028 for the end of a line, which JSON leaves as it is.
      const lines = (rest + String(piece)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  yield rest
}

const ENTRIES_AT_ONCE = 1_000
function* linesFor(entries: readonly unknown[]): Generator<string> {
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE)
    yield entries
      .slice(at, at + ENTRIES_AT_ONCE)
      .map((entry) => `${JSON.stringify(entry)}\n`)
      .join('')
}

/**
 * Opens a file of lines, made new by `compact`: written beside and swapped in, so that a kill at any moment leaves one whole file. What
 * is torn at its end was never acted upon and is left out.
 */
export const openLines = async <Entry>(path: string, compact: (entries: readonly Entry[]) => readonly Entry[]): Promise<Lines<Entry>> => {
  await mkdir(dirname(path), { recursive: true })
  const kept: Entry[] = []
  for await (const line of linesOf(path)) {
    const entry = parseJson(line) as Entry | null | undefined
    if (entry !== undefined && entry !== null) kept.push(entry)
  }
  const entries = compact(kept)
  const fresh = await open(`${path}.new`, 'w', 0o600)
  await writeFile(fresh, linesFor(entries))
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
