import { formatMinor } from '@lagoon/contract/money/money'
import type { SessionView, SpinAnswer } from '../../contract.ts'

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

/** The round in one sentence, for who does not see the reels; losses as plainly as wins. */
export const spokenOutcome = (answer: SpinAnswer, token: PlayedToken, winToken: PlayedToken): string => {
  const total = BigInt(answer.totalWin)
  const booking = answer.isSettled ? '' : ' Your win is being credited and will show in your balance soon.'
  if (total === 0n) return `No win, ${tokens(BigInt(answer.stake), token)} taken.${booking}`
  const { length } = answer.turn.lines
  const lines = length === 0 ? '' : length === 1 ? ' on 1 line' : ` on ${length} lines`
  const tide = answer.freeSpins.length > 0 ? ` with ${answer.freeSpins.length} rising tide free spins` : ''
  const jackpot = answer.jackpot === null ? '' : ', including the jackpot'
  return `Won ${tokens(total, winToken)}${lines}${tide}${jackpot}.${booking}`
}
