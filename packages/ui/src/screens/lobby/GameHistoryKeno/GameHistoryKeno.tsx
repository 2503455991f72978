import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { KenoRoundRow } from '@lagoon/domain/lobby/histories/kenoHistory.state'
import { GameHistory, type GameHistoryKind, type GameHistoryProps } from '../history/GameHistory.tsx'
import { kenoColumns } from './kenoColumns.tsx'
import { KenoRound } from './KenoRound.tsx'

export type GameHistoryKenoProps = GameHistoryProps<KenoRoundRow>

const keno: GameHistoryKind<KenoRoundRow> = {
  title: 'Keno history',
  intro: 'Open a draw to see its numbers.',
  game: 'keno',
  empty: {
    text: 'Your draws will show up here, with your picks, hits, and wins.',
    action: { href: gamesAddress('KENO'), label: 'See keno games' },
  },
  columns: kenoColumns,
  cardRem: 12,
  details: (round, frame) => <KenoRound round={round} {...frame} />,
}

/** Every keno round of the player, newest first, and one of them opened. */
export const GameHistoryKeno = (props: GameHistoryKenoProps) => <GameHistory {...props} kind={keno} />
