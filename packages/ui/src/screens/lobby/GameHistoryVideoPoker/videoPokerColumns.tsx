import type { VideoPokerRoundRow } from '@lagoon/domain/lobby/histories/videoPokerHistory.state'
import { Nothing, NotYet } from '../../../patterns/HistoryScreen/cells.tsx'
import { CardHand } from '../../../patterns/PlayingCard/CardHand.tsx'
import { roundColumns, type RoundColumn } from '../history/roundColumns.tsx'
import * as styles from '../history/rowCards.css.ts'
import { payingCards } from './payingCards.ts'
import { payingHandInWords } from './videoPokerWords.ts'

const notThere = ({ roundState }: VideoPokerRoundRow) => (roundState === 'OPEN' ? <NotYet /> : <Nothing />)

/** The columns of the video poker history (§3, game history). */
export const videoPokerColumns: readonly RoundColumn<VideoPokerRoundRow>[] = [
  roundColumns.game,
  {
    id: 'dealt',
    header: 'Dealt',
    minWidth: 152,
    cell: ({ dealt }) => (
      <span className={styles.underTerm}>
        <CardHand label="Dealt" cards={dealt} size="thumb" />
      </span>
    ),
  },
  {
    id: 'final',
    header: 'After the draw',
    minWidth: 152,
    cell: (round) =>
      round.final ? (
        <span className={styles.underTerm}>
          <CardHand label="After the draw" cards={round.final} size="thumb" {...payingCards(round)} />
        </span>
      ) : (
        notThere(round)
      ),
  },
  {
    id: 'hand',
    header: 'Hand',
    width: '1.3fr',
    minWidth: 112,
    cell: (round) => payingHandInWords(round) ?? notThere(round),
  },
  { ...roundColumns.bet, minWidth: 104 },
  { id: 'pays', header: 'Pays', inTable: false, cell: ({ paying }) => (paying ? `${paying.times} × the bet` : <Nothing />) },
  roundColumns.win,
  roundColumns.playedAt,
]
