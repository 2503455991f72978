import { expect, it } from 'vitest'
import { knowSessionAtom, sessionStateAtom } from '../../session/session.atoms.ts'
import { testApp } from '../../testing/testApp.ts'
import { homeViewAtom, loadHomeAtom } from '../../lobby/home/home.atoms.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { wirePayment } from '../../testing/wireCashier.ts'
import { accountCaptureViewOf } from '../../withdrawal/request/card.atoms.ts'
import { followPaymentAtom, paymentReturnViewOf } from './paymentReturn.atoms.ts'
import { wireInvoice } from '../../testing/wireCashier.ts'
import { payViewOf } from './pay.atoms.ts'
import { receivePaymentAtom } from './followedPayment.atoms.ts'
import { pendingPaymentAtom } from './pendingPayment.atoms.ts'

const TEN_MINUTES_MS = 600_000
const ADDRESS = '/thank-you?paymentId=pay-1'
const notFound = { status: 400, body: { status: 400, code: 'TRANSACTION_NOT_FOUND', message: 'Transaction not found: pay-1' } }
const found = (state: 'PENDING' | 'SUCCESS') => ({
  status: 200,
  body: {
    data: {
      payment: wirePayment({ title: 'Harbor chest', state, received: [{ kind: 'GAME', amount: '5000000' }] }),
    },
  },
})

const open = async (answer: (time: number) => typeof notFound | ReturnType<typeof found>) => {
  let time = 0
  const app = testApp({ Payment: () => answer((time += 1)) })
  await logInto(app)
  const viewAtom = paymentReturnViewOf('pay-1', ADDRESS)
  const leave = app.store.sub(viewAtom, () => undefined)
  void app.store.set(followPaymentAtom, 'pay-1')
  const asked = () => app.browser.asked.filter(({ path }) => path === 'payment/status/id').length
  return { ...app, asked, leave, shown: () => app.store.get(viewAtom) }
}

it('waits for a payment that is not in the books, a bounded number of times and without a word', async () => {
  const { browser, asked, said, shown, store } = await open(() => notFound)
  await browser.pass(50)
  expect(shown()).toEqual({ state: 'transactionNotFoundYet', paymentId: 'pay-1', isChecking: false })
  await browser.pass(TEN_MINUTES_MS)
  expect(asked()).toBe(12)
  expect(said).toEqual([])
  void store.set(followPaymentAtom, 'pay-1')
  await browser.pass(50)
  expect(asked()).toBe(13)
})

it('shows the end of a payment within five seconds of it, and asks no more', async () => {
  const { browser, asked, shown } = await open((time) => (time < 3 ? found('PENDING') : found('SUCCESS')))
  await browser.pass(50)
  expect(shown().state).toBe('pending')
  await browser.pass(5_000)
  expect(shown().state).toBe('success')
  await browser.pass(TEN_MINUTES_MS)
  expect(asked()).toBe(3)
})

it('asks nothing once the page is left, and shows nobody what another address asked for', async () => {
  const { browser, asked, store, leave } = await open(() => found('PENDING'))
  await browser.pass(50)
  expect(store.get(paymentReturnViewOf('pay-2', ADDRESS)).state).toBe('loading')
  leave()
  await browser.pass(TEN_MINUTES_MS)
  expect(asked()).toBe(1)
})

it('is asked for on where one of its pages gives way to another', async () => {
  const app = await open((time) => (time < 3 ? found('PENDING') : found('SUCCESS')))
  await app.browser.pass(50)
  // The next page loads while the one before it still stands.
  void app.store.set(followPaymentAtom, 'pay-1')
  app.leave()
  const next = paymentReturnViewOf('pay-1', '/nuvei-call-back?paymentId=pay-1')
  app.store.sub(next, () => undefined)
  await app.browser.pass(5_000)
  expect(app.store.get(next).state).toBe('success')
})

it('tells only a visitor to log in: to a player the log-in could show no more', async () => {
  const app = testApp({ Payment: () => notFound })
  const stateOf = (id: string) => app.store.get(paymentReturnViewOf(id, ADDRESS)).state
  await app.store.set(knowSessionAtom)
  expect(stateOf('pay-1')).toBe('logInToSee')
  await logInto(app)
  void app.store.set(followPaymentAtom, 'pay-1')
  await app.browser.pass(50)
  expect([stateOf('pay-1'), stateOf('')]).toEqual(['transactionNotFoundYet', 'transactionNotFoundYet'])
})

