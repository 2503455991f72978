import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { FishRoundRow } from '@lagoon/domain/lobby/histories/fishHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { fishColumns } from './fishColumns.tsx'
import { FishRound } from './FishRound.tsx'

export type GameHistoryFishProps = GameHistoryProps<FishRoundRow>

const fish: GameHistoryKind<FishRoundRow> = {
  title: 'Fish history',
  intro: 'Open a shot to see what it was aimed at, and its chance.',
  game: 'fish',
  unit: 'shots',
  empty: {
    text: 'Your shots will show up here, with your catches and wins.',
    action: { href: gamesAddress('FISH'), label: 'See fish games' },
  },
  columns: fishColumns,
  cardRem: 11,
  details: (round, frame) => <FishRound round={round} {...frame} />,
}

/** Every shot at a fish of the player, newest first, and one of them opened. */
export const GameHistoryFish = (props: GameHistoryFishProps) => <GameHistory {...props} kind={fish} />
