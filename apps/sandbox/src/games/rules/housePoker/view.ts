import type { HandRanking } from '@lagoon/contract/lobby/enums'
import type { PokerReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { Card } from '@lagoon/games/cards/card'
import { bestFive } from '@lagoon/games/cards/ranking'
import type { HousePokerAct, HousePokerGame, HousePokerResult, HousePokerState } from '@lagoon/games/housePoker/engine'
import { handsOf, type HousePokerRules } from '@lagoon/games/housePoker/rules'
import { sidePays } from '@lagoon/games/housePoker/settle'
import { actViews, type ActView } from '../cards/cardGame.ts'
import { cardView, type CardView } from '../cards/cardView.ts'

/** What a hand is worth, and the cards that make it. */
export interface Ranked {
  readonly ranking: HandRanking
  readonly best: readonly CardView[]
}
export type BetName = 'ANTE' | 'RAISE' | 'BONUS' | 'SIDE'

/** A hand as its player sees it. Amounts are minor units as decimal digits. */
export interface HousePokerView {
  readonly player: readonly CardView[]
  /** Those that lie open. */
  readonly dealer: readonly CardView[]
  readonly board: readonly CardView[]
  /** Of the cards that lie open, the player's and those in the middle. */
  readonly hand: Ranked
  /** Null until the dealer's cards are turned up. */
  readonly dealerHand: Ranked | null
  /** Null while the player has not decided. */
  readonly ended: HousePokerResult['ended'] | null
  /** What lies on the table, and what it gave, the bet included. A bonus takes nothing and stands here when it pays. */
  readonly bets: readonly { readonly name: BetName; readonly bet: string; readonly win: string }[]
  readonly acts: readonly ActView<HousePokerAct['name']>[]
}

const endings: Readonly<Record<HousePokerResult['ended'], NonNullable<PokerReport['ending']>>> = {
  FOLD: 'FOLDED',
  DEALER_OUT: 'WON',
  WIN: 'WON',
  TIE: 'SPLIT',
  LOSS: 'LOST',
}

const ranked = (rules: HousePokerRules, cards: readonly Card[]): Ranked => {
  const hands = handsOf(rules)
  const best = rules.ranking === 'THREE_CARDS' ? cards : bestFive(cards)
  return { ranking: hands.rankingOf(hands.valueOf(cards)), best: best.map(cardView) }
}

const betsOf = (rules: HousePokerRules, state: HousePokerState, result: HousePokerResult | null): HousePokerView['bets'] => {
  const stake = BigInt(state.stakeMinor)
  const bet = (name: BetName, taken: bigint, given: bigint | undefined) => ({ name, bet: String(taken), win: String(given ?? 0n) })
  const side = BigInt(state.sideMinor)
  const pairs = side > 0n ? side * BigInt(sidePays(rules, handsOf(rules).valueOf(state.player))) : 0n
  return [
    bet('ANTE', stake, result?.stakeWinMinor),
    ...(state.decision === 'RAISE' ? [bet('RAISE', stake * BigInt(rules.raise), result?.raiseWinMinor)] : []),
    ...(result && result.bonusWinMinor > 0n ? [bet('BONUS', 0n, result.bonusWinMinor)] : []),
    ...(side > 0n ? [bet('SIDE', side, pairs)] : []),
  ]
}

export const viewOf = (game: HousePokerGame, state: HousePokerState, result: HousePokerResult | null): HousePokerView => ({
  player: state.player.map(cardView),
  dealer: state.dealer.map(cardView),
  board: state.board.map(cardView),
  hand: ranked(game.rules, [...state.player, ...state.board]),
  dealerHand: state.decision === 'RAISE' ? ranked(game.rules, [...state.dealer, ...state.board]) : null,
  ended: result?.ended ?? null,
  bets: betsOf(game.rules, state, result),
  acts: actViews(game.acts(state)),
})

export const reportOf = (game: HousePokerGame, state: HousePokerState, result: HousePokerResult): PokerReport => {
  const { player, dealer, board, hand, dealerHand, bets } = viewOf(game, state, result)
  const isFolded = result.ended === 'FOLD'
  const side = bets.find(({ name }) => name === 'SIDE')
  return {
    type: 'poker',
    roomId: 'house',
    tableId: game.id,
    hand: { cards: [...player], ranking: isFolded ? null : hand.ranking, best: isFolded ? [] : [...hand.best] },
    board: [...board],
    shown: dealerHand
      ? [{ cards: [...dealer], ranking: dealerHand.ranking, best: [...dealerHand.best], seat: null, isWinner: result.ended === 'LOSS' }]
      : [],
    ending: endings[result.ended],
    pot: String(bets.reduce((sum, { bet }) => sum + BigInt(bet), 0n)),
    rake: '0',
    side: side && game.rules.side ? { name: game.rules.side.name, bet: side.bet, win: side.win } : null,
  }
}
