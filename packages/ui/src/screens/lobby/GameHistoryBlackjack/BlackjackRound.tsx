import type { BlackjackRoundRow } from '@lagoon/domain/lobby/histories/blackjackHistory.state'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { RoundDialog, type RoundFigure } from '../history/RoundDialog.tsx'
import { DealerHand, PlayedHand } from './PlayedHand.tsx'
import * as styles from './BlackjackRound.css.ts'

const insuranceOf = ({ insurance, bet, win }: BlackjackRoundRow): readonly RoundFigure[] =>
  insurance === undefined
    ? []
    : [
        { term: 'Insurance (part of the bet)', value: <TokenAmount kind={bet.kind} minor={insurance.bet} format="fixed" size="large" /> },
        { term: 'Insurance paid', value: <TokenAmount kind={win.kind} minor={insurance.win} format="fixed" size="large" /> },
      ]

/** One round against the dealer: every hand with its total and its end, the dealer's, and the insurance. */
export const BlackjackRound = ({ round, onClose }: { round: BlackjackRoundRow; onClose: () => void }) => (
  <RoundDialog
    round={round}
    onClose={onClose}
    picture={
      <div className={styles.table}>
        <DealerHand round={round} />
        {round.hands.map((hand, at) => (
          <PlayedHand key={at} hand={hand} round={round} name={round.hands.length > 1 ? `Hand ${at + 1}` : 'Your hand'} />
        ))}
      </div>
    }
    figures={insuranceOf(round)}
    ids={[{ label: 'Table ID', value: round.tableId }]}
  />
)
