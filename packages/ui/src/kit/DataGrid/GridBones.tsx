import { useRef, type CSSProperties } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { GridColumn } from './columns.ts'
import { CARD_REM } from './heights.ts'
import { useShape } from './useShape.ts'
import * as styles from './DataGrid.css.ts'

export interface GridBonesProps {
  /** How many rows to draw. */
  rows: number
  /** The columns that the rows will have: whether there is room for a table hangs on them. */
  columns?: readonly Pick<GridColumn<object>, 'inTable' | 'minWidth'>[] | undefined
  /** Height of a card in rem, as `DataGrid` is told it. */
  cardRem?: number | undefined
}

const anyColumns: NonNullable<GridBonesProps['columns']> = []

/** The shape of rows that are on their way: lines of a table where there is room for one, cards otherwise. */
export const GridBones = ({ rows, columns = anyColumns, cardRem = CARD_REM }: GridBonesProps) => {
  const box = useRef<HTMLDivElement>(null)
  const shape = useShape(box, columns)
  return (
    <div ref={box} className={styles.bones[shape]} style={{ [styles.CARD_HEIGHT]: `${cardRem}rem` } as CSSProperties}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.bonesRow[shape]}>
          <Skeleton size="small" width={at % 2 ? 'third' : 'half'} />
          <Skeleton size="small" width="quarter" />
        </div>
      ))}
    </div>
  )
}
