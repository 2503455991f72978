import * as v from 'valibot'

/**
 * How a call between the platform and a party outside is signed, in both directions: a POST with the headers `x-timestamp` (Unix
 * seconds), `x-nonce` and `x-signature`, the hex HMAC-SHA256 with the shared secret over `canonicalText`. Where one address is
 * called by several parties, `x-provider` names the caller. Calls older than the window and used nonces are refused.
 */
export const SIGNATURE_WINDOW_SECONDS = 60

/** What is signed: `METHOD\nPATH\nTIMESTAMP\nNONCE\nBODY`, the body as it is sent, to the byte. */
export const canonicalText = (method: string, path: string, timestamp: string, nonce: string, body: string): string =>
  `${method}\n${path}\n${timestamp}\n${nonce}\n${body}`

/** The headers of a signed call; what does not have this shape is not signed. */
export const signatureHeaders = v.object({
  'x-timestamp': v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  'x-nonce': v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
  'x-signature': v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type SignatureHeaders = v.InferOutput<typeof signatureHeaders>
