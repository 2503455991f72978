import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { SlotRoundRow } from '@lagoon/domain/lobby/histories/slotHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { slotColumns } from './slotColumns.tsx'
import { SlotRound } from './SlotRound.tsx'

export type GameHistorySlotsProps = GameHistoryProps<SlotRoundRow>

const slots: GameHistoryKind<SlotRoundRow> = {
  title: 'Slot history',
  intro: 'Each round as the studio reported it. Open one to see its lines and its ids.',
  game: 'slot',
  empty: {
    text: 'Every spin is listed here: where the reels stopped, what it took and what it won.',
    action: { href: gamesAddress('SLOT'), label: 'See the slots' },
  },
  columns: slotColumns,
  cardRem: 12.5,
  details: (round, onClose) => <SlotRound round={round} onClose={onClose} />,
}

/** Every slot round of the player, newest first, and one of them opened. */
export const GameHistorySlots = (props: GameHistorySlotsProps) => <GameHistory {...props} kind={slots} />
