import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { CrashRoundRow } from '@lagoon/domain/lobby/histories/crashHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { crashColumns } from './crashColumns.tsx'
import { CrashRound } from './CrashRound.tsx'

export type GameHistoryCrashProps = GameHistoryProps<CrashRoundRow>

const crash: GameHistoryKind<CrashRoundRow> = {
  title: 'Crash history',
  intro: 'Open a round to see where it crashed and when you cashed out.',
  game: 'crash',
  empty: {
    text: 'Your rounds will show up here, with where each one crashed, your cash-out, and your win.',
    action: { href: gamesAddress('CRASH'), label: 'See crash games' },
  },
  columns: crashColumns,
  cardRem: 11.5,
  details: (round, frame) => <CrashRound round={round} {...frame} />,
}

/** Every crash round of the player, newest first, and one of them opened. */
export const GameHistoryCrash = (props: GameHistoryCrashProps) => <GameHistory {...props} kind={crash} />
