import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { FishRoundRow } from '@lagoon/domain/lobby/histories/fishHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { fishColumns } from './fishColumns.tsx'
import { FishRound } from './FishRound.tsx'

export type GameHistoryFishProps = GameHistoryProps<FishRoundRow>

const fish: GameHistoryKind<FishRoundRow> = {
  title: 'Fish history',
  intro: 'Each session as the studio reported it. Open one to see which shot caught what, and its ids.',
  game: 'fish',
  unit: 'sessions',
  empty: {
    text: 'Every session is listed here: what your shots took, what they caught, and what that won.',
    action: { href: gamesAddress('FISH'), label: 'See the fish games' },
  },
  columns: fishColumns,
  cardRem: 11,
  details: (round, onClose) => <FishRound round={round} onClose={onClose} />,
}

/** Every fish session of the player, newest first, and one of them opened. */
export const GameHistoryFish = (props: GameHistoryFishProps) => <GameHistory {...props} kind={fish} />
