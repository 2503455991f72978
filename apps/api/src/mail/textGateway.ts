import { TEXT_MESSAGE_PATH, type TextMessage } from '@lagoon/contract/wire/textMessages/textMessages'
import type { Config } from '../config.ts'
import { signedHeaders } from '../kernel/signature.ts'

const PATIENCE_MS = 5_000

/** Hands a text message to the gateway; rejects when it does not take it. */
export type SendText = (message: TextMessage) => Promise<void>

/** Sends through the gateway of the settings, each message under a signature of its own. */
export const textSender =
  ({ sms }: Config): SendText =>
  async (message) => {
    const body = JSON.stringify(message)
    const response = await fetch(new URL(TEXT_MESSAGE_PATH, sms.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(sms.secret, TEXT_MESSAGE_PATH, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) throw new Error(`the text gateway answered ${response.status}`)
  }
