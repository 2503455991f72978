import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../../../services.ts'
import { deriveKey } from '../../../../session/keys.ts'
import { ownRow } from '../payments.ts'

/** Where receipts lie; the query names the payment and proves that its player asked. */
export const RECEIPT_PATH = '/wallet/receipt'
const GOOD_FOR_MS = 300_000

const signatureOf = (secret: string, paymentId: string, until: number): Buffer =>
  createHmac('sha256', deriveKey(secret, 'receipt')).update(`${paymentId} ${until}`).digest()

/**
 * The address of a receipt, signed for five minutes: a browser that saves a file sends no bearer token. Null before the payment was
 * paid. Refuses with 400 TRANSACTION_NOT_FOUND.
 */
export const receiptAddress = async (services: Services, playerId: string, id: string): Promise<string | null> => {
  const { settled_at: settledAt, id: paymentId } = await ownRow(services, playerId, id)
  if (settledAt === null) return null
  const until = Date.now() + GOOD_FOR_MS
  const signature = signatureOf(services.config.tokenSecret, paymentId, until).toString('base64url')
  return `${RECEIPT_PATH}?${new URLSearchParams({ payment: paymentId, until: String(until), signature })}`
}

/** The payment that an address was signed for; undefined for one that was not, or that is over. `now` is Unix milliseconds. */
export const signedPayment = (secret: string, query: URLSearchParams, now: number): string | undefined => {
  const [paymentId = '', until = '', signature = ''] = ['payment', 'until', 'signature'].map((name) => query.get(name) ?? '')
  if (!/^\d{1,15}$/.test(until)) return undefined
  const given = Buffer.from(signature, 'base64url')
  const due = signatureOf(secret, paymentId, Number(until))
  return given.length === due.length && timingSafeEqual(given, due) && Number(until) > now ? paymentId : undefined
}
