import type { Party } from '@lagoon/contract/parties/parties'
import type { PrepareTransfer, TransferAnswer } from '@lagoon/contract/wire/skrill/sendMoney'
import { priceText } from '@lagoon/contract/wire/priceText'
import { queryStatus } from '../../payments/skrill/query.ts'
import { merchantOf } from '../../payments/skrill/settings.ts'
import { md5, skrillSecrets } from '../../payments/skrill/signature.ts'
import type { PayoutOrder, PayoutProtocol, PayoutReading } from '../protocol.ts'
import { notices } from './notices.ts'
import { payoutReadingOf, type SkrillPayoutStanding } from './readings.ts'
import { askToSend, isKnownThere, refusals } from './transfer.ts'

/** A payout that nobody claims comes back after two weeks; one that was paid may be returned about as long. */
const WATCH_DAYS = 30

const readingOf = (standing: SkrillPayoutStanding): PayoutReading => {
  const reading = payoutReadingOf(standing, new Date())
  if (!reading.ok) throw new Error(reading.error)
  return reading.value
}

const read = async (party: Party, attemptId: string, signal: AbortSignal): Promise<PayoutReading | null> => {
  const answer = await queryStatus(party, attemptId, signal)
  if (!answer) return null
  const { mb_transaction_id: id, status, mb_amount: amount, mb_currency: currency } = answer
  return readingOf({ id, status, amount, currency })
}

const prepared = (party: Party, order: PayoutOrder) => {
  if (order.destination.kind !== 'ACCOUNT_ID') throw new Error('Skrill pays out to an email')
  return {
    action: 'prepare',
    email: merchantOf(party).payToEmail,
    password: md5(skrillSecrets(party).apiPassword),
    amount: priceText(order.price),
    currency: order.price.currency,
    bnf_email: order.destination.id,
    subject: 'Your withdrawal from Lagoon',
    note: `Withdrawal ${order.withdrawalId}`,
    frn_trn_id: order.attemptId,
    status_url: order.noticeUrl,
  } as const satisfies PrepareTransfer
}

/** What an error says of the payout. Rejects where that is nothing. */
const afterError = async (party: Party, order: PayoutOrder, code: string, signal: AbortSignal): Promise<PayoutReading> => {
  if (isKnownThere(code)) {
    const reading = await read(party, order.attemptId, signal)
    if (reading) return reading
  }
  const refusal = refusals[code]
  if (!refusal) throw new Error(`Skrill answered ${code}`)
  return { word: 'FAILED', reference: null, price: order.price, at: new Date(), ...refusal }
}

/** Carries a prepared transfer out, once more under the same sid where the first answer is lost: a sid is carried out once. */
const execute = async (party: Party, sid: string, signal: AbortSignal): Promise<TransferAnswer> => {
  const form = { action: 'transfer', sid } as const
  try {
    return await askToSend(party, form, signal)
  } catch (error) {
    if (signal.aborted) throw error
    return askToSend(party, form, signal)
  }
}

/** Payouts by Skrill's send money, to the player's email there: docs/payments/skrill.md, Payouts. */
export const skrill: PayoutProtocol = {
  ways: ['SKRILL'],
  name: 'Skrill',
  visibilitySeconds: 60,
  paidAfterDays: null,
  watchDays: WATCH_DAYS,
  async send(party, order, signal) {
    const session = await askToSend(party, prepared(party, order), signal)
    if (session.kind === 'ERROR') return afterError(party, order, session.code, signal)
    if (session.kind !== 'SESSION') throw new Error('Skrill answered a transfer that was not asked for')
    const answer = await execute(party, session.sid, signal)
    if (answer.kind === 'ERROR') return afterError(party, order, answer.code, signal)
    if (answer.kind !== 'TRANSFER') throw new Error('Skrill answered a session to a transfer')
    return readingOf(answer.transfer)
  },
  read: (party, { attemptId }, signal) => read(party, attemptId, signal),
  notices,
}
