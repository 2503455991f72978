import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { canonicalText, SIGNATURE_WINDOW_SECONDS, signatureHeaders } from '@lagoon/contract/wire/signing/signing'
import { TEXT_MESSAGE_PATH, textMessage } from '@lagoon/contract/wire/textMessages/textMessages'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { BadBody, readText, sendJson } from '../../http/exchange.ts'
import type { Messages } from './messages.ts'

const messageIn = v.pipe(v.string(), v.parseJson(), textMessage)

export interface TextTakerOptions {
  messages: Messages
  secret: string
  log: Logger
}
export type TakeText = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The nonce of a call that the platform signed; undefined where it did not, or too long ago. */
const signedNonce = (request: IncomingMessage, body: string, secret: string): string | undefined => {
  const headers = v.safeParse(signatureHeaders, request.headers)
  if (!headers.success) return undefined
  const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': given } = headers.output
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > SIGNATURE_WINDOW_SECONDS) return undefined
  const expected = createHmac('sha256', secret)
    .update(canonicalText('POST', TEXT_MESSAGE_PATH, timestamp, nonce, body))
    .digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex')) ? nonce : undefined
}

/** Takes text messages under the platform's signature, each once, and lays them beside the emails. */
export const textTaker = ({ messages, secret, log }: TextTakerOptions): TakeText => {
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
      const nonce = signedNonce(request, body, secret)
      if (nonce === undefined || !isNew(nonce)) return sendJson(response, 401, { message: 'This message is not signed by the platform.' })
      const read = v.safeParse(messageIn, body)
      if (!read.success) return sendJson(response, 400, { message: 'This is no text message.' })
      const { to, text } = read.output
      await messages.add({
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
