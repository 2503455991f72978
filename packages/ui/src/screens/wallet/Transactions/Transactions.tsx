import { findPaymentAddress, packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { TransactionFilter, TransactionsView } from '@lagoon/domain/wallet/transactions/transactions.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { HistoryScreen, type HistoryWords } from '../../../patterns/HistoryScreen/HistoryScreen.tsx'
import { unbroken } from '../../../words/unbroken.ts'
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

/** On one line: a question that breaks after its first word is not seen as one. */
const findPaymentWords = unbroken('I paid, where are my tokens?')

const words: HistoryWords = {
  label: 'Your transactions',
  loading: 'Loading your transactions',
  failed: {
    illustration: 'rope',
    title: 'Your transactions didn’t load',
    text: 'Nothing is lost, and your balances haven’t changed.',
  },
  empty: {
    illustration: 'boat',
    title: 'No transactions yet',
    text: 'Your purchases, rewards, tips, and withdrawals will show up here.',
    action: { href: packagesAddress(), label: 'See packages' },
  },
}
const noResult = {
  illustration: 'lens',
  title: 'No matches',
  text: 'None of your transactions match these filters.',
  action: 'Show all transactions',
} as const

/** What was bought, given, tipped and withdrawn, newest first, and one of them opened. */
export const Transactions = ({ view, onFilter, onClose, ...rest }: TransactionsProps) => (
  <HistoryScreen
    {...rest}
    title="Transactions"
    intro={
      <>
        Your purchases, rewards, tips, and withdrawals, newest first. Game rounds are in your game history.{' '}
        <Link href={findPaymentAddress()}>{findPaymentWords}</Link>
      </>
    }
    view={view}
    words={words}
    filters={{
      controls:
        'filter' in view && view.filter ? (
          <TransactionFilters filter={view.filter} onFilter={onFilter} />
        ) : (
          view.state === 'loading' && <TransactionFiltersWaiting />
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
