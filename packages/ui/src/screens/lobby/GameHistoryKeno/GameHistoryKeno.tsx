import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { KenoRoundRow } from '@lagoon/domain/lobby/histories/kenoHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { kenoColumns } from './kenoColumns.tsx'
import { KenoRound } from './KenoRound.tsx'

export type GameHistoryKenoProps = GameHistoryProps<KenoRoundRow>

const keno: GameHistoryKind<KenoRoundRow> = {
  title: 'Keno history',
  intro: 'Each draw as the studio reported it. Open one to see its numbers and its ids.',
  game: 'keno',
  empty: {
    text: 'Every draw is listed here: what you picked, what was drawn, and what your hits won.',
    action: { href: gamesAddress('KENO'), label: 'See the keno games' },
  },
  columns: kenoColumns,
  cardRem: 12,
  details: (round, onClose) => <KenoRound round={round} onClose={onClose} />,
}

/** Every keno round of the player, newest first, and one of them opened. */
export const GameHistoryKeno = (props: GameHistoryKenoProps) => <GameHistory {...props} kind={keno} />
