/**
 * What proves a message of the protocol `sumsub`, in both directions: the hex of an HMAC with a secret of its own for each.
 * docs/identity/sumsub.md.
 */

/** Headers of a call of the platform. */
export const requestHeaders = { token: 'x-app-token', time: 'x-app-access-ts', signature: 'x-app-access-sig' } as const

/** How far the clocks of both may differ, seconds. */
export const REQUEST_WINDOW_SECONDS = 60

/**
 * The text of a call's HMAC-SHA256 with the secret of requests: Unix seconds, method, path with query, and the body as it is sent.
 */
export const requestSignatureText = (seconds: number | string, method: string, pathWithQuery: string, body = ''): string =>
  `${seconds}${method.toUpperCase()}${pathWithQuery}${body}`

/** Headers of a notice: the digest of its body, and what it was made with. */
export const digestHeaders = { digest: 'x-payload-digest', algorithm: 'x-payload-digest-alg' } as const

/**
 * What a digest may be made with, and how long it is, in hex digits. The sender names it, so nothing else is ever taken: the old
 * `HMAC_SHA1_HEX` neither.
 */
export const digestAlgorithms = {
  HMAC_SHA256_HEX: { hash: 'sha256', digits: 64 },
  HMAC_SHA512_HEX: { hash: 'sha512', digits: 128 },
} as const
export type DigestAlgorithm = keyof typeof digestAlgorithms

/** Undefined: nothing that a digest may be made with. */
export const digestAlgorithmOf = (name: unknown): (typeof digestAlgorithms)[DigestAlgorithm] | undefined =>
  typeof name === 'string' && Object.hasOwn(digestAlgorithms, name) ? digestAlgorithms[name as DigestAlgorithm] : undefined
