import { expect, it } from 'vitest'
import { minor } from '@lagoon/contract/money/money'
import type { ResultOf } from '../../client/operation.ts'
import { testApp, type Answers } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wirePayment } from '../../testing/wireCashier.ts'
import { wireRecord } from '../../testing/wireRecord.ts'
import {
  choosePaymentAtom,
  findPaymentAtom,
  findPaymentViewAtom,
  leaveFindPaymentAtom,
  openFindPaymentAtom,
  searchAgainAtom,
  ticketOfPaymentAtom,
} from './findPayment.atoms.ts'
import { followedPaymentAtom } from './followedPayment.atoms.ts'
import { loadPaymentRecordAtom } from './paymentRecord.atoms.ts'
import type { PaymentMemory } from './findPayment.state.ts'

const memory: PaymentMemory = { by: 'sum', amount: minor(1_999n), currency: 'USD', day: '2026-03-02' }
const ticket: ResultOf<'OpenTicket'>['openTicket'] = {
  id: 'T-1',
  type: 'PAYMENT',
  title: 'Payment',
  step: 'POSTED',
  comments: [],
  assignedTo: null,
  resolvedBy: null,
  postedAt: '2026-03-02T09:00:00.000Z',
  lastUpdatedBy: 'mara_vale',
  lastUpdatedAt: '2026-03-02T09:00:00.000Z',
}

const onThePage = async (answers: Answers) => {
  const app = testApp(answers)
  await logInto(app)
  app.store.set(openFindPaymentAtom)
  return app
}

it('asks the provider at once of the one payment that fits, and shows what it says', async () => {
  const asked: unknown[] = []
  const { store, browser } = await onThePage({
    FindPayments: ({ variables }) => {
      asked.push(variables)
      return { status: 200, body: { data: { findPayments: [wirePayment({ state: 'PENDING' })] } } }
    },
    CheckPayment: { checkPayment: wirePayment({ state: 'PENDING' }) },
    Payment: { payment: wirePayment({ state: 'SUCCESS', received: [{ kind: 'GAME', amount: '5000000' }] }) },
  })
  expect(store.get(findPaymentViewAtom)).toEqual({ state: 'asking', isSearching: false, refusals: [] })
  void store.set(findPaymentAtom, memory)
  expect(store.get(findPaymentViewAtom)).toMatchObject({ state: 'asking', isSearching: true })
  await browser.pass(7)
  expect(store.get(findPaymentViewAtom)).toMatchObject({ state: 'found', isAsking: true, standing: { state: 'pending' } })
  await browser.pass(50)
  expect(store.get(findPaymentViewAtom)).toMatchObject({
    state: 'found',
    isAsking: false,
    standing: { state: 'paid', received: [{ kind: 'GAME', minor: 5_000_000n }] },
    payment: { paymentId: 'pay-1' },
  })
  expect(asked).toEqual([{ search: { price: { currency: 'USD', minor: '1999' }, day: '2026-03-02' } }])
})

it('lets the player say which one it is of several, and hands it to support', async () => {
  const { store, browser } = await onThePage({
    FindPayments: {
      findPayments: [wirePayment({ state: 'PENDING' }), wirePayment({ id: 'pay-2', state: 'FAILURE', failure: 'DECLINED' })],
    },
    CheckPayment: { checkPayment: wirePayment({ id: 'pay-2', state: 'FAILURE', failure: 'DECLINED' }) },
    OpenTicket: { openTicket: ticket },
  })
  void store.set(findPaymentAtom, { by: 'reference', reference: '711' })
  await browser.pass(50)
  expect(store.get(findPaymentViewAtom)).toMatchObject({
    state: 'severalFound',
    found: [{ payment: { paymentId: 'pay-1' } }, { payment: { paymentId: 'pay-2' } }],
  })
  void store.set(choosePaymentAtom, 'pay-2')
  await browser.pass(50)
  expect(store.get(findPaymentViewAtom)).toMatchObject({
    state: 'found',
    standing: { state: 'notPaid', reason: 'DECLINED' },
    ticket: { state: 'none' },
  })
  void store.set(ticketOfPaymentAtom, { title: 'Payment', comments: 'I paid.' })
  expect(store.get(findPaymentViewAtom)).toMatchObject({ ticket: { state: 'sending' } })
  await browser.pass(50)
  expect(store.get(findPaymentViewAtom)).toMatchObject({ ticket: { state: 'opened', ticketId: 'T-1' } })
})

