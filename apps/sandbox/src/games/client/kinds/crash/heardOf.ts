import type { LivePhase, OwnBet } from '../../../rules/crash/live.ts'
import type { Moment } from '../../sound/moments.ts'
import { winMoment } from '../../sound/winMoment.ts'

/** Where a round and the player's own bets stand. */
export interface Standing {
  readonly round: LivePhase
  readonly bets: readonly OwnBet[]
}

/** What is heard of a change: an own cash-out before the start and the end that all share; null for silence. Joining is silent. */
export const heardOf = (before: Standing | null, { round, bets }: Standing): Moment | null => {
  if (before === null) return null
  const open = new Set(before.bets.flatMap(({ betId, cashOut }) => (cashOut === null ? [betId] : [])))
  const best = bets.reduce((most, { betId, cashOut }) => (open.has(betId) ? Math.max(most, cashOut ?? 0) : most), 0)
  if (best > 0) return winMoment(BigInt(best), 100n)
  if (round.phase === before.round.phase) return null
  return round.phase === 'flight' ? 'begin' : round.phase === 'ended' ? 'end' : null
}
