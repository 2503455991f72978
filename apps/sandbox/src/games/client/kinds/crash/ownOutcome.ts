import type { LivePhase, OwnBet } from '../../../rules/crash/live.ts'

/** A cash-out of the player and what it gives, minor units. */
export interface OwnCashOut {
  readonly betId: string
  /** Hundredths. */
  readonly at: number
  readonly win: bigint
}
/** What has become of the player's bets in a round. */
export interface OwnOutcome {
  readonly cashOuts: readonly OwnCashOut[]
  /** Of all cash-outs together, minor units. */
  readonly won: bigint
  /** Taken by bets that were in the round at its end, minor units. */
  readonly lost: bigint
}

/** What has become of the player's bets in the round that is shown. */
export const ownOutcome = (round: LivePhase, bets: readonly OwnBet[]): OwnOutcome => {
  const own = bets.filter(({ number }) => number === round.number)
  const cashOuts = own.flatMap(({ betId, stake, cashOut }) =>
    cashOut === null ? [] : [{ betId, at: cashOut, win: (BigInt(stake) * BigInt(cashOut)) / 100n }],
  )
  const left = round.phase === 'ended' ? own.filter(({ cashOut }) => cashOut === null) : []
  return {
    cashOuts,
    won: cashOuts.reduce((sum, { win }) => sum + win, 0n),
    lost: left.reduce((sum, { stake }) => sum + BigInt(stake), 0n),
  }
}
