import { createPublicKey, verify } from 'node:crypto'
import { parseJson } from '@lagoon/contract/text/parseJson'
import * as v from 'valibot'

const DAY_SECONDS = 86_400
const claims = v.object({
  aud: v.string(),
  exp: v.number(),
  sub: v.pipe(v.string(), v.regex(/^(mailto:|https:)/)),
})

const keyOf = (point: Buffer) =>
  createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  })

/** What is wrong with who calls, by the Authorization header (RFC 8292); undefined where it is the sender that the browser trusts. */
export const wrongSender = (authorization: string, subscribedKey: string, origin: string, now: number): string | undefined => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== subscribedKey) return 'this is not the key under which the browser subscribed'
  const [head = '', body = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: keyOf(Buffer.from(key, 'base64url')), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'the signature is of another key'
  const said = v.safeParse(claims, parseJson(Buffer.from(body, 'base64url').toString('utf8')))
  if (!said.success) return 'the token says not who sends'
  if (said.output.aud !== origin) return 'the token is for another service'
  if (said.output.exp <= now / 1_000 || said.output.exp > now / 1_000 + DAY_SECONDS) return 'the token is over, or good for too long'
  return undefined
}
