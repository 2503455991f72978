import { paged } from '../../kernel/paged.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { toTransaction } from './transactions.adapter.ts'
import type { TransactionFilter, TransactionsView } from './transactions.state.ts'
import { transactions } from './transactions.operations.ts'

const everything: { readonly filter: TransactionFilter } = { filter: {} }
const list = paged(transactions, ({ transactions: page }) => ({ ...page, nodes: page.nodes.map(toTransaction) }), everything)
const openedIdAtom = ownedAtom<string | undefined>(undefined)

/** Loads the first page, with another filter where one is given. */
export const loadTransactionsAtom = atom(null, (_get, set, filter?: TransactionFilter) => {
  set(openedIdAtom, undefined)
  return set(list.load, filter === undefined ? undefined : { filter })
})
export const loadMoreTransactionsAtom = list.loadMore

/** Shows one over the list; undefined takes it away. */
export const showTransactionAtom = atom(null, (_get, set, id: string | undefined) => set(openedIdAtom, id))

export const transactionsViewAtom = atom((get): TransactionsView => {
  const { state, query, rows, more, before } = get(list.pagesAtom)
  const { filter } = query
  if (state === 'loading') return before === undefined ? { state } : { state, filter }
  if (state === 'failed') return { state }
  if (rows.length === 0)
    return Object.values(filter).some((part) => part !== undefined) ? { state: 'noResult', filter } : { state: 'empty' }
  const opened = rows.find(({ id }) => id === get(openedIdAtom))
  return { state: 'filled', rows, filter, more, ...(opened === undefined ? {} : { opened }) }
})
