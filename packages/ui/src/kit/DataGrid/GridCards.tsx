import { memo, type CSSProperties } from 'react'
import { inCardOf, type GridColumn } from './columns.ts'
import type { DataGridProps } from './DataGrid.tsx'
import { CARD_GAP_REM, CARD_REM } from './heights.ts'
import { RowGroups } from './RowGroups.tsx'
import { RowOpener } from './RowOpener.tsx'
import * as styles from './DataGrid.css.ts'

/** ARIA's word for a number that grows: a card is not drawn anew for every page behind it. */
const UNKNOWN = -1

interface CardProps extends Pick<DataGridProps<object>, 'onOpen'> {
  row: object
  id: string
  text: string
  /** Among all rows, from 0. */
  index: number
  /** The columns, first to last. */
  columns: readonly GridColumn<object>[]
}

/** Drawn anew only when it changes, so that the next page costs the same behind ten rows and behind a thousand. */
const Card = memo(({ row, id, text, index, columns, onOpen }: CardProps) => {
  const at = (place: 'title' | 'aside' | 'detail') => columns.filter(({ inCard = 'detail' }) => inCard === place)
  const details = at('detail')
  return (
    <div role="listitem" aria-posinset={index + 1} aria-setsize={UNKNOWN} className={styles.card} data-key={id}>
      <div className={styles.cardTop}>
        <div className={styles.cardTitle}>
          {at('title').map((column) => (
            <div key={column.id}>{inCardOf(column, row)}</div>
          ))}
          <RowOpener text={text} onOpen={() => onOpen({ id })} />
        </div>
        <div className={styles.cardAside}>
          {at('aside').map((column) => (
            <div key={column.id}>{inCardOf(column, row)}</div>
          ))}
        </div>
      </div>
      {details.length > 0 && (
        <dl className={styles.cardDetails}>
          {details.map((column) => (
            <div key={column.id}>
              <dt className={styles.cardTerm}>{column.header}</dt>
              <dd>{inCardOf(column, row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
})

/** The rows as cards, under each other; those out of sight are neither laid out nor painted, as in the table. */
export const GridCards = ({ label, columns, rows, rowKey, rowText, onOpen, cardRem = CARD_REM }: DataGridProps<object>) => (
  <div role="list" aria-label={label} className={styles.cardList} style={{ [styles.CARD_HEIGHT]: `${cardRem}rem` } as CSSProperties}>
    <RowGroups rows={rows} role="presentation" className={styles.cards} rowRem={cardRem + CARD_GAP_REM}>
      {({ row, index }) => (
        <Card key={rowKey(row)} row={row} id={rowKey(row)} text={rowText(row)} index={index} columns={columns} onOpen={onOpen} />
      )}
    </RowGroups>
  </div>
)
