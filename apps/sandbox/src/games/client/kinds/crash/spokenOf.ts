import type { SessionView } from '../../../contract.ts'
import { times, type LiveState, type OwnBet } from '../../../rules/crash/live.ts'
import { tokens } from '../../play/words.ts'

/** What a screen reader hears: starts and ends, and what became of the player's own bets. */
export const spokenOf = (state: LiveState | null, bets: readonly OwnBet[], { winToken }: Pick<SessionView, 'winToken'>): string => {
  if (state === null) return ''
  const { round } = state
  if (round.phase === 'betting') return `Place your bets for round ${round.number}.`
  const out = bets.flatMap(({ number, stake, cashOut }) =>
    number === round.number && cashOut !== null
      ? [`Cashed out at ${times(cashOut)}. Won ${tokens((BigInt(stake) * BigInt(cashOut)) / 100n, winToken)}.`]
      : [],
  )
  if (round.phase === 'flight') return out.length > 0 ? out.join(' ') : `Round ${round.number} started.`
  const wasIn = bets.some(({ number }) => number === round.number)
  const own = out.length > 0 ? out : wasIn ? ['No win.'] : []
  return [`Round ${round.number} ended at ${times(round.point)}.`, ...own].join(' ')
}
