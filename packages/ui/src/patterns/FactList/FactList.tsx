import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './FactList.css.ts'

export interface Fact {
  readonly term: string
  readonly value: ReactNode
  /** The line that all the others lead to: a total. */
  readonly isTotal?: boolean
}

export interface FactListProps {
  /** Names and values, in order. */
  facts: readonly Fact[]
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** What belongs to one thing, line by line: its word at the start, its value at the end, as on a receipt. */
export const FactList = ({ facts, place }: FactListProps) => (
  <dl className={styles.root + placement(place)}>
    {facts.map(({ term, value, isTotal = false }) => (
      <div key={term} className={styles.row({ isTotal })}>
        <dt className={styles.term({ isTotal })}>{term}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