const closed = { status: 503, body: { status: 503, code: 'MAINTENANCE', message: 'Back at noon.' } }

it.each([
  ['the first answer', 1],
  ['a later answer', 3],
])('goes home where the platform is away at %s, and home shows the payment until it is settled', async (_, at) => {
  let state: 'PENDING' | 'SUCCESS' = 'PENDING'
  let isClosed = true
  const app = await open((time) => (time === at && isClosed ? closed : found(state)))
  await app.browser.pass(10_000)
  expect(app.went).toEqual(['/'])
  expect(app.store.get(homeViewAtom)).toEqual({ state: 'offline', message: 'Back at noon.', pendingPayment: { paymentId: 'pay-1' } })
  app.leave()
  isClosed = false
  state = 'SUCCESS'
  void app.store.set(loadHomeAtom, 'atOnce')
  await app.browser.pass(500)
  expect(app.store.get(homeViewAtom)).not.toHaveProperty('pendingPayment')
})

it('asks for nothing where the address names no payment', async () => {
  const app = testApp({ Payment: () => notFound })
  await logInto(app)
  app.store.sub(paymentReturnViewOf('', '/thank-you'), () => undefined)
  await app.store.set(followPaymentAtom, '')
  await app.browser.pass(TEN_MINUTES_MS)
  expect(app.browser.asked.filter(({ path }) => path === 'payment/status/id')).toEqual([])
  expect(app.store.get(paymentReturnViewOf('', '/thank-you'))).toEqual({
    state: 'transactionNotFoundYet',
    paymentId: '',
    isChecking: false,
  })
})

const broken = { status: 500, body: { status: 500, code: 'INTERNAL', message: 'Out of order' } }

it.each([
  ['pending', found('PENDING'), true],
  ['settled', found('SUCCESS'), false],
  ['in no books', notFound, false],
  ['asked for in vain', broken as unknown as typeof notFound, true],
])('home is told of a payment that is %s only where it is still open', async (_, answer, isTold) => {
  const app = await open(() => answer)
  await app.browser.pass(50)
  expect(app.store.get(pendingPaymentAtom)?.paymentId).toBe(isTold ? 'pay-1' : undefined)
})

it('what settles one payment takes no word about another away', async () => {
  const app = await open(() => found('SUCCESS'))
  const other = { paymentId: 'pay-2', check: () => undefined }
  app.store.set(pendingPaymentAtom, other)
  await app.browser.pass(50)
  expect(app.store.get(pendingPaymentAtom)).toEqual(other)
})

it('home asks for exactly the payment that it was told of, without a word', async () => {
  let state: 'PENDING' | 'SUCCESS' = 'PENDING'
  let isBroken = false
  const app = await open(() => (isBroken ? (broken as unknown as typeof notFound) : found(state)))
  await app.browser.pass(50)
  app.leave()
  const asked = app.asked()
  isBroken = true
  app.store.get(pendingPaymentAtom)?.check()
  await app.browser.pass(50)
  expect(app.said).toEqual([])
  isBroken = false
  state = 'SUCCESS'
  app.store.get(pendingPaymentAtom)?.check()
  await app.browser.pass(50)
  const calls = app.browser.asked.filter(({ path }) => path === 'payment/status/id')
  expect(calls.slice(asked).map(({ variables }) => variables)).toEqual([{ id: 'pay-1' }, { id: 'pay-1' }])
  expect(app.store.get(pendingPaymentAtom)).toBeUndefined()
})

it('is loading while it is first asked for; what was said of it then stays while it is asked for again', async () => {
  const app = await open(() => broken as unknown as typeof notFound)
  await app.browser.pass(1)
  expect(app.shown()).toEqual({ state: 'loading' })
  await app.browser.pass(49)
  expect(app.shown()).toEqual({ state: 'failed' })
  await app.browser.pass(1_957)
  expect([app.asked(), app.shown()]).toEqual([2, { state: 'failed' }])
  await app.browser.pass(TEN_MINUTES_MS)
  expect(app.asked()).toBe(12)
  expect(new Set(app.said).size).toBe(1)
  void app.store.set(followPaymentAtom, 'pay-1')
  await app.browser.pass(1)
  expect(app.shown()).toEqual({ state: 'loading' })
})

