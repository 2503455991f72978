import type { SessionTerms } from '../../games/server/wallet.ts'

/** What is written down of streams before it is acted upon. */
export type StreamEntry =
  | { readonly type: 'session'; readonly session: string; readonly epoch: number; readonly terms: SessionTerms; readonly at: number }
  /** A hold was asked for: its number is used. */
  | { readonly type: 'hold'; readonly session: string; readonly number: number }
  /** Events, as they are sent. `stakeId` is the name of the stake among them, or of the one that they give back. */
  | { readonly type: 'events'; readonly session: string; readonly texts: readonly string[]; readonly stakeId?: string }
  /** A stake that never came is given back: it must not be taken. */
  | { readonly type: 'barred'; readonly session: string; readonly stakeId: string }
  /** The platform has everything up to `seq`. */
  | { readonly type: 'acked'; readonly session: string; readonly seq: number }
  /** No more stakes: another launch came, or the platform refused for good. */
  | { readonly type: 'ended'; readonly session: string; readonly reason: string }

/** After so long nobody asks for a stream any more that is told whole. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Leaves out streams that ended or are old, and that the platform has as a whole. */
export const keptEntries = (entries: readonly StreamEntry[], now: number): readonly StreamEntry[] => {
  const bySession = Map.groupBy(entries, ({ session }) => session)
  const done = new Set<string>()
  for (const [session, own] of bySession) {
    const events = own.reduce((count, entry) => count + (entry.type === 'events' ? entry.texts.length : 0), 0)
    const acked = own.reduce((last, entry) => (entry.type === 'acked' ? Math.max(last, entry.seq) : last), 0)
    const begun = own.find((entry) => entry.type === 'session')
    if (acked === events && begun && begun.at + KEPT_MS < now) done.add(session)
  }
  return entries.filter(({ session }) => !done.has(session))
}
