import type { CSSProperties } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { CARD_REM } from './heights.ts'
import * as styles from './DataGrid.css.ts'

export interface GridBonesProps {
  /** How many rows to draw. */
  rows: number
  /** Height of a card in rem, as `DataGrid` is told it. */
  cardRem?: number
}

/** The shape of rows that are on their way: lines of a table where there is room for one, cards otherwise. */
export const GridBones = ({ rows, cardRem = CARD_REM }: GridBonesProps) => (
  <div className={styles.bones} style={{ [styles.CARD_HEIGHT]: `${cardRem}rem` } as CSSProperties}>
    {Array.from({ length: rows }, (_, at) => (
      <div key={at} className={styles.bonesRow}>
        <Skeleton size="small" width={at % 2 ? 'third' : 'half'} />
        <Skeleton size="small" width="quarter" />
      </div>
    ))}
  </div>
)
