import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { cardName, type Card } from './cards.ts'
import { suitShapes } from './suitShapes.ts'
import * as styles from './PlayingCard.css.ts'

export interface PlayingCardProps {
  /** `faceDown` for one that nobody has seen yet. */
  card: Card | 'faceDown'
  /** `lit` is part of what won or pays, `back` is not. @default 'plain' */
  standing?: 'plain' | 'lit' | 'back'
  /** `thumb` for a row of a table. @default 'regular' */
  size?: (typeof styles.sizes)[number] | undefined
}

const Face = ({ card }: { card: Card }) => (
  // Paper stays pale at night: the values of the day hold inside the card.
  <g data-theme="day">
    <rect className={styles.face} x="0.5" y="0.5" width="59" height="83" rx="8" />
    <text
      className={`${styles.rank} ${styles.suit[card.suit]}`}
      x={card.rank === '10' ? 4 : 7}
      y="33"
      fontSize={card.rank === '10' ? 32 : 34}
      letterSpacing={card.rank === '10' ? '-3' : '0'}
    >
      {card.rank}
    </text>
    <path className={styles.suit[card.suit]} d={suitShapes[card.suit]} transform="translate(18.5 41.5) scale(1.5)" />
  </g>
)

const Back = () => (
  <>
    <rect className={styles.back} x="0.5" y="0.5" width="59" height="83" rx="8" />
    <path className={styles.wave} d="M10 24q10-9 20 0t20 0M10 42q10-9 20 0t20 0M10 60q10-9 20 0t20 0" />
  </>
)

/** One card, drawn: its rank, and its suit by shape and by one of four colors. A reader hears "Queen of hearts". */
export const PlayingCard = ({ card, standing = 'plain', size }: PlayingCardProps) => (
  <span className={styles.root({ size, isBack: standing === 'back' })}>
    <span className={visuallyHidden}>{card === 'faceDown' ? 'Face-down card' : cardName(card)}</span>
    <svg aria-hidden="true" className={styles.picture} viewBox="0 0 60 84">
      {card === 'faceDown' ? <Back /> : <Face card={card} />}
      {standing === 'lit' && <rect className={styles.ring} x="1" y="1" width="58" height="82" rx="8" />}
    </svg>
  </span>
)
