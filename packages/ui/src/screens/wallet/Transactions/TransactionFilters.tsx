import { useRef } from 'react'
import { transactionPeriods, transactionStates, transactionTypes } from '@lagoon/contract/wallet/enums'
import type { TransactionFilter } from '@lagoon/domain/wallet/transactions/transactions.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Skeleton } from '../../../kit/Skeleton/Skeleton.tsx'
import { Select } from '../../../kit/Select/Select.tsx'
import { ANY, periodOptions, stateOptions, typeOptions } from './transactionWords.ts'
import * as styles from './TransactionFilters.css.ts'

export interface TransactionFiltersProps {
  filter: TransactionFilter
  /** The whole new filter; without a part where that one does not filter. */
  onFilter: (filter: TransactionFilter) => void
}

/** Which transactions are listed: three choices that hold together. */
export const TransactionFilters = ({ filter, onFilter }: TransactionFiltersProps) => {
  const choose =
    <Part extends keyof TransactionFilter>(part: Part, ids: readonly NonNullable<TransactionFilter[Part]>[]) =>
    (id: string) => {
      const { [part]: _, ...rest } = filter
      const chosen = ids.find((known) => known === id)
      onFilter(chosen === undefined ? rest : { ...rest, [part]: chosen })
    }
  const root = useRef<HTMLFieldSetElement>(null)
  const clear = () => {
    onFilter({})
    // The button that was pressed goes.
    root.current?.querySelector('button')?.focus()
  }
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <fieldset ref={root} aria-label="Filter transactions" className={styles.filters}>
      <div className={styles.wide}>
        <Select label="Type" options={typeOptions} value={filter.type ?? ANY} onChange={choose('type', transactionTypes)} />
      </div>
      <Select label="Status" options={stateOptions} value={filter.status ?? ANY} onChange={choose('status', transactionStates)} />
      <Select label="Period" options={periodOptions} value={filter.period ?? ANY} onChange={choose('period', transactionPeriods)} />
      {isNarrowed && (
        <div className={styles.clear}>
          <Button weight="quiet" onPress={clear}>
            Clear filters
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** The places of the three choices while nothing is there to be narrowed. */
export const TransactionFiltersWaiting = () => (
  <div className={styles.filters}>
    {['type', 'status', 'period'].map((choice) => (
      <div key={choice} className={choice === 'type' ? `${styles.place} ${styles.wide}` : styles.place}>
        <Skeleton size="small" width="third" />
        <div className={styles.choice}>
          <Skeleton width="half" />
        </div>
      </div>
    ))}
  </div>
)
