import { createHash } from 'node:crypto'
import type { Party } from '@lagoon/contract/parties/parties'
import { requestChecksumText, timeStampOf, type CheckedCall } from '@lagoon/contract/wire/nuvei/checksums'
import {
  nuveiErrors,
  nuveiPaths,
  openOrderReply,
  plainReply,
  transactionDetailsReply,
  type DeleteCardRequest,
  type OpenOrderRequest,
  type TransactionDetails,
  type TransactionDetailsRequest,
} from '@lagoon/contract/wire/nuvei/nuvei'
import * as v from 'valibot'

const TIMEOUT_MS = 8_000

/** What `request` below adds to every call by itself. */
export type Added = 'merchantId' | 'merchantSiteId' | 'timeStamp' | 'checksum'

/** A setting of the provider that its protocol needs. Throws where it is missing. */
export const settingOf = (party: Party, name: string): string => {
  const value = party.settings?.[name]
  if (value === undefined) throw new Error(`${party.id} has no ${name} in its settings`)
  return value
}

/** Posts a call and reads its answer. Rejects when none comes within 8 seconds, or one that is not understood. */
export const post = async <Reply>(
  party: Party,
  call: keyof typeof nuveiPaths,
  body: object,
  shape: v.GenericSchema<unknown, Reply>,
  signal: AbortSignal,
): Promise<Reply> => {
  const response = await fetch(new URL(nuveiPaths[call], party.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`${call} answered HTTP ${response.status}`)
  }
  const reply = v.safeParse(shape, await response.json())
  if (!reply.success) throw new Error(`${call} answered what is not understood`)
  return reply.output
}

/** Posts a call that carries a checksum. Rejects as `post` does. */
export const request = async <Reply>(
  party: Party,
  call: CheckedCall,
  values: object,
  shape: v.GenericSchema<unknown, Reply>,
  signal: AbortSignal,
): Promise<Reply> => {
  const unsigned = {
    ...values,
    merchantId: settingOf(party, 'merchantId'),
    merchantSiteId: settingOf(party, 'merchantSiteId'),
    timeStamp: timeStampOf(new Date()),
  }
  const checksum = createHash('sha256')
    .update(requestChecksumText(call, unsigned, party.secret))
    .digest('hex')
  return post(party, call, { ...unsigned, checksum }, shape, signal)
}

/** What is thrown where the provider did not carry a call out. */
export const refusalOf = (call: keyof typeof nuveiPaths, { errCode, reason }: { errCode: number; reason: string }): Error =>
  new Error(`${call} was refused: ${errCode} ${reason.slice(0, 100)}`)

export const openOrder = async (party: Party, values: Omit<OpenOrderRequest, Added>, signal: AbortSignal) => {
  const reply = await request(party, 'openOrder', values, openOrderReply, signal)
  if (reply.status === 'ERROR') throw refusalOf('openOrder', reply)
  if (reply.clientRequestId !== values.clientRequestId) throw new Error('openOrder answered another request')
  return reply
}

/** Undefined: nobody tried to pay yet. */
export const detailsOf = async (
  party: Party,
  values: Omit<TransactionDetailsRequest, Added>,
  signal: AbortSignal,
): Promise<TransactionDetails | undefined> => {
  const reply = await request(party, 'getTransactionDetails', values, transactionDetailsReply, signal)
  if (reply.status === 'SUCCESS') return reply.transactionDetails
  if (reply.errCode === nuveiErrors.NO_TRANSACTION) return undefined
  throw refusalOf('getTransactionDetails', reply)
}

/** Done as well where the card is gone already. */
export const deleteCard = async (party: Party, values: Omit<DeleteCardRequest, Added>, signal: AbortSignal): Promise<void> => {
  const reply = await request(party, 'deleteUPO', values, plainReply, signal)
  if (reply.status === 'ERROR' && reply.errCode !== nuveiErrors.NO_STORED_CARD) throw refusalOf('deleteUPO', reply)
}
