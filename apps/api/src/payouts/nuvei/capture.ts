import type { Party } from '@lagoon/contract/parties/parties'
import { accountCaptureReply, CAPTURE_SECONDS, capturePath, sessionTokenReply } from '@lagoon/contract/wire/nuvei/payouts'
import { detailsOf, post, refusalOf, request, settingOf } from '../../payments/nuvei/calls.ts'
import type { CapturedAccount, PayoutProtocol } from '../protocol.ts'
import { capturedOf } from './readings.ts'

/** A capture as the provider's books have it; null where nobody has linked a card in it yet. @throws where it is of another one. */
export const readCapture = async (
  party: Party,
  captureId: string,
  signal: AbortSignal,
): Promise<{ readonly playerReference: string; readonly captured: CapturedAccount | 'PENDING' | 'FAILED' } | null> => {
  const details = await detailsOf(party, { clientUniqueId: captureId }, signal)
  if (!details) return null
  if (details.productId !== captureId || details.userTokenId === undefined) throw new Error('the provider spoke of another capture')
  return { playerReference: details.userTokenId, captured: capturedOf(details) }
}

/** The linking of a card on the provider's page, or in its frame: the number is typed there and never comes here. */
export const capture: NonNullable<PayoutProtocol['capture']> = {
  open: async (party, { captureId, currency, returnUrl, noticeUrl, player }, signal) => {
    const endsAt = new Date(Date.now() + CAPTURE_SECONDS * 1_000)
    const session = await request(party, 'getSessionToken', { clientRequestId: captureId }, sessionTokenReply, signal)
    if (session.status === 'ERROR') throw refusalOf('getSessionToken', session)
    const reply = await post(
      party,
      'accountCapture',
      {
        merchantId: settingOf(party, 'merchantId'),
        merchantSiteId: settingOf(party, 'merchantSiteId'),
        sessionToken: session.sessionToken,
        clientUniqueId: captureId,
        productId: captureId,
        userTokenId: player.reference,
        paymentMethod: 'cc_card',
        currencyCode: currency,
        ...(player.country !== '' && { countryCode: player.country }),
        urlDetails: { successUrl: returnUrl, pendingUrl: returnUrl, failureUrl: returnUrl, notificationUrl: noticeUrl },
      },
      accountCaptureReply,
      signal,
    )
    if (reply.status === 'ERROR') throw refusalOf('accountCapture', reply)
    if (reply.clientUniqueId !== captureId) throw new Error('accountCapture answered another capture')
    // A page of another origin would be given the player's session with the provider.
    if (new URL(reply.redirectUrl).origin !== new URL(party.settings?.['pageOrigin'] ?? party.origin).origin)
      throw new Error('accountCapture leads to another origin')
    const frame = new URL(capturePath, reply.redirectUrl)
    frame.searchParams.set('sessionToken', session.sessionToken)
    return { frameUrl: frame.href, redirectUrl: reply.redirectUrl, endsAt }
  },
  read: async (party, { captureId, playerReference }, signal) => {
    const found = await readCapture(party, captureId, signal)
    if (!found) return 'PENDING'
    return found.playerReference === playerReference ? found.captured : 'FAILED'
  },
}
