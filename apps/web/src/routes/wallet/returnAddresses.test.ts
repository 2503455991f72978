import { sessionStateAtom } from '@lagoon/domain/session/session.atoms'
import { testApp } from '@lagoon/domain/testing/testApp'
import { logInto } from '@lagoon/domain/testing/testAppSteps'
import { wirePayment } from '@lagoon/domain/testing/wireCashier'
import { countCases } from '@lagoon/testing/cases'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { contextOf, placeOf } from '../place.ts'
import { forumPayCallBack, nuveiCallBack, thankYou } from './routes.ts'

const ADDRESSES = 1_000
const OURS = 'pay-1'
const OTHERS = 'pay-of-another-player'
const pages = {
  '/thank-you': thankYou,
  '/mzzpay-thank-you': thankYou,
  '/nuvei-call-back': nuveiCallBack,
  '/forum-pay-call-back': forumPayCallBack,
}

const declined = wirePayment({ id: OURS, title: 'Harbor chest', state: 'FAILURE', failure: 'DECLINED' })
/** The server knows the player's own payment, as failed. Whatever else it is asked for is not the player's. */
const answer = (id: unknown) =>
  id === OURS
    ? { status: 200, body: { data: { payment: declined } } }
    : { status: 400, body: { status: 400, code: 'TRANSACTION_NOT_FOUND', message: `Transaction not found: ${String(id)}` } }

const id = fc.oneof(
  fc.constantFrom(OURS, OTHERS, '', 'PAY-1', 'pay-1 ', 'pay-1\0', '../pay-1', '<b>pay-1</b>'),
  fc.string({ maxLength: 40 }),
)
const word = fc.constantFrom('success', 'SUCCESS', 'approved', 'paid', '1', 'true', 'failure', 'pending', 'OK', '999999')
/** What providers append to an address, and what somebody may write there. */
const parameter = fc.oneof(
  fc.tuple(fc.constantFrom('paymentId', 'PaymentId', 'paymentid', 'payment', 'id'), id),
  fc.tuple(fc.constantFrom('status', 'state', 'Status', 'ppp_status', 'result', 'transactionStatus', 'amount', 'received', 'error'), word),
  fc.tuple(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 })),
)
const address = fc
  .tuple(fc.constantFrom(...(Object.keys(pages) as (keyof typeof pages)[])), fc.array(parameter, { maxLength: 5 }))
  .map(([path, parameters]) => ({
    path,
    address: `${path}?${new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString()}`,
  }))

it(`I3 ${ADDRESSES} changed addresses of the return pages show what the server says of the payment that they name, and nothing else`, async (context) => {
  countCases(context, ADDRESSES)
  const app = testApp({ Payment: ({ variables }) => answer(variables['id']) as never })
  await logInto(app)
  // What a log-in needs is fetched first.
  await vi.waitFor(async () => {
    await app.browser.pass(50)
    expect(app.store.get(sessionStateAtom).status).toBe('player')
  })
  const states = new Set<string>()
  await fc.assert(
    fc.asyncProperty(address, async ({ path, address }) => {
      const place = placeOf(address, {}, undefined)
      const view = pages[path].view(place)
      const leave = app.store.sub(view, () => undefined)
      void pages[path].load(contextOf(app, place))
      await app.browser.pass(50)
      const shown = app.store.get(view) as { readonly state: string }
      leave()
      const named = new URL(address, 'https://lagoon.example').searchParams.get('paymentId') ?? ''
      states.add(shown.state)
      const known = { state: 'failure', payment: expect.objectContaining({ paymentId: OURS, item: 'Harbor chest' }), reason: 'DECLINED' }
      expect(shown).toEqual(named === OURS ? known : { state: 'transactionNotFoundYet', paymentId: named, isChecking: false })
    }),
    { numRuns: ADDRESSES, seed: 3 },
  )
  expect(states).toEqual(new Set(['failure', 'transactionNotFoundYet']))
  expect(app.said).toEqual([])
})
