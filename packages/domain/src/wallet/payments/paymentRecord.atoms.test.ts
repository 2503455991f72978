import { expect, it } from 'vitest'
import { errorTexts } from '@lagoon/contract/problems/texts'
import { testApp, type Answers } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wirePayment } from '../../testing/wireCashier.ts'
import { wireRecord } from '../../testing/wireRecord.ts'
import { askReceiptAtom, checkPaymentRecordAtom, loadPaymentRecordAtom, paymentRecordViewOf } from './paymentRecord.atoms.ts'
import { receivePaymentAtom } from './followedPayment.atoms.ts'

const view = paymentRecordViewOf('pay-1')
const onThePage = async (answers: Answers) => {
  const app = testApp(answers)
  await logInto(app)
  app.store.sub(view, () => undefined)
  void app.store.set(loadPaymentRecordAtom, 'pay-1')
  await app.browser.pass(50)
  return app
}

it('is paid, taken back, pending or not paid, as the server says', async () => {
  const states = [
    [wireRecord(), { state: 'paid', receipt: 'ready', record: { reference: '711', listPrice: { minor: 1_999n } } }],
    [
      wireRecord({
        payment: wirePayment({ state: 'SUCCESS', reversed: { currency: 'USD', minor: '1999' } }),
        takenBack: [{ kind: 'GAME', amount: '100' }],
        owed: [{ kind: 'GAME', amount: '7' }],
      }),
      { state: 'takenBack', record: { takenBack: [{ kind: 'GAME', minor: 100n }], owed: [{ kind: 'GAME', minor: 7n }] } },
    ],
    [wireRecord({ payment: wirePayment({ state: 'PENDING' }) }), { state: 'pending', isChecking: false }],
    [wireRecord({ payment: wirePayment({ state: 'FAILURE' }) }), { state: 'notPaid', reason: 'ERROR' }],
  ] as const
  for (const [paymentRecord, expected] of states) {
    const { store } = await onThePage({ PaymentRecord: { paymentRecord } })
    expect(store.get(view)).toMatchObject(expected)
  }
})

it('is not there for anybody else, and failed where nobody answers', async () => {
  const nobodys = await onThePage({ PaymentRecord: saysNo(400, 'TRANSACTION_NOT_FOUND', 'Transaction not found: pay-1') })
  expect(nobodys.store.get(view)).toEqual({ state: 'paymentNotFound' })
  const broken = await onThePage({ PaymentRecord: saysNo(500, 'INTERNAL') })
  expect(broken.store.get(view)).toEqual({ state: 'failed' })
})

it('asks the provider when the player does, and the server when a live message says that it took a step', async () => {
  let isPaid = false
  const { store, browser } = await onThePage({
    PaymentRecord: () => ({
      status: 200,
      body: { data: { paymentRecord: wireRecord({ payment: wirePayment({ state: isPaid ? 'SUCCESS' : 'PENDING' }) }) } },
    }),
    CheckPayment: { checkPayment: wirePayment({ state: 'PENDING' }) },
  })
  void store.set(checkPaymentRecordAtom, 'pay-1')
  expect(store.get(view)).toMatchObject({ state: 'pending', isChecking: true })
  await browser.pass(50)
  expect(store.get(view)).toMatchObject({ state: 'pending', isChecking: false })
  isPaid = true
  store.set(receivePaymentAtom, { paymentId: 'pay-1' })
  await browser.pass(50)
  expect(store.get(view)).toMatchObject({ state: 'paid' })
})

it('gives the address of the receipt, or says that it did not come', async () => {
  const { store, browser } = await onThePage({
    PaymentRecord: { paymentRecord: wireRecord() },
    PaymentReceipt: { paymentReceipt: '/wallet/receipt?payment=pay-1' },
  })
  const address = store.set(askReceiptAtom, 'pay-1')
  expect(store.get(view)).toMatchObject({ receipt: 'asking' })
  await browser.pass(50)
  expect(await address).toBe('/wallet/receipt?payment=pay-1')
  expect(store.get(view)).toMatchObject({ receipt: 'ready' })
  const lost = await onThePage({ PaymentRecord: { paymentRecord: wireRecord() }, PaymentReceipt: saysNo(500, 'INTERNAL') })
  void lost.store.set(askReceiptAtom, 'pay-1')
  await lost.browser.pass(50)
  expect(lost.store.get(view)).toMatchObject({ receipt: 'failed' })
  expect(lost.said).toEqual([])
})

it.each([
  ['no answer', () => 'broken' as const, errorTexts.offline],
  ['too many', saysNo(429, 'TOO_MANY_REQUESTS', 'Wait a moment, then try again.'), 'Wait a moment, then try again.'],
])('says why the provider was not asked when the player wanted it, once: %s', async (_, answer, word) => {
  const { store, browser, said } = await onThePage({
    PaymentRecord: { paymentRecord: wireRecord({ payment: wirePayment({ state: 'PENDING' }) }) },
    CheckPayment: answer,
  })
  void store.set(checkPaymentRecordAtom, 'pay-1')
  await browser.pass(50)
  expect(store.get(view)).toMatchObject({ state: 'pending', isChecking: false })
  expect(said).toEqual([word])
})

it('says that the payment was not read after the provider was asked', async () => {
  let isBroken = false
  const paymentRecord = wireRecord({ payment: wirePayment({ state: 'PENDING' }) })
  const { store, browser, said } = await onThePage({
    PaymentRecord: () => (isBroken ? 'broken' : { status: 200, body: { data: { paymentRecord } } }),
    Payment: { payment: wirePayment({ state: 'PENDING' }) },
    CheckPayment: { checkPayment: wirePayment({ state: 'PENDING' }) },
  })
  isBroken = true
  void store.set(checkPaymentRecordAtom, 'pay-1')
  await browser.pass(50)
  expect(said).toEqual([errorTexts.offline])
})
