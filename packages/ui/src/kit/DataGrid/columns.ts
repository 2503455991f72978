import type { ReactNode } from 'react'

export type SortDirection = 'ASC' | 'DESC'

export interface GridSort<SortKey extends string = string> {
  /** `sortKey` of the column. */
  readonly by: SortKey
  readonly direction: SortDirection
}

export interface GridColumn<Row, SortKey extends string = string> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** What stands in a card, where that is not what stands in the table. */
  readonly cardCell?: (row: Row) => ReactNode
  /** `end` for amounts. @default 'start' */
  readonly align?: 'start' | 'end'
  /** Share of the width; a column never gets narrower than `minWidth` pixels. @default '1fr' */
  readonly width?: `${number}fr`
  readonly minWidth?: number
  /** Names the row for a screen reader; exactly one column does. */
  readonly isRowHeader?: boolean
  /** Makes it sortable, and is what `onSort` says. */
  readonly sortKey?: SortKey
  /** The two orders in words, for the sort menu over the cards. Goes with `sortKey`. */
  readonly sortLabels?: Readonly<Record<SortDirection, string>>
  /** Where it stands in the card: `title` and `aside` in the first line, `detail` under its header. @default 'detail' */
  readonly inCard?: 'title' | 'aside' | 'detail' | 'none'
  /** False for what only a card shows. @default true */
  readonly inTable?: boolean
}

/** What a card says of a row in the place of a column. */
export const inCardOf = <Row>({ cell, cardCell = cell }: Pick<GridColumn<Row>, 'cell' | 'cardCell'>, row: Row): ReactNode => cardCell(row)

/** The order after a press on a header: turns the present one round, else starts with the newest or largest. */
export const nextSort = <SortKey extends string>(present: GridSort<SortKey>, by: SortKey): GridSort<SortKey> => ({
  by,
  direction: present.by === by && present.direction === 'DESC' ? 'ASC' : 'DESC',
})
