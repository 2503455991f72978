import type { BlackjackRoundRow } from '@lagoon/domain/lobby/histories/blackjackHistory.state'
import { RoundDialog, type RoundFigure, type RoundFrame } from '../history/RoundDialog.tsx'
import { sideBetFigures } from '../history/sideBetFigures.tsx'
import { DealerHand, PlayedHand } from './PlayedHand.tsx'
import * as styles from './BlackjackRound.css.ts'

const insuranceOf = (round: BlackjackRoundRow): readonly RoundFigure[] =>
  sideBetFigures(round, round.insurance && { name: 'Insurance', ...round.insurance })

/** One round against the dealer: every hand with its total and its end, the dealer's, and the insurance. */
export const BlackjackRound = ({ round, ...frame }: { round: BlackjackRoundRow } & RoundFrame) => (
  <RoundDialog
    round={round}
    {...frame}
    picture={
      round.hands.length > 0 && (
        <div className={styles.table}>
          <DealerHand round={round} />
          {round.hands.map((hand, at) => (
            <PlayedHand key={at} hand={hand} round={round} name={round.hands.length > 1 ? `Hand ${at + 1}` : 'Your hand'} />
          ))}
        </div>
      )
    }
    figures={[...insuranceOf(round), ...sideBetFigures(round, round.side)]}
    ids={round.tableId === undefined ? [] : [{ label: 'Table ID', value: round.tableId }]}
  />
)
