import { expect, it } from 'vitest'
import type { ResultOf } from '../../client/operation.ts'
import { testApp } from '../../testing/testApp.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { loadMoreTransactionsAtom, loadTransactionsAtom, showTransactionAtom, transactionsViewAtom } from './transactions.atoms.ts'

type Line = ResultOf<'Transactions'>['transactions']['nodes'][number]
const line = (id: string): Line => ({
  id,
  type: 'PURCHASE',
  direction: 'CREDIT',
  at: '2026-03-01T18:20:00.000Z',
  tokens: { kind: 'GAME', amount: '5000' },
  paymentMethod: null,
  extras: [],
  paymentId: null,
  withdrawalId: null,
  title: null,
  bonusType: null,
  recipient: null,
  conversion: null,
  convertedAmount: { currency: 'USD', minor: '1999' },
  platformFee: { currency: 'USD', minor: '60' },
  status: 'COMPLETED',
})
const page = (ids: readonly string[], endCursor: string | null) => ({
  status: 200,
  body: { data: { transactions: { nodes: ids.map(line), pageInfo: { hasNextPage: endCursor !== null, endCursor } } } },
})

it('adds page to page, keeps what it has when one fails, and asks for that one again', async () => {
  let isDown = false
  const app = testApp({
    Transactions: ({ variables }) => {
      if (isDown) return { status: 500, body: { status: 500, code: 'INTERNAL', message: 'no' } }
      return variables['after'] === 'a' ? page(['1'], null) : page(['3', '2'], 'a')
    },
  })
  const { store, browser } = app
  await logInto(app)
  void store.set(loadTransactionsAtom)
  await browser.pass(50)
  expect(store.get(transactionsViewAtom)).toMatchObject({
    state: 'filled',
    more: 'available',
    rows: [{ id: '3', tokens: { minor: 5_000n }, platformFee: { currency: 'USD', minor: 60n } }, { id: '2' }],
  })
  isDown = true
  void store.set(loadMoreTransactionsAtom)
  await browser.pass(50)
  expect(store.get(transactionsViewAtom)).toMatchObject({ state: 'filled', more: 'failed', rows: [{ id: '3' }, { id: '2' }] })
  isDown = false
  void store.set(loadMoreTransactionsAtom)
  await browser.pass(50)
  expect(store.get(transactionsViewAtom)).toMatchObject({ more: 'none', rows: [{ id: '3' }, { id: '2' }, { id: '1' }] })
})

it('drops the page of a filter that was changed meanwhile, and tells none at all from none that fits', async () => {
  const app = testApp({
    Transactions: ({ variables }) => page((variables['filter'] as { type?: string }).type === 'TIP' ? [] : ['1'], null),
  })
  const { store, browser } = app
  await logInto(app)
  void store.set(loadTransactionsAtom, {})
  void store.set(loadTransactionsAtom, { type: 'TIP' })
  expect(store.get(transactionsViewAtom)).toEqual({ state: 'loading' })
  await browser.pass(50)
  expect(store.get(transactionsViewAtom)).toEqual({ state: 'noResult', filter: { type: 'TIP' } })
  const empty = testApp({ Transactions: () => page([], null) })
  await logInto(empty)
  void empty.store.set(loadTransactionsAtom)
  await empty.browser.pass(50)
  expect(empty.store.get(transactionsViewAtom)).toEqual({ state: 'empty' })
})

it('keeps the filter in sight while another one is asked for, also where none fits the one before', async () => {
  const app = testApp({
    Transactions: ({ variables }) => page((variables['filter'] as { type?: string }).type === 'TIP' ? [] : ['1'], null),
  })
  const { store, browser } = app
  await logInto(app)
  void store.set(loadTransactionsAtom, {})
  await browser.pass(50)
  void store.set(loadTransactionsAtom, { type: 'TIP' })
  expect(store.get(transactionsViewAtom)).toEqual({ state: 'loading', filter: { type: 'TIP' } })
  await browser.pass(50)
  void store.set(loadTransactionsAtom, {})
  expect(store.get(transactionsViewAtom)).toEqual({ state: 'loading', filter: {} })
})

it('is loading or failed until there is a page; a filter of which no part is set is none', async () => {
  const broken = testApp({ Transactions: () => ({ status: 500, body: { status: 500, code: 'INTERNAL', message: 'no' } }) })
  await logInto(broken)
  expect(broken.store.get(transactionsViewAtom)).toEqual({ state: 'loading' })
  void broken.store.set(loadTransactionsAtom)
  await broken.browser.pass(50)
  expect(broken.store.get(transactionsViewAtom)).toEqual({ state: 'failed' })
  const empty = testApp({ Transactions: () => page([], null) })
  await logInto(empty)
  void empty.store.set(loadTransactionsAtom, { type: undefined } as never)
  await empty.browser.pass(50)
  expect(empty.store.get(transactionsViewAtom)).toEqual({ state: 'empty' })
})

it('shows one line over the list, until it is taken away or the list is loaded anew', async () => {
  const app = testApp({ Transactions: () => page(['3', '2'], null) })
  const { store, browser } = app
  await logInto(app)
  void store.set(loadTransactionsAtom)
  await browser.pass(50)
  expect(store.get(transactionsViewAtom)).not.toHaveProperty('opened')
  store.set(showTransactionAtom, '2')
  expect(store.get(transactionsViewAtom)).toMatchObject({ opened: { id: '2' } })
  store.set(showTransactionAtom, undefined)
  expect(store.get(transactionsViewAtom)).not.toHaveProperty('opened')
  store.set(showTransactionAtom, '3')
  void store.set(loadTransactionsAtom)
  await browser.pass(50)
  expect(store.get(transactionsViewAtom)).not.toHaveProperty('opened')
})
