import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readText, sendJson } from '../../../http/exchange.ts'

/** A call that is refused with these words; nothing of it was done. */
export class Refused extends Error {
  readonly code: string | undefined
  constructor(words: string, code?: string) {
    super(words)
    this.code = code
  }
}
export const refuse = (words: string, code?: string): never => {
  throw new Refused(words, code)
}

export interface Merchant {
  readonly apiUser: string
  readonly secret: string
  readonly posId: string
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}

/** Lets the merchant in, and gives what a call was given; null where it was answered with a refusal. */
export const merchantDoor =
  ({ apiUser, secret, posId }: Merchant) =>
  async (request: IncomingMessage, response: ServerResponse, searchParams: URLSearchParams): Promise<URLSearchParams | null> => {
    const credentials = `Basic ${Buffer.from(`${apiUser}:${secret}`).toString('base64')}`
    if (!isSame(request.headers.authorization ?? '', credentials)) {
      sendJson(response, 401, { err: 'Unauthorized' })
      return null
    }
    const given = request.method === 'POST' ? new URLSearchParams(await readText(request)) : searchParams
    if (given.get('pos_id') === posId) return given
    sendJson(response, 200, { err: 'Unknown POS' })
    return null
  }
