import { formatMinor } from '@lagoon/contract/money/money'
import { tokenNames } from '@lagoon/ui/patterns/TokenIcon/tokenKinds'
import type { RoundView, SessionView } from '../../contract.ts'

/** What a round says that was computed again. */
export const VERIFIED = 'Verified: this browser computed the same result from the seeds.'

/** A kind of token that a game takes or pays. */
export type PlayedToken = SessionView['token']

/** `1.20 game tokens`. */
export const tokens = (minor: bigint, kind: PlayedToken): string =>
  `${formatMinor(minor, 'always')} ${minor === 100n ? tokenNames[kind].one : tokenNames[kind].many}`

export const tokenName = (kind: PlayedToken): string => tokenNames[kind].many

/** Above a balance: what it is of. */
export const nameAbove = (kind: PlayedToken): string => tokenNames[kind].label

/** What stands above a win; with its kind of token where that is another one than the bet's. */
export const winLabel = (label: string, { token, winToken }: Pick<SessionView, 'token' | 'winToken'>): string =>
  token === winToken ? label : `${label} in ${tokenName(winToken)}`

/** Why a balance that covers not even the lowest bet is too little. */
export const lowestBetWords = (lowest: bigint, balance: bigint): string =>
  `The lowest bet in this game is ${formatMinor(lowest, 'always')} and you have ${formatMinor(balance, 'always')}.`

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
