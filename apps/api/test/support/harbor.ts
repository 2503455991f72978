import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { ok, refused } from '@lagoon/contract/result/result'
import { parseJson } from '@lagoon/contract/text/parseJson'
import type { Sender, WebhookCall } from '../../src/kernel/inbox/sender.ts'

/**
 * Harbor, a party of the tests. It signs as Standard Webhooks has it (id, time and body, HMAC-SHA256 in base64:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md), and says in its body what happened when.
 */
export const HARBOR_SECRET = 'a-secret-of-harbor-for-the-tests-only'

export interface HarborEvent {
  readonly id: string
  readonly subject: string
  /** ISO 8601. */
  readonly at: string
  readonly [field: string]: unknown
}
const shape = v.object({ id: v.string(), subject: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) })

const signatureOf = (secret: string, timestamp: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('base64')

export interface Signing {
  readonly secret?: string
  /** Unix milliseconds. */
  readonly signedAt?: number
}

/** Headers of a delivery of `body`, signed now unless the test says otherwise. */
export const harborHeaders = (body: string, { secret = HARBOR_SECRET, signedAt = Date.now() }: Signing = {}) => {
  const timestamp = String(Math.floor(signedAt / 1_000))
  return { 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signatureOf(secret, timestamp, body)}` }
}

/** A delivery as it arrives. */
export const harborCall = (event: HarborEvent, signing?: Signing): WebhookCall => {
  const body = JSON.stringify(event)
  return { headers: harborHeaders(body, signing), body: Buffer.from(body) }
}

export const harborVerify =
  (secret: string): Sender['verify'] =>
  ({ headers, body }) => {
    const timestamp = String(headers['webhook-timestamp'] ?? '')
    const given = Buffer.from(String(headers['webhook-signature'] ?? ''))
    const right = Buffer.from(`v1,${signatureOf(secret, timestamp, body)}`)
    if (given.length !== right.length || !timingSafeEqual(given, right)) return refused('BAD_SIGNATURE')
    return ok({ signedAt: new Date(Number(timestamp) * 1_000) })
  }

export const harborRead: Sender['read'] = (body) => {
  const event = v.safeParse(shape, parseJson(body.toString('utf8')))
  return event.success ? { eventId: event.output.id, subject: event.output.subject, at: new Date(event.output.at) } : null
}

/** Harbor as a sender whose events the test handles. */
export const harbor = (handle: Sender['handle'], name = 'harbor'): Sender => ({
  kind: 'payments',
  name,
  verify: harborVerify(HARBOR_SECRET),
  read: harborRead,
  handle,
})
