import type { ReactNode } from 'react'
import { EmptyState } from '@lagoon/ui/patterns/EmptyState/EmptyState'
import * as styles from '../Office.css.ts'
import { useNow } from '../useNow.ts'

export interface EntriesProps<Row> {
  /** What a reader calls the list. */
  label: string
  rows: readonly Row[]
  /** Shown in place of a list without rows. */
  empty: ReactNode
  /** A row at this moment, as a list item with its key. */
  children: (row: Row, now: number) => ReactNode
}

/** The rows of a room's list, each with how long it has waited by now. */
export const Entries = <Row,>({ label, rows, empty, children }: EntriesProps<Row>) => {
  const now = useNow()
  return rows.length === 0 ? (
    empty
  ) : (
    <ul aria-label={label} className={styles.entries}>
      {rows.map((row) => children(row, now))}
    </ul>
  )
}

export interface NoEntriesProps {
  /** What the list would show: `tickets`. */
  what: string
  /** Something of the list may have been left out by a filter. @default false */
  isNarrowed?: boolean
}

/** What stands in place of a list without rows. */
export const NoEntries = ({ what, isNarrowed = false }: NoEntriesProps) => (
  <EmptyState illustration={isNarrowed ? 'lens' : 'shell'} title={isNarrowed ? `No ${what} match` : `No ${what} here`}>
    {isNarrowed ? 'Change the filter to see others.' : 'New ones show up here by themselves.'}
  </EmptyState>
)