it('two that follow the same payment ask no more than one', async () => {
  const app = await open(() => found('PENDING'))
  void app.store.set(followPaymentAtom, 'pay-1')
  await app.browser.pass(TEN_MINUTES_MS)
  expect(app.asked()).toBe(13)
})

it('did not load where nobody can say who is there', async () => {
  const app = testApp({ Me: () => broken as unknown as typeof notFound }, { kept: {} })
  await logInto(app)
  app.store.set(sessionStateAtom, { status: 'unreachable' } as never)
  expect(app.store.get(paymentReturnViewOf('pay-1', ADDRESS))).toEqual({ state: 'failed' })
})

it('knows of no linked account, and asks a visitor to log in first', async () => {
  const app = testApp()
  await app.store.set(knowSessionAtom)
  expect(app.store.get(accountCaptureViewOf('', '/account'))).toEqual({ state: 'logInToSee', returnTo: '/account' })
  await logInto(app)
  expect(app.store.get(accountCaptureViewOf('', '/account'))).toEqual({ state: 'notFound' })
})

const open1 = {
  playedRounds: { open: [], recentGames: [], jackpots: [] },
  favorites: [],
  recentWins: [],
  openPayment: { id: 'pay-9' },
  openWithdrawal: null,
}

it('home names the payment that the server calls open, whatever a return page left, and asks anew when one takes a step', async () => {
  let openPayment: { id: string } | null = open1.openPayment
  const app = testApp({ PlayedRounds: () => ({ status: 200, body: { data: { ...open1, openPayment } } }) })
  await logInto(app)
  app.store.sub(homeViewAtom, () => undefined)
  app.store.set(pendingPaymentAtom, { paymentId: 'pay-2', check: () => undefined })
  void app.store.set(loadHomeAtom, 'atOnce')
  await app.browser.pass(500)
  expect(app.store.get(homeViewAtom)).toMatchObject({ state: 'player', pendingPayment: { paymentId: 'pay-9' } })
  openPayment = null
  app.store.set(receivePaymentAtom, { paymentId: 'pay-9' })
  await app.browser.pass(500)
  expect(app.store.get(homeViewAtom)).not.toHaveProperty('pendingPayment')
})

it('a return page has the provider asked once, and an invoice is asked for as long as somebody looks at it', async () => {
  const invoiced = { ...found('PENDING').body.data.payment, step: { kind: 'INVOICE', url: null, invoice: wireInvoice } }
  const app = testApp({
    Payment: () => ({ status: 200, body: { data: { payment: invoiced } } }),
    CheckPayment: () => ({ status: 200, body: { data: { checkPayment: invoiced } } }),
  })
  await logInto(app)
  const leave = app.store.sub(payViewOf('pay-1'), () => undefined)
  void app.store.set(followPaymentAtom, 'pay-1')
  await app.browser.pass(TEN_MINUTES_MS)
  const asked = (path: string) => app.browser.asked.filter((call) => call.path === path).length
  expect(app.store.get(payViewOf('pay-1')).state).toBe('invoice')
  expect(asked('payment/check')).toBe(1)
  expect(asked('payment/status/id')).toBeGreaterThan(16)
  leave()
  const before = asked('payment/status/id')
  await app.browser.pass(TEN_MINUTES_MS)
  expect(asked('payment/status/id')).toBe(before)
})

it('reads a payment after its provider was asked: that answer may be older than what a live message has brought', async () => {
  let state: 'PENDING' | 'SUCCESS' = 'PENDING'
  const app = testApp(
    { Payment: () => found(state), CheckPayment: { checkPayment: wirePayment({ title: 'Harbor chest' }) } },
    { delayOf: ({ path }) => (path === 'payment/check' ? 1_000 : 5) },
  )
  await logInto(app)
  const viewAtom = paymentReturnViewOf('pay-1', ADDRESS)
  app.store.sub(viewAtom, () => undefined)
  void app.store.set(followPaymentAtom, 'pay-1')
  await app.browser.pass(100)
  state = 'SUCCESS'
  app.store.set(receivePaymentAtom, { paymentId: 'pay-1' })
  await app.browser.pass(100)
  expect(app.store.get(viewAtom).state).toBe('success')
  await app.browser.pass(1_000)
  expect(app.store.get(viewAtom).state).toBe('success')
  expect(app.store.get(pendingPaymentAtom)).toBeUndefined()
})
