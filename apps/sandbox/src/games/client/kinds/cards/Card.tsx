import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import type { CardView } from '../../../rules/cards/cardView.ts'
import { CardBack } from './CardBack.tsx'
import { CardFace } from './CardFace.tsx'
import * as styles from './Card.css.ts'
import { cardName } from './cardWords.ts'
import type { Back } from './looks.ts'

/** A card on the table; null lies face down. */
export interface LyingCard {
  readonly card: CardView | null
  /** Comes from the shoe now. */
  readonly isDealt: boolean
}

export interface CardProps extends LyingCard {
  look: Back
  /** `lit` is part of what won, `back` is not. @default 'plain' */
  standing?: 'plain' | 'lit' | 'back'
}

/** A card with two sides: it comes from the shoe, and turns when it is turned up. */
export const Card = ({ card, isDealt, look, standing = 'plain' }: CardProps) => (
  <span className={styles.root({ isDealt, standing })}>
    <span className={visuallyHidden}>{card ? cardName(card) : 'face down'}</span>
    <span className={styles.sides({ isUp: card !== null, isDealt })} aria-hidden="true">
      <svg className={styles.face} viewBox="0 0 100 140">
        {card && <CardFace card={card} />}
      </svg>
      <svg className={styles.back} viewBox="0 0 100 140">
        <CardBack look={look} />
      </svg>
    </span>
  </span>
)
