import { nuveiCallBackRoute } from '@lagoon/contract/wallet/addresses'
import { decimalOf } from '@lagoon/contract/wire/transferWallet/decimal'
import { framePath, SESSION_SECONDS } from '@lagoon/contract/wire/nuvei/nuvei'
import type { PaymentProtocol } from '../protocol.ts'
import { deleteCard, detailsOf, openOrder } from './calls.ts'
import { notices } from './notices.ts'
import { readingOf } from './readings.ts'

/** Late notices come for a day; a day more for what a person does at the provider. */
const WATCH_DAYS = 2
const LONGEST_TITLE = 120
const LONGEST_NAME = 60

/** Cards by the protocol `nuvei`: docs/payments/nuvei.md. The number of a card is entered in the provider's frame and never comes here. */
export const nuvei: PaymentProtocol = {
  method: {
    kind: 'CARD',
    name: 'Card',
    detail: 'Paid right away. Your bank may ask you to confirm.',
    marks: ['visa', 'mastercard', 'amex', 'discover'],
  },
  returnRoute: nuveiCallBackRoute,
  graceMinutes: 1,
  watchDays: WATCH_DAYS,

  start: async (party, { paymentId, title, price, player, returnUrl, noticeUrl, choice }, signal) => {
    const endsAt = new Date(Date.now() + SESSION_SECONDS * 1_000)
    const { sessionToken, orderId } = await openOrder(
      party,
      {
        // One order for one payment, however often this is sent.
        clientRequestId: paymentId,
        clientUniqueId: paymentId,
        productId: paymentId,
        userTokenId: player.reference,
        amount: decimalOf(price.minor),
        currency: price.currency,
        description: title.slice(0, LONGEST_TITLE),
        userDetails: {
          firstName: player.firstName.slice(0, LONGEST_NAME),
          lastName: player.lastName.slice(0, LONGEST_NAME),
          email: player.email,
          ...(player.country !== '' && { country: player.country }),
        },
        ...(player.ipAddress !== null && { deviceDetails: { ipAddress: player.ipAddress } }),
        urlDetails: { successUrl: returnUrl, pendingUrl: returnUrl, failureUrl: returnUrl, notificationUrl: noticeUrl },
      },
      signal,
    )
    const url = new URL(framePath, party.origin)
    url.searchParams.set('sessionToken', sessionToken)
    if (choice?.kind === 'STORED_CARD') url.searchParams.set('userPaymentOptionId', choice.token)
    return { reference: orderId, step: { kind: 'FRAME', url: url.href }, endsAt }
  },

  read: async (party, { paymentId }, signal) => {
    const details = await detailsOf(party, { clientUniqueId: paymentId }, signal)
    if (!details) return null
    if (details.productId !== paymentId) throw new Error('the provider spoke of another payment')
    return { ...readingOf(details, new Date()), reference: details.orderId }
  },

  notices,

  forgetCard: (party, { token, playerReference }, signal) =>
    deleteCard(party, { clientRequestId: crypto.randomUUID(), userTokenId: playerReference, userPaymentOptionId: token }, signal),
}
