import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { PokerRoundRow } from '@lagoon/domain/lobby/histories/pokerHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { pokerColumns } from './pokerColumns.tsx'
import { PokerRound } from './PokerRound.tsx'

export type GameHistoryPokerProps = GameHistoryProps<PokerRoundRow>

const poker: GameHistoryKind<PokerRoundRow> = {
  title: 'Poker history',
  intro: 'Each round as the studio reported it. Open one to see the hands, the pot and its rake.',
  game: 'poker',
  empty: {
    text: 'Every hand is listed here: your cards, the board, what you bet and what you won.',
    action: { href: gamesAddress('POKER'), label: 'See the poker tables' },
  },
  columns: pokerColumns,
  cardRem: 15,
  details: (round, onClose) => <PokerRound round={round} onClose={onClose} />,
}

/** Every poker round of the player, newest first, and one of them opened. */
export const GameHistoryPoker = (props: GameHistoryPokerProps) => <GameHistory {...props} kind={poker} />
