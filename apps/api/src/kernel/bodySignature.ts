import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether a header is the base64 text of the HMAC-SHA256 of a body's bytes under a secret. Compared in constant time. */
export const isBodySignature = (secret: string, body: Buffer, header: string | readonly string[] | undefined): boolean => {
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = typeof header === 'string' ? Buffer.from(header, 'base64') : Buffer.alloc(0)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
