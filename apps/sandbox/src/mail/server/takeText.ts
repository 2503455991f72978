import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { canonicalText, SIGNATURE_WINDOW_SECONDS } from '@lagoon/domain/contract/seamlessWallet'
import { TEXT_MESSAGE_PATH } from '@lagoon/domain/contract/textMessages'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { BadBody, readText, sendJson } from '../../http/exchange.ts'
import type { Letters } from './letters.ts'

const Message = v.object({
  to: v.pipe(v.string(), v.regex(/^\+?\d{4,20}$/)),
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(480)),
})
const messageIn = v.pipe(v.string(), v.parseJson(), Message)

export interface TextTakerOptions {
  letters: Letters
  secret: string
  log: Logger
}
export type TakeText = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const header = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const isSigned = (request: IncomingMessage, body: string, secret: string): boolean => {
  const [timestamp, nonce, given] = [header(request, 'x-timestamp'), header(request, 'x-nonce'), header(request, 'x-signature')]
  if (!/^[0-9a-f]{64}$/.test(given) || Math.abs(Date.now() / 1_000 - Number(timestamp)) > SIGNATURE_WINDOW_SECONDS) return false
  const expected = createHmac('sha256', secret)
    .update(canonicalText('POST', TEXT_MESSAGE_PATH, timestamp, nonce, body))
    .digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}

/** Takes text messages under the platform's signature, each once, and lays them beside the letters. */
export const textTaker = ({ letters, secret, log }: TextTakerOptions): TakeText => {
  const nonces = new Map<string, number>()
  const isNew = (nonce: string): boolean => {
    const now = Date.now()
    for (const [seen, until] of nonces) if (until < now) nonces.delete(seen)
    if (nonces.has(nonce)) return false
    nonces.set(nonce, now + 2 * SIGNATURE_WINDOW_SECONDS * 1_000)
    return true
  }
  return async (request, response) => {
    try {
      const body = await readText(request)
      if (!isSigned(request, body, secret) || !isNew(header(request, 'x-nonce')))
        return sendJson(response, 401, { message: 'This message is not signed by the platform.' })
      const read = v.safeParse(messageIn, body)
      if (!read.success) return sendJson(response, 400, { message: 'This is no text message.' })
      const { to, text } = read.output
      await letters.add({
        id: randomUUID(),
        channel: 'sms',
        receivedAt: new Date().toISOString(),
        from: '',
        to: [to],
        subject: '',
        text,
        html: null,
      })
      return sendJson(response, 202, { status: 'taken' })
    } catch (error) {
      if (error instanceof BadBody) return sendJson(response, 400, { message: 'This is no text message.' })
      log.warn({ err: error }, 'a text message could not be kept')
      return sendJson(response, 500, { message: 'The message could not be kept.' })
    }
  }
}
