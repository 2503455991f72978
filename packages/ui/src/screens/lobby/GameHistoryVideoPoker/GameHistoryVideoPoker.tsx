import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { VideoPokerRoundRow } from '@lagoon/domain/lobby/histories/videoPokerHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { videoPokerColumns } from './videoPokerColumns.tsx'
import { VideoPokerRound } from './VideoPokerRound.tsx'

export type GameHistoryVideoPokerProps = GameHistoryProps<VideoPokerRoundRow>

const videoPoker: GameHistoryKind<VideoPokerRoundRow> = {
  title: 'Video poker history',
  intro: 'Each round as the studio reported it. Open one to see what you held, what you drew and what it paid.',
  game: 'video poker',
  empty: {
    text: 'Every hand is listed here: the five cards you were dealt, those you held, and what the draw made of them.',
    action: { href: gamesAddress('POKER'), label: 'See the poker games' },
  },
  columns: videoPokerColumns,
  cardRem: 15,
  details: (round, onClose) => <VideoPokerRound round={round} onClose={onClose} />,
}

/** Every video poker round of the player, newest first, and one of them opened. */
export const GameHistoryVideoPoker = (props: GameHistoryVideoPokerProps) => <GameHistory {...props} kind={videoPoker} />
