import { expect, it } from 'vitest'
import { handDrivenHouse } from '../../testing/handDrivenHouse.ts'
import { logInto } from '../../testing/houseSteps.ts'
import { callBackViewOf, checkPaymentAtom, leavePaymentAtom, thankYouViewOf, watchPaymentAtom } from './paymentReturn.atoms.ts'

const TEN_MINUTES_MS = 600_000
const ADDRESS = '/thank-you?paymentId=pay-1'
const notFound = { status: 400, body: { status: 400, code: 'TRANSACTION_NOT_FOUND', message: 'Transaction not found: pay-1' } }
const found = (state: 'PENDING' | 'SUCCESS') => ({
  status: 200,
  body: {
    data: {
      payment: {
        id: 'pay-1',
        title: 'Harbour chest',
        price: { currency: 'USD', minor: '1999' },
        method: 'Visa ending 4242',
        startedAt: '2026-03-02T08:58:00.000Z',
        state,
        failure: null,
        received: [{ kind: 'GAME', amount: '5000000' }],
      },
    },
  },
})

const open = async (answer: (time: number) => typeof notFound | ReturnType<typeof found>) => {
  let time = 0
  const house = handDrivenHouse({ Payment: () => answer((time += 1)) })
  await logInto(house)
  void house.store.set(watchPaymentAtom, 'pay-1')
  const asked = () => house.browser.asked.filter(({ path }) => path === 'payment/status/id').length
  return { ...house, asked, thankYou: () => house.store.get(thankYouViewOf('pay-1', ADDRESS)).state }
}

it('waits for a payment that is not in the books, a bounded number of times and without a word', async () => {
  const { browser, asked, said, thankYou, store } = await open(() => notFound)
  await browser.pass(50)
  expect(thankYou()).toBe('transactionNotFoundYet')
  expect(store.get(callBackViewOf('pay-1', ADDRESS))).toEqual({ state: 'logInToSee', returnTo: ADDRESS })
  await browser.pass(TEN_MINUTES_MS)
  expect(asked()).toBe(12)
  expect(said).toEqual([])
  void store.set(checkPaymentAtom)
  await browser.pass(50)
  expect(asked()).toBe(13)
})

it('shows the end of a payment within five seconds of it, and asks no more', async () => {
  const { browser, asked, thankYou } = await open((time) => (time < 3 ? found('PENDING') : found('SUCCESS')))
  await browser.pass(50)
  expect(thankYou()).toBe('pending')
  await browser.pass(5_000)
  expect(thankYou()).toBe('success')
  await browser.pass(TEN_MINUTES_MS)
  expect(asked()).toBe(3)
})

it('asks nothing once the page is left, and shows nobody what another address asked for', async () => {
  const { browser, asked, store } = await open(() => found('PENDING'))
  await browser.pass(50)
  expect(store.get(thankYouViewOf('pay-2', ADDRESS)).state).toBe('loading')
  expect(store.get(thankYouViewOf('', ADDRESS)).state).toBe('logInToSee')
  store.set(leavePaymentAtom)
  await browser.pass(TEN_MINUTES_MS)
  expect(asked()).toBe(1)
})
