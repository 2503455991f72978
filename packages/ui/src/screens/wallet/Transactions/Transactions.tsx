import { rewardsAddress } from '@lagoon/contract/rewards/addresses'
import type { TransactionFilter, TransactionsView } from '@lagoon/domain/wallet/transactions/transactions.state'
import { HistoryScreen, type HistoryWords } from '../../../patterns/HistoryScreen/HistoryScreen.tsx'
import { transactionColumns } from './transactionColumns.tsx'
import { TransactionDetails } from './TransactionDetails.tsx'
import { TransactionFilters, TransactionFiltersWaiting } from './TransactionFilters.tsx'
import { dayOf, typeNames } from './transactionWords.ts'

export interface TransactionsProps {
  view: TransactionsView
  onFilter: (filter: TransactionFilter) => void
  onLoadMore: () => void
  onOpen: (event: { id: string }) => void
  /** Closes the opened transaction. */
  onClose: () => void
  onRetry: () => void
}

const words: HistoryWords = {
  label: 'Your transactions',
  loading: 'Loading your transactions',
  failed: {
    illustration: 'rope',
    title: 'Your transactions did not load',
    text: 'Nothing is lost: the list is kept by us, and your balances are not touched by it.',
  },
  empty: {
    illustration: 'boat',
    title: 'No transactions yet',
    text: 'Purchases, rewards, tips and withdrawals are listed here, each with its date and its id.',
    action: { href: rewardsAddress, label: 'See your rewards' },
  },
}
const noResult = {
  illustration: 'lens',
  title: 'Nothing matches these filters',
  text: 'You have transactions, but none of this type, status and period.',
  action: 'Show all transactions',
} as const

/** What was bought, given, tipped and withdrawn, newest first, and one of them opened. */
export const Transactions = ({ view, onFilter, onClose, ...rest }: TransactionsProps) => (
  <HistoryScreen
    {...rest}
    title="Transactions"
    intro="What you bought, received, tipped and withdrew, newest first. Rounds are in your game history."
    view={view}
    words={words}
    filters={{
      controls:
        view.state === 'loading' ? (
          <TransactionFiltersWaiting />
        ) : (
          'filter' in view && <TransactionFilters filter={view.filter} onFilter={onFilter} />
        ),
      noResult,
      onClear: () => onFilter({}),
    }}
    columns={transactionColumns}
    rowText={(row) => `${typeNames[row.type]}, ${dayOf(row)}`}
    cardRem={11}
    details={(row) => <TransactionDetails row={row} onClose={onClose} />}
  />
)
