import type { JournalEntry } from '../server/journal/entries.ts'
import type { Lines } from '../server/journal/lines.ts'

export interface MemoryLines<Entry> extends Lines<Entry> {
  /** In the order in which they were given, as a restart would read them. */
  readonly written: readonly Entry[]
  /** The disk takes its time: appends wait until the returned function is called. */
  hold: () => () => void
  /** The next append is refused, and leaves nothing. */
  failNext: () => void
}

/** Lines for tests that are kept in memory. */
export const memoryLines = <Entry>(entries: readonly Entry[] = []): MemoryLines<Entry> => {
  const written = [...entries]
  let disk: Promise<void> = Promise.resolve()
  let isFailing = false
  return {
    entries,
    written,
    hold: () => {
      const held = Promise.withResolvers<void>()
      disk = held.promise
      return held.resolve
    },
    failNext: () => void (isFailing = true),
    async append(entry) {
      if (isFailing) {
        isFailing = false
        await disk
        throw new Error('the disk is full')
      }
      written.push(entry)
      await disk
    },
    close: async () => undefined,
  }
}

/** A journal for tests that is kept in memory. */
export const memoryJournal = (entries: readonly JournalEntry[] = []): MemoryLines<JournalEntry> => memoryLines(entries)
