import { createHmac, randomUUID } from 'node:crypto'
import { canonicalText } from '@lagoon/contract/wire/signing/signing'

/** Headers of one signed POST. Each sending has a time and a nonce of its own; the body stays the same to the byte. */
export const signedHeaders = (signer: string, secret: string, path: string, body: string): Record<string, string> => {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = randomUUID()
  return {
    'content-type': 'application/json',
    'x-provider': signer,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': createHmac('sha256', secret)
      .update(canonicalText('POST', path, timestamp, nonce, body))
      .digest('hex'),
  }
}
