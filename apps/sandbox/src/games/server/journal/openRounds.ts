import type { Delivery } from '../wallet.ts'
import { mainStakeOf, type JournalEntry } from './entries.ts'

/** A stake whose fate is not known yet, or that is being given back. */
export interface OpenStake {
  readonly sessionId: string
  /** Null while nothing was decided. */
  readonly undo: Delivery | null
}

/** What a round still waits for. */
export interface OpenRound {
  readonly stakes: Map<string, OpenStake>
  /** What is to be told of a round that is over, until it is told. */
  settlement: Delivery | null
  /** The round waits for its player. */
  isWaiting: boolean
}

/** The rounds that are not done, by their ids, as the entries leave them. */
export const openRoundsIn = (entries: readonly JournalEntry[]): ReadonlyMap<string, OpenRound> => {
  const rounds = new Map<string, OpenRound>()
  const at = (roundId: string): OpenRound => {
    const round = rounds.get(roundId) ?? { stakes: new Map(), settlement: null, isWaiting: false }
    rounds.set(roundId, round)
    return round
  }
  for (const entry of entries) {
    if (entry.type === 'session' || entry.type === 'seeds') continue
    const round = at(entry.roundId)
    const stakeId = 'stakeId' in entry && entry.stakeId !== undefined ? entry.stakeId : mainStakeOf(entry.roundId)
    if (entry.type === 'bet') round.stakes.set(stakeId, { sessionId: entry.sessionId, undo: null })
    if (entry.type === 'rollback') {
      round.stakes.set(stakeId, { sessionId: '', undo: entry.delivery })
      // Without its first stake there is no round that could go on.
      if (stakeId === mainStakeOf(entry.roundId)) round.isWaiting = false
    }
    if (entry.type === 'step' || entry.type === 'win') round.stakes.clear()
    if (entry.type === 'step') round.isWaiting = true
    if (entry.type === 'win') Object.assign(round, { isWaiting: false, settlement: entry.delivery })
    if (entry.type === 'closed') {
      round.stakes.delete(stakeId)
      if (entry.stakeId === undefined) round.settlement = null
    }
    if (round.stakes.size === 0 && round.settlement === null && !round.isWaiting) rounds.delete(entry.roundId)
  }
  return rounds
}
