import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { CrashRoundRow } from '@lagoon/domain/lobby/histories/crashHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { crashColumns } from './crashColumns.tsx'
import { CrashRound } from './CrashRound.tsx'

export type GameHistoryCrashProps = GameHistoryProps<CrashRoundRow>

const crash: GameHistoryKind<CrashRoundRow> = {
  title: 'Crash history',
  intro: 'Each curve as the studio reported it. Open one to see where you left it and its ids.',
  game: 'crash',
  empty: {
    text: 'Every round is listed here: how far the curve went, where you left it, and what that won.',
    action: { href: gamesAddress('CRASH'), label: 'See the crash games' },
  },
  columns: crashColumns,
  cardRem: 11.5,
  details: (round, onClose) => <CrashRound round={round} onClose={onClose} />,
}

/** Every crash round of the player, newest first, and one of them opened. */
export const GameHistoryCrash = (props: GameHistoryCrashProps) => <GameHistory {...props} kind={crash} />
