import type { BlackjackReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { Card } from '@lagoon/games/cards/card'
import type { BlackjackGame } from '@lagoon/games/blackjack/engine'
import { sidePays } from '@lagoon/games/blackjack/result'
import { isNatural, pairKindOf, totalOf, type PairKind } from '@lagoon/games/blackjack/rules'
import type { BlackjackAct, BlackjackResult, BlackjackState, HandResult } from '@lagoon/games/blackjack/state'
import { actViews, type ActView } from '../cards/cardGame.ts'
import { cardView } from '../cards/cardView.ts'

/** A round as its player sees it. Amounts are minor units as decimal digits. */
export interface BlackjackView {
  readonly hands: BlackjackReport['hands']
  readonly dealer: BlackjackReport['dealer']
  /** The hand that is played, or −1. */
  readonly activeHand: number
  readonly insurance: { readonly standing: BlackjackState['insurance']; readonly bet: string; readonly win: string }
  /** The bet on a pair, which the first two cards decide; null where none was made. */
  readonly side: { readonly name: string; readonly bet: string; readonly win: string; readonly pair: PairKind | null } | null
  readonly acts: readonly ActView<BlackjackAct['name']>[]
}

const outcomes: Readonly<Record<HandResult['ended'], NonNullable<BlackjackReport['hands'][number]['outcome']>>> = {
  NATURAL: 'BLACKJACK',
  WIN: 'WON',
  PUSH: 'PUSH',
  LOSS: 'LOST',
  BUST: 'BUST',
}

const counted = (cards: readonly Card[]) => ({ cards: cards.map(cardView), ...totalOf(cards) })

const dealerEnding = (cards: readonly Card[]) => (isNatural(cards) ? 'BLACKJACK' : totalOf(cards).total > 21 ? 'BUST' : 'STOOD')

export const viewOf = (game: BlackjackGame, state: BlackjackState, result: BlackjackResult | null): BlackjackView => {
  const { dealer, hands, activeHand, insurance, isOver } = game.shown(state)
  const stake = BigInt(state.stakeMinor)
  const [first, second] = state.dealt
  return {
    hands: hands.map((hand, at) => {
      const ended = result?.hands[at]
      return {
        ...counted(hand.cards),
        isDoubled: hand.stakes === 2,
        bet: String(stake * BigInt(hand.stakes)),
        win: String(ended?.winMinor ?? 0n),
        outcome: ended ? outcomes[ended.ended] : null,
      }
    }),
    dealer: { ...counted(dealer), hasHoleCard: !isOver, ending: isOver ? dealerEnding(dealer) : null },
    activeHand,
    insurance: {
      standing: insurance,
      bet: String(insurance === 'TAKEN' ? stake / 2n : 0n),
      win: String(result?.insuranceWinMinor ?? 0n),
    },
    side:
      game.rules.side === null || state.sideMinor === '0'
        ? null
        : {
            name: game.rules.side.name,
            bet: state.sideMinor,
            win: String(BigInt(state.sideMinor) * BigInt(sidePays(game.rules, state))),
            pair: first === undefined || second === undefined ? null : pairKindOf(first, second),
          },
    acts: actViews(game.acts(state)),
  }
}

export const reportOf = (game: BlackjackGame, state: BlackjackState, result: BlackjackResult): BlackjackReport => {
  const { hands, dealer, insurance, side } = viewOf(game, state, result)
  return {
    type: 'blackjack',
    tableId: game.id,
    hands,
    dealer,
    insurance: insurance.standing === 'TAKEN' ? { bet: insurance.bet, win: insurance.win } : null,
    side: side && { name: side.name, bet: side.bet, win: side.win },
  }
}
