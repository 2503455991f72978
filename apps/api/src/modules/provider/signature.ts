import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { canonicalText, SIGNATURE_WINDOW_SECONDS, type WalletStatus } from '@lagoon/domain/contract/seamlessWallet'
import { ok, refused, type Result } from '@lagoon/domain/errors/result'

export interface SignedCall {
  readonly providerId: string
  readonly nonce: string
  /** When the nonce may be forgotten: no call that old is accepted any more. */
  readonly nonceExpiresAt: Date
}

const one = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Checks who signed a call, over the bytes as they came. The signature is checked before its age, so that nobody learns from an
 * answer what an unsigned call would have met. `now` is Unix milliseconds.
 */
export const verifySignature = (
  secrets: ReadonlyMap<string, string>,
  call: { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer },
  now: number,
): Result<SignedCall, WalletStatus> => {
  const providerId = one(call.headers, 'x-provider')
  const timestamp = one(call.headers, 'x-timestamp')
  const nonce = one(call.headers, 'x-nonce')
  const given = one(call.headers, 'x-signature')
  const secret = secrets.get(providerId)
  if (!secret || !/^\d{1,12}$/.test(timestamp) || !/^[\w-]{16,128}$/.test(nonce) || !/^[0-9a-f]{64}$/.test(given))
    return refused('BAD_SIGNATURE')
  const hmac = createHmac('sha256', secret)
  hmac.update(canonicalText(call.method, call.path, timestamp, nonce, ''))
  hmac.update(call.body)
  if (!timingSafeEqual(hmac.digest(), Buffer.from(given, 'hex'))) return refused('BAD_SIGNATURE')
  const signedAt = Number(timestamp)
  if (Math.abs(now / 1_000 - signedAt) > SIGNATURE_WINDOW_SECONDS) return refused('STALE')
  return ok({ providerId, nonce, nonceExpiresAt: new Date((signedAt + 2 * SIGNATURE_WINDOW_SECONDS) * 1_000) })
}
