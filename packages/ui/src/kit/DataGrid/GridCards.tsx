import { useRef } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import type { DataGridProps } from './DataGrid.tsx'
import { pixels } from './pixels.ts'
import { useCardHeight } from './useCardHeight.ts'
import * as styles from './DataGrid.css.ts'

const CARD_REM = 6.75
const GAP_REM = 0.75

/** The rows as cards, under each other; as in the table only those in sight are in the document. */
export const GridCards = <Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  rowText,
  onOpen,
  cardRem = CARD_REM,
}: DataGridProps<Row>) => {
  const at = (place: 'title' | 'aside' | 'detail') => columns.filter((column) => (column.inCard ?? 'detail') === place)
  const [title, aside, details] = [at('title'), at('aside'), at('detail')]
  const list = useRef<HTMLDivElement>(null)
  const height = useCardHeight(list, cardRem)
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: height, gap: pixels(GAP_REM) }}>
      <GridList
        ref={list}
        aria-label={label}
        className={styles.cards}
        items={rows}
        dependencies={[columns]}
        onAction={(key) => onOpen({ id: String(key) })}
      >
        {(row) => (
          <GridListItem id={rowKey(row)} textValue={rowText(row)} className={styles.card}>
            <div className={styles.cardTop}>
              <div className={styles.cardTitle}>
                {title.map((column) => (
                  <div key={column.id}>{column.cell(row)}</div>
                ))}
              </div>
              <div className={styles.cardAside}>
                {aside.map((column) => (
                  <div key={column.id}>{column.cell(row)}</div>
                ))}
              </div>
            </div>
            {details.length > 0 && (
              <dl className={styles.cardDetails}>
                {details.map((column) => (
                  <div key={column.id}>
                    <dt className={styles.cardTerm}>{column.header}</dt>
                    <dd>{column.cell(row)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  )
}
