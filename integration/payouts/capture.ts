import { randomUUID } from 'node:crypto'
import type { Party } from '@lagoon/contract/parties/parties'
import { nuvei } from '../../apps/api/src/payouts/nuvei/nuvei.ts'
import type { CaptureReply, CaptureRequest } from '../../apps/sandbox/src/payments/nuvei/capture.ts'
import { fromPage } from '../payments/adapters.ts'
import { player } from './provider.ts'

/** Never at the platform: its digits are looked for in everything that is kept or sent. */
export const CANARY = '4000027891380961'

const signal = new AbortController().signal

/** Opens the linking of a card for a player. */
export const openCapture = async (party: Party, noticeUrl: string, change: { readonly reference?: string } = {}) => {
  const captureId = randomUUID()
  const returnUrl = `http://localhost:4100/nuvei-account-capture-call-back?paymentId=${captureId}`
  const opened = await nuvei.capture?.open(
    party,
    { captureId, currency: 'USD', returnUrl, noticeUrl, player: { ...player, ...change } },
    signal,
  )
  if (!opened) throw new Error('there is nothing to open')
  return { captureId, returnUrl, ...opened }
}

/** Enters a card on the provider's page. */
export const enterCard = async (frameUrl: string, change: Partial<CaptureRequest> = {}): Promise<CaptureReply> => {
  const { origin, searchParams } = new URL(frameUrl)
  const entered: CaptureRequest = {
    sessionToken: searchParams.get('sessionToken') ?? '',
    number: CANARY,
    expiry: '12/34',
    holder: 'Noah Finch',
    outcome: 'LINKS',
    notice: 'AT_ONCE',
    ...change,
  }
  return (await fromPage(origin, '/api/capture', entered)).json() as Promise<CaptureReply>
}

/** The token of a card that was linked. */
export const linkedCard = async (party: Party, noticeUrl: string): Promise<string> => {
  const { captureId, frameUrl } = await openCapture(party, noticeUrl)
  await enterCard(frameUrl)
  const captured = await nuvei.capture?.read(party, { captureId, playerReference: player.reference }, signal)
  if (typeof captured !== 'object') throw new Error('the card was not linked')
  return captured.token
}
