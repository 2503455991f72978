import type { LivePhase, OwnBet } from '../../../rules/crash/live.ts'

/** Whether a round flies with a bet of the player. Until it ends also where that is cashed out, for it is paid at the end. */
export const isFlying = (round: LivePhase | undefined, bets: readonly OwnBet[]): boolean =>
  round?.phase === 'flight' && bets.some(({ number }) => number === round.number)
