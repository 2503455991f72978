import type { Party } from '@lagoon/contract/parties/parties'
import { thankYouRoute } from '@lagoon/contract/wallet/addresses'
import { priceText } from '@lagoon/contract/wire/priceText'
import { SKRILL_SESSION_SECONDS, skrillPaths, skrillSid, type SkrillSessionRequest } from '@lagoon/contract/wire/skrill/skrill'
import * as v from 'valibot'
import type { PaymentOrder, PaymentProtocol, StartedPayment } from '../protocol.ts'
import { notices } from './notices.ts'
import { queryStatus } from './query.ts'
import { readingOf } from './reading.ts'
import { merchantOf } from './settings.ts'

/** A bank transfer that Skrill waits for takes days (docs/payments/skrill.md). */
const WATCH_DAYS = 7
const PENDING_MS = WATCH_DAYS * 86_400_000
/** The longest text of a detail line that Skrill takes. */
const LONGEST_DETAIL = 240

const requestOf = (party: Party, order: PaymentOrder) =>
  ({
    prepare_only: '1',
    pay_to_email: merchantOf(party).payToEmail,
    transaction_id: order.paymentId,
    amount: priceText(order.price),
    currency: order.price.currency,
    language: 'EN',
    return_url: order.returnUrl,
    cancel_url: order.returnUrl,
    status_url: order.noticeUrl,
    detail1_description: 'Purchase',
    detail1_text: order.title.slice(0, LONGEST_DETAIL),
    pay_from_email: order.player.email,
    firstname: order.player.firstName,
    lastname: order.player.lastName,
  }) satisfies SkrillSessionRequest

/** Prepares a session. Prepared again it is another session of the same transaction, of which Skrill lets one be paid. */
const start = async (party: Party, order: PaymentOrder, signal: AbortSignal): Promise<StartedPayment> => {
  const startedAt = Date.now()
  const response = await fetch(new URL(skrillPaths.prepare, party.origin), {
    method: 'POST',
    body: new URLSearchParams(requestOf(party, order)),
    redirect: 'error',
    signal,
  })
  const sid = v.safeParse(skrillSid, (await response.text()).trim())
  if (!response.ok || !sid.success) throw new Error(`Skrill answered HTTP ${response.status} and no session`)
  return {
    reference: sid.output,
    step: { kind: 'REDIRECT', url: new URL(skrillPaths.page(sid.output), party.origin).href },
    endsAt: new Date(startedAt + SKRILL_SESSION_SECONDS * 1_000),
  }
}

/** Skrill's wallet, on its own page, which stands in no frame. docs/payments/skrill.md. */
export const skrill: PaymentProtocol = {
  method: { kind: 'E_WALLET', name: 'Skrill', detail: 'From your Skrill account, on Skrill’s page.', marks: ['skrill'] },
  returnRoute: thankYouRoute,
  // A payment from a bank account is told of up to half an hour after the session.
  graceMinutes: 30,
  watchDays: WATCH_DAYS,
  start,
  async read(party, { paymentId, reference, startedAt }, signal) {
    const answer = await queryStatus(party, paymentId, signal)
    if (!answer) return null
    const reading = readingOf(answer, new Date())
    if (!reading.ok) throw new Error(reading.error)
    const isPending = reading.value.word === 'PENDING'
    return {
      ...reading.value,
      reference: reference ?? answer.mb_transaction_id,
      ...(isPending && { until: new Date(startedAt.getTime() + PENDING_MS) }),
    }
  },
  notices,
}
