import { domainAtom } from '../../assembly/domainAtom.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { toTransaction } from './transactions.adapter.ts'
import type { TransactionFilter, TransactionRow, TransactionsView } from './transactions.state.ts'
import { transactions } from './transactions.operations.ts'

const PAGE_SIZE = 30

interface Held {
  readonly phase: 'loading' | 'failed' | 'loaded' | 'loadingMore' | 'moreFailed'
  readonly filter: TransactionFilter
  readonly rows: readonly TransactionRow[]
  /** Where the next page begins; undefined after the last. */
  readonly after?: string
  readonly openedId?: string
}

const heldAtom = ownedAtom<Held>({ phase: 'loading', filter: {}, rows: [] })

const loadPageAtom = atom(null, async (get, set, filter: TransactionFilter, after: string | undefined) => {
  const variables = { first: PAGE_SIZE, filter, ...(after === undefined ? {} : { after }) }
  const answer = await get(domainAtom).client.call(transactions, variables)
  const now = get(heldAtom)
  // The player filtered anew while this page was on its way.
  if (now.filter !== filter) return
  if (!answer.ok) return set(heldAtom, { ...now, phase: after === undefined ? 'failed' : 'moreFailed' })
  const { nodes, pageInfo } = answer.value.transactions
  const { after: _, ...rest } = now
  set(heldAtom, {
    ...rest,
    phase: 'loaded',
    rows: [...(after === undefined ? [] : now.rows), ...nodes.map(toTransaction)],
    ...(pageInfo.hasNextPage && pageInfo.endCursor !== null ? { after: pageInfo.endCursor } : {}),
  })
})

/** Loads the first page anew, with another filter where one is given. */
export const openTransactionsAtom = atom(null, (get, set, filter: TransactionFilter = { ...get(heldAtom).filter }) => {
  set(heldAtom, { phase: 'loading', filter, rows: [] })
  return set(loadPageAtom, filter, undefined)
})

export const loadMoreTransactionsAtom = atom(null, (get, set) => {
  const now = get(heldAtom)
  if ((now.phase !== 'loaded' && now.phase !== 'moreFailed') || now.after === undefined) return Promise.resolve()
  set(heldAtom, { ...now, phase: 'loadingMore' })
  return set(loadPageAtom, now.filter, now.after)
})

/** Opens one over the list; undefined closes it. */
export const openTransactionAtom = atom(null, (get, set, id: string | undefined) => {
  const { openedId: _, ...rest } = get(heldAtom)
  set(heldAtom, id === undefined ? rest : { ...rest, openedId: id })
})

const moreOf = ({ phase, after }: Held) => {
  if (phase === 'loadingMore') return 'loading'
  if (phase === 'moreFailed') return 'failed'
  return after === undefined ? 'none' : 'available'
}

export const transactionsViewAtom = atom((get): TransactionsView => {
  const held = get(heldAtom)
  const { phase, filter, rows, openedId } = held
  if (phase === 'loading' || phase === 'failed') return { state: phase }
  if (rows.length === 0)
    return Object.values(filter).some((part) => part !== undefined) ? { state: 'noResult', filter } : { state: 'empty' }
  const opened = rows.find(({ id }) => id === openedId)
  return { state: 'filled', rows, filter, more: moreOf(held), ...(opened === undefined ? {} : { opened }) }
})
