import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { canonicalText, SIGNATURE_WINDOW_SECONDS, signatureHeaders, type SignatureHeaders } from '@lagoon/contract/wire/signing/signing'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import * as v from 'valibot'

/** A call whose signature holds. Its nonce is still to be taken (`takeNonce`): until then it may be a recorded one. */
export interface SignedCall {
  /** Who signed: the name under which its secret is known. */
  readonly signer: string
  readonly nonce: string
  /** When the nonce may be forgotten: no call that old is accepted any more. */
  readonly nonceExpiresAt: Date
}

export type SignatureRefusal = 'BAD_SIGNATURE' | 'STALE'

const signed = v.object({ ...signatureHeaders.entries, 'x-provider': v.string() })

/**
 * Checks who signed a call from outside, over the bytes as they came. `secrets` holds each signer's secret by its name in
 * `x-provider`. The signature is checked before its age, so that nobody learns from an answer what an unsigned call would have
 * met. `now` is Unix milliseconds.
 */
export const verifySignature = (
  secrets: ReadonlyMap<string, string>,
  call: { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer },
  now: number,
): Result<SignedCall, SignatureRefusal> => {
  const headers = v.safeParse(signed, call.headers)
  const secret = headers.success ? secrets.get(headers.output['x-provider']) : undefined
  if (!headers.success || !secret) return refused('BAD_SIGNATURE')
  const { 'x-provider': signer, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': given } = headers.output
  const hmac = createHmac('sha256', secret)
  hmac.update(canonicalText(call.method, call.path, timestamp, nonce, ''))
  hmac.update(call.body)
  if (!timingSafeEqual(hmac.digest(), Buffer.from(given, 'hex'))) return refused('BAD_SIGNATURE')
  const signedAt = Number(timestamp)
  if (Math.abs(now / 1_000 - signedAt) > SIGNATURE_WINDOW_SECONDS) return refused('STALE')
  return ok({ signer, nonce, nonceExpiresAt: new Date((signedAt + 2 * SIGNATURE_WINDOW_SECONDS) * 1_000) })
}

/** Headers that sign one POST of ours to `path`, with a time and a nonce of its own. `body` goes out as it is given here, to the byte. */
export const signedHeaders = (secret: string, path: string, body: string): SignatureHeaders => {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const nonce = randomUUID()
  return {
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': createHmac('sha256', secret)
      .update(canonicalText('POST', path, timestamp, nonce, body))
      .digest('hex'),
  }
}
