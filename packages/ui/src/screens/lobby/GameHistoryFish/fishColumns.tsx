import type { FishRoundRow } from '@lagoon/domain/lobby/histories/fishHistory.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { Nothing, NotYet } from '../../../patterns/HistoryScreen/cells.tsx'
import { roundColumns, type RoundColumn } from '../history/roundColumns.tsx'
import { FishPicture } from './FishPicture.tsx'
import * as styles from './FishPicture.css.ts'
import { endingInWords } from './fishWords.ts'

const Missing = ({ round }: { round: FishRoundRow }) => (round.roundState === 'OPEN' ? <NotYet /> : <Nothing />)

const Target = ({ round }: { round: FishRoundRow }) =>
  round.shot === undefined ? (
    <Missing round={round} />
  ) : (
    <span className={styles.target}>
      <FishPicture shot={round.shot} size="thumb" />
      <Text as="span">{round.shot.target}</Text>
    </span>
  )

/** The columns of the fish history: a row is a shot. */
export const fishColumns: readonly RoundColumn<FishRoundRow>[] = [
  roundColumns.game,
  { id: 'target', header: 'Aimed at', width: '1.2fr', minWidth: 160, cell: (round) => <Target round={round} /> },
  { id: 'ending', header: 'Result', width: '1.1fr', minWidth: 168, cell: (round) => endingInWords(round) ?? <Missing round={round} /> },
  roundColumns.bet,
  roundColumns.win,
  roundColumns.playedAt,
]
