import type { ResultOf } from '../../client/operation.ts'
import { paged } from '../../kernel/paged.ts'
import { blackjackRounds } from './blackjackHistory.operations.ts'
import type { BlackjackDealer, BlackjackHand, BlackjackRoundRow } from './blackjackHistory.state.ts'
import { roundOf, sideBetOf } from './round.adapter.ts'
import { newestFirst, roundHistory } from './roundHistory.atoms.ts'
import { minor } from '@lagoon/contract/money/money'
import { known } from '../lobby.adapter.ts'
import { toCards } from './cards.adapter.ts'

type WireRound = ResultOf<'BlackjackRounds'>['blackjackRounds']['nodes'][number]

const toHand = ({ cards, outcome, bet, win, ...hand }: WireRound['hands'][number]): BlackjackHand => ({
  ...hand,
  cards: toCards(cards),
  bet: minor(bet),
  win: minor(win),
  ...(outcome === null ? {} : { outcome }),
})

const toDealer = ({ cards, ending, ...dealer }: NonNullable<WireRound['dealer']>): BlackjackDealer => ({
  ...dealer,
  cards: toCards(cards),
  ...(ending === null ? {} : { ending }),
})

const toRow = ({ tableId, hands, dealer, insurance, side, ...round }: WireRound): BlackjackRoundRow => ({
  ...roundOf(round),
  hands: hands.map(toHand),
  dealer: dealer === null ? { cards: [], total: 0, isSoft: false, hasHoleCard: false } : toDealer(dealer),
  ...known({
    tableId,
    insurance: insurance && { bet: minor(insurance.bet), win: minor(insurance.win) },
    side: side && sideBetOf(side),
  }),
})

export const blackjackHistory = roundHistory(
  'BLACKJACK',
  paged(blackjackRounds, ({ blackjackRounds: page }) => ({ ...page, nodes: page.nodes.map(toRow) }), newestFirst),
)
