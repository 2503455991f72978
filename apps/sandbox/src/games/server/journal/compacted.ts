import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { mainStakeOf, type JournalEntry, type RoundRecord } from './entries.ts'
import { openRoundsIn } from './openRounds.ts'

/** So many finished rounds of a player are kept, by game and kind of token. */
export const PAST_ROUNDS = 20

const shelfOf = ({ player, gameId, token }: RoundRecord) => `${player} ${gameId} ${token}`

/** The rounds that are over and still looked at: the last ones of each shelf. */
const lastRounds = (entries: readonly JournalEntry[]): readonly string[] => {
  const shelves = Map.groupBy(
    entries.filter((entry) => entry.type === 'win'),
    ({ record }) => shelfOf(record),
  )
  return [...shelves.values()].flatMap((wins) => wins.slice(-PAST_ROUNDS).map(({ roundId }) => roundId))
}

/** Earlier releases could write a step behind the win of its round: it would open the round again. */
const withoutLateSteps = (entries: readonly JournalEntry[]): readonly JournalEntry[] => {
  const over = new Set<string>()
  return entries.filter((entry) => {
    if (entry.type === 'win') over.add(entry.roundId)
    return entry.type !== 'step' || !over.has(entry.roundId)
  })
}

/**
 * Leaves out what nobody asks for any more: sessions that are over, rounds beyond the last ones, stakes that are settled, and pairs of
 * seeds that neither are in use nor belong to a round that is kept.
 */
export const compacted = (all: readonly JournalEntry[], now: number): JournalEntry[] => {
  const entries = withoutLateSteps(all)
  const open = openRoundsIn(entries)
  const kept = new Set([...lastRounds(entries), ...open.keys()])
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
    switch (entry.type) {
      case 'session':
        return entry.session.expiresAt > now
      case 'seeds':
        return inUse.get(entry.player) === entry || commitments.has(commitmentOf(entry.pair.serverSeed))
      case 'bet':
      case 'rollback':
        return open.get(entry.roundId)?.stakes.has(entry.stakeId ?? mainStakeOf(entry.roundId)) ?? false
      case 'step':
      case 'win':
        return kept.has(entry.roundId) && standing.get(entry.roundId) === entry
      case 'closed':
        return kept.has(entry.roundId) && entry.stakeId === undefined && standing.get(entry.roundId)?.type === 'win'
    }
  })
}