it('says that nothing fits, what was asked for with it, and what the server refuses at its field', async () => {
  let isRefused = false
  const { store, browser } = await onThePage({
    FindPayments: () => {
      const fieldErrorDetails = [{ field: 'day', code: 'invalid', message: 'This doesn’t look right.' }]
      return isRefused
        ? { status: 400, body: { status: 400, code: 'BAD_INPUT', message: 'no', fieldErrorDetails } }
        : { status: 200, body: { data: { findPayments: [] } } }
    },
    OpenTicket: () => ({ status: 500, body: { status: 500, code: 'INTERNAL', message: 'no' } }),
  })
  void store.set(findPaymentAtom, memory)
  await browser.pass(50)
  expect(store.get(findPaymentViewAtom)).toEqual({ state: 'nothingFound', memory, ticket: { state: 'none' } })
  void store.set(ticketOfPaymentAtom, { title: 'Payment', comments: 'I paid.' })
  await browser.pass(50)
  expect(store.get(findPaymentViewAtom)).toMatchObject({ ticket: { state: 'failed' } })
  isRefused = true
  store.set(openFindPaymentAtom)
  void store.set(findPaymentAtom, memory)
  await browser.pass(50)
  expect(store.get(findPaymentViewAtom)).toMatchObject({ state: 'asking', refusals: [{ field: 'day', code: 'invalid' }] })
})

it('asks again with what was asked for last, until the page is left or opened anew', async () => {
  const { store, browser } = await onThePage({
    FindPayments: { findPayments: [wirePayment({ state: 'PENDING' })] },
    CheckPayment: { checkPayment: wirePayment({ state: 'PENDING' }) },
  })
  const asking = { state: 'asking', isSearching: false, refusals: [] }
  const view = () => store.get(findPaymentViewAtom)
  const findAndSearchAgain = async () => {
    void store.set(findPaymentAtom, memory)
    await browser.pass(50)
    expect(view().state).toBe('found')
    store.set(searchAgainAtom)
  }
  await findAndSearchAgain()
  expect([view(), store.get(followedPaymentAtom)]).toEqual([{ ...asking, last: memory }, undefined])
  store.set(leaveFindPaymentAtom)
  expect(view()).toEqual(asking)
  await findAndSearchAgain()
  store.set(openFindPaymentAtom)
  expect(view()).toEqual(asking)
})

it('leaves the page of another payment alone when a search is answered after it was left', async () => {
  const { store, browser } = await onThePage({
    FindPayments: { findPayments: [wirePayment({ state: 'PENDING' })] },
    CheckPayment: { checkPayment: wirePayment({ state: 'PENDING' }) },
    PaymentRecord: { paymentRecord: wireRecord() },
  })
  void store.set(findPaymentAtom, memory)
  // The next page loads while this one still stands.
  void store.set(loadPaymentRecordAtom, 'pay-2')
  store.set(leaveFindPaymentAtom)
  await browser.pass(50)
  expect(store.get(followedPaymentAtom)?.id).toBe('pay-2')
  expect(browser.asked.some(({ path }) => path === 'payment/check')).toBe(false)
})

it('takes nothing for the answer to a page that was opened anew meanwhile', async () => {
  const { store, browser } = await onThePage({
    FindPayments: { findPayments: [wirePayment({ state: 'PENDING' })] },
    CheckPayment: { checkPayment: wirePayment({ state: 'PENDING' }) },
  })
  void store.set(findPaymentAtom, memory)
  store.set(openFindPaymentAtom)
  await browser.pass(50)
  expect([store.get(findPaymentViewAtom).state, store.get(followedPaymentAtom)]).toEqual(['asking', undefined])
})

it('says why the provider was not asked of a payment that the player chose', async () => {
  const { store, browser, said } = await onThePage({
    FindPayments: { findPayments: [wirePayment({ state: 'PENDING' })] },
    CheckPayment: saysNo(429, 'TOO_MANY_REQUESTS', 'Wait a moment, then try again.'),
  })
  void store.set(findPaymentAtom, memory)
  await browser.pass(50)
  expect(store.get(findPaymentViewAtom)).toMatchObject({ state: 'found', isAsking: false })
  expect(said).toEqual(['Wait a moment, then try again.'])
})
