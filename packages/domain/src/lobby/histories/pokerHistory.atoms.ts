import type { ResultOf } from '../../client/operation.ts'
import { paged } from '../../kernel/paged.ts'
import { pokerRounds } from './pokerHistory.operations.ts'
import type { PokerHand, PokerRoundRow } from './pokerHistory.state.ts'
import { roundOf, sideBetOf } from './round.adapter.ts'
import { newestFirst, roundHistory } from './roundHistory.atoms.ts'
import { minor } from '@lagoon/contract/money/money'
import { known } from '../lobby.adapter.ts'
import { toCards } from './cards.adapter.ts'

type WireRound = ResultOf<'PokerRounds'>['pokerRounds']['nodes'][number]

type WireHand = NonNullable<WireRound['hand']>

const toHand = ({ cards, ranking, best }: Pick<WireHand, 'cards' | 'ranking' | 'best'>): PokerHand => ({
  cards: toCards(cards),
  best: toCards(best),
  ...(ranking === null ? {} : { ranking }),
})

/** The room that a provider names for games against the house. */
const HOUSE = 'house'

const toRow = ({ roomId, tableId, hand, board, shown, ending, pot, rake, side, ...round }: WireRound): PokerRoundRow => ({
  ...roundOf(round),
  hand: hand === null ? { cards: [], best: [] } : toHand(hand),
  board: toCards(board),
  shown: shown.map(({ seat, isWinner, ...other }) => ({ ...toHand(other), isWinner, ...(seat === null ? {} : { seat }) })),
  pot: minor(pot ?? '0'),
  rake: minor(rake ?? '0'),
  isAgainstHouse: roomId === HOUSE,
  ...known({ roomId: roomId === HOUSE ? null : roomId, tableId, ending, side: side && sideBetOf(side) }),
})

export const pokerHistory = roundHistory(
  'POKER',
  paged(pokerRounds, ({ pokerRounds: page }) => ({ ...page, nodes: page.nodes.map(toRow) }), newestFirst),
)
