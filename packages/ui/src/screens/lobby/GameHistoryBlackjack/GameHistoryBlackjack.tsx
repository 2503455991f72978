import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { BlackjackRoundRow } from '@lagoon/domain/lobby/histories/blackjackHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { blackjackColumns } from './blackjackColumns.tsx'
import { BlackjackRound } from './BlackjackRound.tsx'

export type GameHistoryBlackjackProps = GameHistoryProps<BlackjackRoundRow>

const blackjack: GameHistoryKind<BlackjackRoundRow> = {
  title: 'Blackjack history',
  intro: 'Open a round to see every hand and the dealer’s.',
  game: 'blackjack',
  empty: {
    text: 'Your rounds will show up here, with every hand, your bets, and your wins.',
    action: { href: gamesAddress('BLACKJACK'), label: 'See blackjack tables' },
  },
  columns: blackjackColumns,
  cardRem: 14,
  details: (round, frame) => <BlackjackRound round={round} {...frame} />,
}

/** Every blackjack round of the player, newest first, and one of them opened. */
export const GameHistoryBlackjack = (props: GameHistoryBlackjackProps) => <GameHistory {...props} kind={blackjack} />
