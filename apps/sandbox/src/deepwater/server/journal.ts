import { mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseJson } from '@lagoon/contract/text/parseJson'
import type { SpinAnswer } from '../contract.ts'
import type { StoredSession } from './sessions.ts'

/** One call to the wallet that has to arrive, with the body as it was first sent. */
export interface Delivery {
  readonly path: string
  readonly body: string
}

/** What is written down before it is acted upon. A round is open from its `bet` until its `closed`. */
export type JournalEntry =
  | { readonly type: 'session'; readonly key: string; readonly session: StoredSession }
  | { readonly type: 'bet'; readonly roundId: string; readonly key: string; readonly sessionId: string }
  | {
      readonly type: 'win'
      readonly roundId: string
      readonly key: string
      readonly spinId: string
      readonly delivery: Delivery
      readonly answer: SpinAnswer
    }
  | { readonly type: 'rollback'; readonly roundId: string; readonly delivery: Delivery }
  | { readonly type: 'closed'; readonly roundId: string }

export interface Journal {
  readonly entries: readonly JournalEntry[]
  /** Resolves when the entry is on the disk. */
  append(entry: JournalEntry): Promise<void>
  close(): Promise<void>
}

const parse = (line: string): JournalEntry[] => {
  const entry = parseJson(line) as JournalEntry | undefined
  return entry ? [entry] : [] // the torn last line of a killed process: it was never acted upon
}

/** Leaves out closed rounds (the last of each session stays, so that a repeated question finds its answer) and sessions that are over. */
export const compacted = (entries: readonly JournalEntry[], now: number): JournalEntry[] => {
  const closed = new Set(entries.flatMap((entry) => (entry.type === 'closed' ? [entry.roundId] : [])))
  const lastOf = new Map(entries.flatMap((entry) => (entry.type === 'win' ? [[entry.key, entry.roundId] as const] : [])))
  const last = new Set(lastOf.values())
  return entries.filter((entry) =>
    entry.type === 'session'
      ? entry.session.expiresAt > now
      : !closed.has(entry.roundId) || (last.has(entry.roundId) && entry.type !== 'bet'),
  )
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
  return {
    entries,
    append(entry) {
      const written = tail.then(async () => {
        await file.appendFile(`${JSON.stringify(entry)}\n`)
        await file.datasync()
      })
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
