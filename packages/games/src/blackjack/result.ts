import { isNatural, pairKindOf, totalOf, type BlackjackRules } from './rules.ts'
import type { BlackjackHand, BlackjackResult, BlackjackState, HandResult } from './state.ts'

const handResult = (stake: bigint, hand: BlackjackHand, dealer: { readonly total: number; readonly isNatural: boolean }): HandResult => {
  const { total } = totalOf(hand.cards)
  const staked = stake * BigInt(hand.stakes)
  if (total > 21) return { total, ended: 'BUST', winMinor: 0n }
  const own = !hand.isSplit && isNatural(hand.cards)
  if (own && !dealer.isNatural) return { total, ended: 'NATURAL', winMinor: staked + (staked * 3n) / 2n }
  if (dealer.isNatural && !own) return { total, ended: 'LOSS', winMinor: 0n }
  if (dealer.total > 21 || total > dealer.total) return { total, ended: 'WIN', winMinor: 2n * staked }
  return total === dealer.total ? { total, ended: 'PUSH', winMinor: staked } : { total, ended: 'LOSS', winMinor: 0n }
}

/** What the side bet on the first two cards pays, in side bets, the bet included; 0 when it is lost. */
export const sidePays = (rules: BlackjackRules, state: Pick<BlackjackState, 'dealt'>): number => {
  const [first, second] = state.dealt
  const kind = first === undefined || second === undefined ? null : pairKindOf(first, second)
  return kind === null || rules.side === null ? 0 : 1 + rules.side.pays[kind]
}

/** How a round that is over ended. */
export const resultOf = (rules: BlackjackRules, state: BlackjackState): BlackjackResult => {
  const stake = BigInt(state.stakeMinor)
  const dealer = { total: totalOf(state.dealer).total, isNatural: isNatural(state.dealer) }
  const hands = state.hands.map((hand) => handResult(stake, hand, dealer))
  // Half a stake at 2 to 1, itself included.
  const insuranceWinMinor = state.insurance === 'TAKEN' && dealer.isNatural ? (3n * stake) / 2n : 0n
  const sideWinMinor = BigInt(state.sideMinor) * BigInt(sidePays(rules, state))
  return {
    hands,
    dealerTotal: dealer.total,
    insuranceWinMinor,
    sideWinMinor,
    totalWinMinor: hands.reduce((sum, { winMinor }) => sum + winMinor, insuranceWinMinor + sideWinMinor),
  }
}
