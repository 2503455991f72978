import { expect, it } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wireInvoice, wirePayment } from '../../testing/wireCashier.ts'
import { cancelPaymentAtom, hasFrameOf, keepStepAtom, payViewOf } from './pay.atoms.ts'
import { followPaymentAtom } from './paymentReturn.atoms.ts'

const pending = wirePayment({ title: 'Harbor chest', method: 'Card' })

it.each([
  ['FRAME', true],
  ['REDIRECT', false],
] as const)('a payment whose step was a %s and that has ended was in a frame: %s', async (kind, hadFrame) => {
  const step = { kind, url: 'https://pay.example/1', invoice: null }
  let payment: object = { ...pending, step }
  const app = testApp({ Payment: () => ({ status: 200, body: { data: { payment } } }) })
  await logInto(app)
  app.store.sub(payViewOf('pay-1'), () => undefined)
  void app.store.set(followPaymentAtom, 'pay-1')
  await app.browser.pass(50)
  app.store.set(keepStepAtom, 'pay-1')
  payment = { ...pending, state: 'SUCCESS' }
  await app.browser.pass(5_000)
  expect(app.store.get(payViewOf('pay-1')).state).toBe('done')
  expect(app.store.get(hasFrameOf('pay-1'))).toBe(hadFrame)
})

it('a payment that the server does not take back is read anew, and why is said', async () => {
  let isPaid = false
  const app = testApp({
    Payment: () => {
      const payment = isPaid
        ? { ...pending, state: 'SUCCESS' as const }
        : { ...pending, step: { kind: 'INVOICE' as const, url: null, invoice: wireInvoice } }
      return { status: 200, body: { data: { payment } } }
    },
    CancelPayment: saysNo(429, 'TOO_MANY_REQUESTS', 'Wait a moment, then try again.'),
  })
  await logInto(app)
  app.store.sub(payViewOf('pay-1'), () => undefined)
  void app.store.set(followPaymentAtom, 'pay-1')
  await app.browser.pass(50)
  isPaid = true
  const isCancelled = app.store.set(cancelPaymentAtom, 'pay-1')
  expect(app.store.get(payViewOf('pay-1'))).toMatchObject({ state: 'invoice', isCancelling: true })
  await app.browser.pass(50)
  expect(await isCancelled).toBe(false)
  expect(app.store.get(payViewOf('pay-1'))).toMatchObject({ state: 'done', isCancelling: false })
  expect(app.said).toEqual(['Wait a moment, then try again.'])
})
