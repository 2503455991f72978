import { Card, type CardProps, type LyingCard } from './Card.tsx'
import * as styles from './CardRow.css.ts'
import type { Look } from './looks.ts'

export interface CardRowProps {
  /** Whose they are: "Dealer’s cards". Names the list for a reader. */
  label: string
  cards: readonly LyingCard[]
  look: Look
  /** By the place of the card. */
  standingOf?: (at: number) => CardProps['standing']
  /** Cards lie on one another as a hand that grows, or side by side. @default false */
  isFanned?: boolean
  /** How many have a place: where a card is still to come, its outline is seen. @default none */
  places?: number
}

/** Cards that belong together, in their order. */
export const CardRow = ({ label, cards, look, standingOf, isFanned = false, places = 0 }: CardRowProps) => (
  <ul
    aria-label={label}
    className={styles.root({ isFanned })}
    style={{ '--count': Math.max(1, Math.max(cards.length, places) - 1) } as object}
  >
    {cards.map((lying, at) => (
      <li key={at} className={styles.place({ isOnAnother: isFanned && at > 0 })}>
        <Card {...lying} look={look} standing={standingOf?.(at) ?? 'plain'} />
      </li>
    ))}
    {Array.from({ length: Math.max(0, places - cards.length) }, (_, at) => (
      <li key={`open-${at}`} className={styles.place({ isOnAnother: isFanned && cards.length + at > 0 })} aria-hidden="true">
        <span className={styles.open} />
      </li>
    ))}
  </ul>
)
