import { compacted } from './compacted.ts'
import type { JournalEntry } from './entries.ts'
import { openLines, type Lines } from './lines.ts'

export type Journal = Lines<JournalEntry>

/** Sessions had no player once, and wins no record. */
const isOfEarlierRelease = (entry: JournalEntry): boolean =>
  (entry.type === 'session' && !('player' in entry.session.reply)) || (entry.type === 'win' && !('record' in entry))

/** Opens the journal of a provider's games, without what is done. */
export const openJournal = (path: string, now = Date.now()): Promise<Journal> =>
  openLines<JournalEntry>(path, (entries) =>
    compacted(
      entries.filter((entry) => !isOfEarlierRelease(entry)),
      now,
    ),
  )
