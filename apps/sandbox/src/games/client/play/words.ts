import { formatMinor } from '@lagoon/contract/money/money'
import type { RoundView, SessionView } from '../../contract.ts'

/** What a round says that was computed again. */
export const VERIFIED = 'Verified: this browser computed the same result from the seeds.'

/** A kind of token that a game takes or pays. */
export type PlayedToken = SessionView['token']
const names: Readonly<Record<PlayedToken, { one: string; many: string }>> = {
  GAME: { one: 'game token', many: 'game tokens' },
  SWEEP: { one: 'sweep token', many: 'sweep tokens' },
  BONUS_SWEEP: { one: 'bonus sweep token', many: 'bonus sweep tokens' },
  PRIZE: { one: 'prize token', many: 'prize tokens' },
  TIP: { one: 'tip token', many: 'tip tokens' },
}

/** `1.20 game tokens`. */
export const tokens = (minor: bigint, kind: PlayedToken): string =>
  `${formatMinor(minor, 'always')} ${minor === 100n ? names[kind].one : names[kind].many}`

export const tokenName = (kind: PlayedToken): string => names[kind].many

/**
 * The round in one sentence, for who does not see the board; losses as plainly as wins. `how` stands after what was won.
 * @param taken All that the round took, where that may be more than its stake: a return of no more than that is not called a win.
 */
export const spokenOutcome = (
  round: RoundView,
  { token, winToken }: Pick<SessionView, 'token' | 'winToken'>,
  how: string,
  taken?: bigint,
): string => {
  const total = BigInt(round.totalWin)
  const booking = round.isSettled ? '' : ' Your win is being credited and will show in your balance soon.'
  if (total === 0n) return `No win, ${tokens(taken ?? BigInt(round.stake), token)} taken.${booking}`
  if (taken !== undefined && total <= taken) return `Got back ${tokens(total, winToken)} of ${tokens(taken, token)}.${booking}`
  return `Won ${tokens(total, winToken)}${how}.${booking}`
}

/** What a round of the list brought, in the words of `spokenOutcome`. */
export const listedOutcome = (
  { totalWin }: Pick<RoundView, 'totalWin'>,
  { winToken }: Pick<SessionView, 'winToken'>,
  taken?: bigint,
): string => {
  const total = BigInt(totalWin)
  if (total === 0n) return 'No win'
  return `${taken !== undefined && total <= taken ? 'Got back' : 'Won'} ${tokens(total, winToken)}`
}
