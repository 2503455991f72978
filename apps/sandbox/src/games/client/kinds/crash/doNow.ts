import { LOWEST_CASH_OUT } from '@lagoon/games/crash/rules'
import type { LivePhase, OwnBet } from '../../../rules/crash/live.ts'

/** What the button of a bet does now. */
export type Doing =
  | { readonly kind: 'place'; readonly number: number; readonly isNext: boolean; readonly bet: null }
  | { readonly kind: 'cancel'; readonly bet: OwnBet; readonly isNext: boolean }
  | { readonly kind: 'cash-out'; readonly bet: OwnBet; readonly isNext: false }

/** The round that takes a bet now. */
const openNumber = ({ phase, number }: LivePhase): number => (phase === 'betting' ? number : number + 1)

/** What can be done with one of the two bets, by where the round stands. */
export const doNow = (round: LivePhase, bets: readonly OwnBet[]): Doing => {
  const number = openNumber(round)
  const waiting = bets.find((bet) => bet.number === number)
  const inRound = bets.find((bet) => bet.number === round.number && round.phase === 'flight')
  if (inRound?.cashOut === null) return { kind: 'cash-out', bet: inRound, isNext: false }
  if (waiting) return { kind: 'cancel', bet: waiting, isNext: round.phase !== 'betting' }
  return { kind: 'place', number, isNext: round.phase !== 'betting', bet: null }
}

/** Digits, or groups of thousands: a comma anywhere else may be meant as a point, and `2,5` is not 25. */
const written = /^(\d{1,6}|[1-9]\d{0,2}(,\d{3})+)(\.\d{1,2})?$/

/** The hundredths of an automatic cash-out as a player writes it, null for none: `2`, `2.5`, `2.50×`, `1,000`. */
export const autoOf = (text: string, cap: number): number | null | 'wrong' => {
  const plain = text.trim().replace(/[x×]$/i, '')
  if (plain === '') return null
  if (!written.test(plain)) return 'wrong'
  const [whole = '0', part = ''] = plain.replaceAll(',', '').split('.')
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return hundredths >= LOWEST_CASH_OUT && hundredths <= cap ? hundredths : 'wrong'
}
