import type { ReactNode } from 'react'
import { CardHand, type CardHandProps } from '../../../patterns/PlayingCard/CardHand.tsx'
import * as styles from './CardGroup.css.ts'

/** Where the groups of cards of one round lie, beside each other where there is room. */
export const CardTable = ({ children }: { children: ReactNode }) => <div className={styles.table}>{children}</div>

/** A hand with its name over it; nothing where no card was dealt. */
export const CardGroup = (hand: CardHandProps) =>
  hand.cards.length > 0 && (
    <div className={styles.group}>
      <span aria-hidden="true" className={styles.term}>
        {hand.label}
      </span>
      <CardHand {...hand} />
    </div>
  )
