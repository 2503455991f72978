import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { isSameCard, type Card } from './cards.ts'
import { PlayingCard, type PlayingCardProps } from './PlayingCard.tsx'
import * as styles from './PlayingCard.css.ts'

export interface CardHandProps {
  /** Whose they are: "Your cards". Names the list for a screen reader. */
  label: string
  /** The cards from left to right. */
  cards: readonly Card[]
  /** Those that won or pay: lit, and the others step back. Absent where nothing is told apart. */
  lit?: readonly Card[]
  /** A word under some of the cards, by their place from 0: "Held". */
  marks?: Readonly<Record<number, string>>
  /** One more, face down, at the end. @default false */
  hasFaceDown?: boolean
  /** Size of each card. */
  size?: PlayingCardProps['size']
}

/** Cards that belong together, in their order. What a ring says to the eye a reader hears as a word. */
export const CardHand = ({ label, cards, lit, marks, hasFaceDown = false, size }: CardHandProps) => (
  <ul aria-label={label} className={styles.hand({ size })}>
    {cards.map((card, at) => {
      const standing = lit === undefined ? 'plain' : lit.some((one) => isSameCard(one, card)) ? 'lit' : 'back'
      return (
        <li key={`${card.rank}-${card.suit}-${at}`} className={styles.place}>
          <PlayingCard card={card} standing={standing} size={size} />
          {standing === 'lit' && <span className={visuallyHidden}>, counts</span>}
          {marks?.[at] !== undefined && <span className={styles.mark}>{marks[at]}</span>}
        </li>
      )
    })}
    {hasFaceDown && (
      <li className={styles.place}>
        <PlayingCard card="faceDown" size={size} />
      </li>
    )}
  </ul>
)
