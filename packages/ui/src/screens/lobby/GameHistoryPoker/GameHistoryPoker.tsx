import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { PokerRoundRow } from '@lagoon/domain/lobby/histories/pokerHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { pokerColumns } from './pokerColumns.tsx'
import { PokerRound } from './PokerRound.tsx'

export type GameHistoryPokerProps = GameHistoryProps<PokerRoundRow>

const poker: GameHistoryKind<PokerRoundRow> = {
  title: 'Poker history',
  intro: 'Open a round to see the hands, the pot, and the rake.',
  game: 'poker',
  empty: {
    text: 'Your hands will show up here, with your cards, the board, your bets, and your wins.',
    action: { href: gamesAddress('POKER'), label: 'See poker tables' },
  },
  columns: pokerColumns,
  cardRem: 15,
  details: (round, frame) => <PokerRound round={round} {...frame} />,
}

/** Every poker round of the player, newest first, and one of them opened. */
export const GameHistoryPoker = (props: GameHistoryPokerProps) => <GameHistory {...props} kind={poker} />
