import type { ShownHand } from '@lagoon/domain/lobby/histories/pokerHistory.state'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { CardHand } from '../../../patterns/PlayingCard/CardHand.tsx'
import { handNames } from '../history/handNames.ts'
import * as styles from './ShownHands.css.ts'

/** The hands that other players turned up: seat, cards, what they made. */
export const ShownHands = ({ hands }: { hands: readonly ShownHand[] }) => (
  <ul className={styles.root}>
    {hands.map(({ seat, cards, ranking, isWinner }) => (
      <li key={seat} className={styles.row}>
        <span className={styles.seat}>{`Seat ${seat}`}</span>
        <CardHand label={`Cards of seat ${seat}`} cards={cards} />
        <span className={styles.words}>{ranking && handNames[ranking]}</span>
        {isWinner && <Badge tone="success">Won</Badge>}
      </li>
    ))}
  </ul>
)
