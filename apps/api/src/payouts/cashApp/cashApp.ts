import {
  CASH_APP_KEY,
  cashAppAnswer,
  cashAppList,
  cashAppPaths,
  cashAppRefusal,
  type CashAppPayout,
  type CashAppRequest,
} from '@lagoon/contract/wire/cashApp/cashApp'
import * as v from 'valibot'
import type { PayoutOrder, PayoutProtocol, PayoutReading } from '../protocol.ts'
import { bearerCall, CallRefused } from '../bearerCall.ts'
import { notTaken } from '../notTaken.ts'
import { notices } from './notices.ts'
import { readingOf } from './reading.ts'

/** How long after it was paid a recipient can send a payout back (docs/payouts/cashApp.md). */
const WATCH_DAYS = 30

const requestOf = ({ attemptId, withdrawalId, price, destination, noticeUrl }: PayoutOrder): CashAppRequest => {
  if (destination.kind !== 'ACCOUNT_ID') throw new Error('Cash App pays out to a $cashtag')
  return {
    reference_id: attemptId,
    amount: String(price.minor),
    currency: price.currency,
    cashtag: `$${destination.id.replace(/^\$/, '')}`,
    note: `Withdrawal ${withdrawalId}`,
    webhook_url: noticeUrl,
  }
}

const call = bearerCall({
  name: 'Cash App',
  codeOf: (answer) => {
    const refusal = v.safeParse(cashAppRefusal, answer)
    return refusal.success ? refusal.output.errors[0].code : undefined
  },
})

/** The payout that was asked for, and no other. */
const ours = (payout: CashAppPayout, attemptId: string): PayoutReading => {
  if (payout.reference_id !== attemptId) throw new Error('Cash App answered about another payout than the one that was asked for')
  const reading = readingOf(payout)
  if (!reading.ok) throw new Error(reading.error)
  return reading.value
}

/** Payouts to a $cashtag, made once for each key: docs/payouts/cashApp.md. */
export const cashApp: PayoutProtocol = {
  ways: ['CASH_APP'],
  name: 'Cash App',
  visibilitySeconds: 60,
  paidAfterDays: null,
  watchDays: WATCH_DAYS,
  async send(party, order, signal) {
    const body = JSON.stringify(requestOf(order))
    const headers = { 'content-type': 'application/json', [CASH_APP_KEY]: order.attemptId }
    try {
      const answer = v.parse(cashAppAnswer, await call(party, cashAppPaths.payouts, { method: 'POST', body, headers }, signal))
      return ours(answer.payout, order.attemptId)
    } catch (error) {
      // What it does not take it has not made. Any other refusal, such as of our bearer, says nothing of the payout.
      if (error instanceof CallRefused && error.code === 'BAD_REQUEST') return notTaken(order, 'NOT_ACCEPTED')
      throw error
    }
  },
  async read(party, { attemptId }, signal) {
    const { payouts } = v.parse(cashAppList, await call(party, cashAppPaths.payoutOf(attemptId), {}, signal))
    const [payout] = payouts
    return payout ? ours(payout, attemptId) : null
  },
  notices,
}
