import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { SlotRoundRow } from '@lagoon/domain/lobby/histories/slotHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { slotColumns } from './slotColumns.tsx'
import { SlotRound } from './SlotRound.tsx'

export type GameHistorySlotsProps = GameHistoryProps<SlotRoundRow>

const slots: GameHistoryKind<SlotRoundRow> = {
  title: 'Slot history',
  intro: 'Open a round to see its reels and winning lines.',
  game: 'slot',
  empty: {
    text: 'Your spins will show up here, with the reels, your bets, and your wins.',
    action: { href: gamesAddress('SLOT'), label: 'See slots' },
  },
  columns: slotColumns,
  cardRem: 12.5,
  details: (round, frame) => <SlotRound round={round} {...frame} />,
}

/** Every slot round of the player, newest first, and one of them opened. */
export const GameHistorySlots = (props: GameHistorySlotsProps) => <GameHistory {...props} kind={slots} />
