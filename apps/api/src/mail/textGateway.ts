import { createHmac, randomUUID } from 'node:crypto'
import { canonicalText } from '@lagoon/domain/contract/seamlessWallet'
import { TEXT_MESSAGE_PATH, type TextMessage } from '@lagoon/domain/contract/textMessages'
import type { Config } from '../config.ts'

const PATIENCE_MS = 5_000

/** Hands a text message to the gateway; rejects when it does not take it. */
export type SendText = (message: TextMessage) => Promise<void>

/** Sends through the gateway of the settings, each message under a signature of its own. */
export const textSender =
  ({ sms }: Config): SendText =>
  async (message) => {
    const body = JSON.stringify(message)
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const nonce = randomUUID()
    const response = await fetch(new URL(TEXT_MESSAGE_PATH, sms.origin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': createHmac('sha256', sms.secret)
          .update(canonicalText('POST', TEXT_MESSAGE_PATH, timestamp, nonce, body))
          .digest('hex'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) throw new Error(`the text gateway answered ${response.status}`)
  }
