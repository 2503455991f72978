import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { VideoPokerRoundRow } from '@lagoon/domain/lobby/histories/videoPokerHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { videoPokerColumns } from './videoPokerColumns.tsx'
import { VideoPokerRound } from './VideoPokerRound.tsx'

export type GameHistoryVideoPokerProps = GameHistoryProps<VideoPokerRoundRow>

const videoPoker: GameHistoryKind<VideoPokerRoundRow> = {
  title: 'Video poker history',
  intro: 'Open a round to see what you held, what you drew, and what it paid.',
  game: 'video poker',
  empty: {
    text: 'Your hands will show up here, with the cards you were dealt, held, and drew.',
    action: { href: gamesAddress('POKER'), label: 'See poker games' },
  },
  columns: videoPokerColumns,
  cardRem: 15,
  details: (round, frame) => <VideoPokerRound round={round} {...frame} />,
}

/** Every video poker round of the player, newest first, and one of them opened. */
export const GameHistoryVideoPoker = (props: GameHistoryVideoPokerProps) => <GameHistory {...props} kind={videoPoker} />
