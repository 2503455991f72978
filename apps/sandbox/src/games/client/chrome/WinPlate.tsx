import { formatMinor } from '@lagoon/contract/money/money'
import { takenBy } from '../play/takenBy.ts'
import type { PlayingView } from '../play/view.ts'
import { winMoment } from '../sound/winMoment.ts'
import * as styles from './WinPlate.css.ts'

/** A large win, for a moment over the board: what it comes to, and how many times what the round took. A reader hears the outcome itself. */
export const WinPlate = ({ view: { phase, round, won, kind } }: { view: PlayingView }) => {
  if (phase !== 'win' || !round?.isOver) return null
  const taken = takenBy(kind, round)
  if (winMoment(won, taken) !== 'largeWin') return null
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.plate}>
        <span className={styles.amount}>Won {formatMinor(won, 'always')}</span>
        <span className={styles.times}>{String(won / taken)}×</span>
      </div>
    </div>
  )
}
