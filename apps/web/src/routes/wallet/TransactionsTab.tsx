import { useEffect } from 'react'
import {
  loadMoreTransactionsAtom,
  openTransactionAtom,
  openTransactionsAtom,
  transactionsViewAtom,
} from '@lagoon/domain/wallet/transactions/transactions.atoms'
import { Transactions } from '@lagoon/ui/screens/wallet/Transactions/Transactions'
import { useAtomValue, useSetAtom } from '../../state.ts'

/** all-transaction, and profile?tab=transactions. */
export const TransactionsTab = () => {
  const view = useAtomValue(transactionsViewAtom)
  const open = useSetAtom(openTransactionsAtom)
  const loadMore = useSetAtom(loadMoreTransactionsAtom)
  const openOne = useSetAtom(openTransactionAtom)
  useEffect(
    function loadFirstPage() {
      void open()
    },
    [open],
  )
  return (
    <Transactions
      view={view}
      onFilter={(filter) => void open(filter)}
      onLoadMore={() => void loadMore()}
      onOpen={({ id }) => openOne(id)}
      onClose={() => openOne(undefined)}
      onRetry={() => void open()}
    />
  )
}
