import { commitmentOf } from '@lagoon/games/fair/seedPair'
import type { JournalEntry, RoundRecord } from './entries.ts'

/** So many finished rounds of a player are kept, by game and kind of token. */
export const PAST_ROUNDS = 20

const shelfOf = ({ player, gameId, token }: RoundRecord) => `${player} ${gameId} ${token}`

/** The rounds to keep: those that are not over, and the last ones of each shelf. */
const keptRounds = (entries: readonly JournalEntry[]): ReadonlySet<string> => {
  const closed = new Set(entries.flatMap((entry) => (entry.type === 'closed' ? [entry.roundId] : [])))
  const shelves = Map.groupBy(
    entries.filter((entry) => entry.type === 'win'),
    ({ record }) => shelfOf(record),
  )
  const last = [...shelves.values()].flatMap((wins) => wins.slice(-PAST_ROUNDS).map(({ roundId }) => roundId))
  const open = entries.flatMap((entry) => ('roundId' in entry && !closed.has(entry.roundId) ? [entry.roundId] : []))
  return new Set([...last, ...open])
}

/**
 * Leaves out what nobody asks for any more: sessions that are over, rounds beyond the last ones, and pairs of seeds that neither are
 * in use nor belong to a round that is kept.
 */
export const compacted = (entries: readonly JournalEntry[], now: number): JournalEntry[] => {
  const kept = keptRounds(entries)
  const commitments = new Set(
    entries.flatMap((entry) =>
      (entry.type === 'win' || entry.type === 'step') && kept.has(entry.roundId) ? [entry.record.answer.fairness.commitment] : [],
    ),
  )
  const inUse = new Map(entries.flatMap((entry) => (entry.type === 'seeds' ? [[entry.player, entry] as const] : [])))
  const standing = new Map(
    entries.flatMap((entry) => (entry.type === 'step' || entry.type === 'win' ? [[entry.roundId, entry] as const] : [])),
  )
  return entries.filter((entry) => {
    if (entry.type === 'session') return entry.session.expiresAt > now
    if (entry.type === 'seeds') return inUse.get(entry.player) === entry || commitments.has(commitmentOf(entry.pair.serverSeed))
    if (!kept.has(entry.roundId)) return false
    if (entry.type === 'bet') return !standing.has(entry.roundId)
    return entry.type !== 'step' || standing.get(entry.roundId) === entry
  })
}
