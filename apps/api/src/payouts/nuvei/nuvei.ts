import type { Party } from '@lagoon/contract/parties/parties'
import { nuveiErrors } from '@lagoon/contract/wire/nuvei/nuvei'
import { payoutReply, type PayoutRequest } from '@lagoon/contract/wire/nuvei/payouts'
import { priceText } from '@lagoon/contract/wire/priceText'
import { refusalOf, request, type Added } from '../../payments/nuvei/calls.ts'
import type { PayoutOrder, PayoutProtocol, PayoutReading } from '../protocol.ts'
import { capture } from './capture.ts'
import { notices } from './notices.ts'
import { payoutReadingOf, refusedCalls } from './readings.ts'

/** The bank of a card can give a payout back for about two months. */
const WATCH_DAYS = 60

const requestOf = (order: PayoutOrder): Omit<PayoutRequest, Added> => {
  if (order.destination.kind !== 'CARD') throw new Error('Nuvei pays out to a linked card')
  return {
    clientRequestId: order.attemptId,
    clientUniqueId: order.withdrawalId,
    userTokenId: order.player.reference,
    amount: priceText(order.price),
    currency: order.price.currency,
    userPaymentOption: { userPaymentOptionId: order.destination.token },
    ...(order.player.ipAddress !== null && { deviceDetails: { ipAddress: order.player.ipAddress } }),
    urlDetails: { notificationUrl: order.noticeUrl },
  }
}

const read = async (party: Party, attemptId: string, signal: AbortSignal): Promise<PayoutReading | null> => {
  const reply = await request(party, 'getPayoutStatus', { clientRequestId: attemptId }, payoutReply, signal)
  if (reply.status === 'ERROR') {
    if (reply.errCode === nuveiErrors.NO_TRANSACTION) return null
    throw refusalOf('getPayoutStatus', reply)
  }
  if (reply.clientRequestId !== attemptId) throw new Error('getPayoutStatus answered another payout')
  return payoutReadingOf(reply, new Date())
}

/** Payouts to a card by the protocol `nuvei`: docs/payments/nuvei.md, Payouts. */
export const nuvei: PayoutProtocol = {
  ways: ['CARD'],
  name: 'Card',
  visibilitySeconds: 60,
  paidAfterDays: null,
  watchDays: WATCH_DAYS,
  send: async (party, order, signal) => {
    const reply = await request(party, 'payout', requestOf(order), payoutReply, signal)
    // An error of the call says nothing of a payout that was made before under this key: the books do.
    if (reply.status === 'ERROR' || reply.transactionStatus === 'ERROR') {
      const known = await read(party, order.attemptId, signal)
      if (known) return known
      const refusal = reply.status === 'ERROR' ? refusedCalls[reply.errCode] : undefined
      if (refusal) return { word: 'FAILED', reference: null, price: order.price, at: new Date(), ...refusal }
      throw reply.status === 'ERROR' ? refusalOf('payout', reply) : new Error('the payout ended in an error')
    }
    if (reply.clientRequestId !== order.attemptId) throw new Error('payout answered another payout')
    return payoutReadingOf(reply, new Date())
  },
  read: (party, { attemptId }, signal) => read(party, attemptId, signal),
  notices,
  capture,
}
