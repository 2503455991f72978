import type { SessionView } from '../../../contract.ts'
import { times, type OwnBet } from '../../../rules/crash/live.ts'
import { tokens, type PlayedToken } from '../../play/words.ts'
import type { Standing } from './heardOf.ts'

/** What a screen reader heard last. */
export interface Spoken {
  readonly text: string
  readonly number: number
  /** Bets of the round whose cash-outs were told in flight. */
  readonly told: readonly string[]
}
export const silent: Spoken = { text: '', number: 0, told: [] }

const cashedOut = ({ stake, cashOut }: OwnBet, winToken: PlayedToken): string =>
  `Cashed out at ${times(cashOut ?? 0)}. Won ${tokens((BigInt(stake) * BigInt(cashOut ?? 0)) / 100n, winToken)}.`

/** What a screen reader hears: starts and ends, and what became of the player's own bets, each cash-out once. */
export const spokenOf = (before: Spoken, { round, bets }: Standing, { winToken }: Pick<SessionView, 'winToken'>): Spoken => {
  const { number } = round
  if (round.phase === 'betting') return { text: `Place your bets for round ${number}.`, number, told: [] }
  const told = before.number === number ? before.told : []
  const own = bets.filter((bet) => bet.number === number)
  const isOut = own.some(({ cashOut }) => cashOut !== null)
  const news = own.filter(({ betId, cashOut }) => cashOut !== null && !told.includes(betId))
  const words = news.map((bet) => cashedOut(bet, winToken))
  if (round.phase === 'flight') {
    if (news.length === 0 && told.length > 0) return before
    return { text: words.join(' ') || `Round ${number} started.`, number, told: [...told, ...news.map(({ betId }) => betId)] }
  }
  const isLost = own.some(({ cashOut }) => cashOut === null)
  const lost = isLost ? [isOut ? 'No win for your other bet.' : 'No win.'] : []
  return { text: [`Round ${number} ended at ${times(round.point)}.`, ...words, ...lost].join(' '), number, told }
}
