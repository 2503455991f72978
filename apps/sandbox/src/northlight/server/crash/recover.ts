import type { CrashGame } from '@lagoon/games/crash/engine'
import { pointOf } from '@lagoon/games/crash/rules'
import { sharedNumber } from '@lagoon/games/fair/hashChain'
import type { CrashView } from '../../../games/rules/crash/live.ts'
import type { Json } from '@lagoon/games/json'
import { mainStakeOf, type JournalEntry, type RoundRecord } from '../../../games/server/journal/entries.ts'
import type { CrashState } from './bets.ts'
import type { Chain } from './chain.ts'

/** The bets of a game that a stopped or killed server left in a round, by what the journal says. */
export const leftBets = (entries: readonly JournalEntry[], gameId: string): readonly RoundRecord[] => {
  const left = new Map<string, RoundRecord>()
  for (const entry of entries) {
    if (entry.type === 'step' && entry.record.gameId === gameId) left.set(entry.roundId, entry.record)
    if (entry.type === 'win') left.delete(entry.roundId)
    if (entry.type === 'rollback' && (entry.stakeId ?? mainStakeOf(entry.roundId)) === mainStakeOf(entry.roundId))
      left.delete(entry.roundId)
  }
  return [...left.values()]
}

const handCashOut = (acts: readonly Json[]): number | null => {
  const act = acts.at(-1)
  return typeof act === 'object' && act !== null && 'cashOut' in act ? Number(act.cashOut) : null
}

/**
 * What becomes of such a bet: one that was cashed out by hand or was to be cashed out by itself is settled by the chain, in a round that
 * had started; any other is given back, since its player could not end it. Null where it is given back.
 */
export const outcomeOf = (game: CrashGame, chain: Chain, record: RoundRecord): CrashView | null => {
  const { number, autoCashOut } = record.state as unknown as CrashState
  if (record.answer.fairness.commitment !== chain.shown.commitment || number >= chain.next()) return null
  const byHand = handCashOut(record.played.acts)
  if (byHand === null && autoCashOut === null) return null
  const hash = chain.hashOf(number)
  const point = pointOf(game.rules, sharedNumber(hash, chain.shown.salt))
  const reached = autoCashOut !== null && autoCashOut <= point ? autoCashOut : null
  return { number, hash, point, autoCashOut, cashOut: byHand ?? reached }
}
