import type { ShownHand } from '@lagoon/domain/lobby/histories/pokerHistory.state'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { CardHand } from '../../../patterns/PlayingCard/CardHand.tsx'
import { handNames } from '../../../patterns/PlayingCard/handNames.ts'
import { seatInWords } from './pokerWords.ts'
import * as styles from './ShownHands.css.ts'

/** The hands that others turned up: seat or dealer, cards, what they made. */
export const ShownHands = ({ hands }: { hands: readonly ShownHand[] }) => (
  <ul className={styles.root}>
    {hands.map(({ cards, ranking, isWinner, ...hand }) => (
      <li key={seatInWords(hand)} className={styles.row}>
        <span className={styles.seat}>{seatInWords(hand)}</span>
        <CardHand label={`Cards of ${seatInWords(hand).toLowerCase()}`} cards={cards} />
        <span className={styles.words}>{ranking && handNames[ranking]}</span>
        {isWinner && <Badge tone="success">Won</Badge>}
      </li>
    ))}
  </ul>
)
