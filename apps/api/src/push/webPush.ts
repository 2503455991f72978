import { createECDH } from 'node:crypto'
import { webPushSubscription } from '@lagoon/contract/push/subscription'
import { parseJson } from '@lagoon/contract/text/parseJson'
import * as v from 'valibot'
import webPush from 'web-push'
import { isPushAddress } from './pushHosts.ts'
import { sentOf, type PushService } from './pushService.ts'

const PATIENCE_MS = 10_000
/** The longest that RFC 8030 lets a topic be. */
const LONGEST_TOPIC = 32

export interface WebPushKeys {
  /** Whom a push service asks when something is wrong: a `mailto:` or an `https:` address (RFC 8292). */
  readonly contact: string
  /** Base64url of the 32 bytes of a P-256 key. */
  readonly privateKey: string
  /** Origins that are sent to. */
  readonly origins: readonly string[]
}

/** The public half of a VAPID key: what browsers subscribe under. Throws for what is no key. */
export const vapidPublicKey = (privateKey: string): string => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return pair.getPublicKey('base64url')
}

const subscriptionOf = (token: string) => {
  const read = v.safeParse(webPushSubscription, parseJson(token))
  return read.success ? read.output : undefined
}

const topicOf = (id: string): string => Buffer.from(id).toString('base64url').slice(-LONGEST_TOPIC)

/** Standard web push (RFC 8030, 8291, 8292): the token is the browser's subscription, as JSON. */
export const webPushService = ({ contact, privateKey, origins }: WebPushKeys): PushService => {
  const vapidDetails = { subject: contact, publicKey: vapidPublicKey(privateKey), privateKey }
  return {
    isToken: (token) => {
      const subscription = subscriptionOf(token)
      return subscription !== undefined && isPushAddress(origins, subscription.endpoint)
    },
    async send(token, { id, title, text, href, liveSeconds, isUrgent }) {
      const subscription = subscriptionOf(token)
      if (subscription === undefined || !isPushAddress(origins, subscription.endpoint)) return { outcome: 'gone' }
      const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify({ id, title, text, href }), {
        vapidDetails,
        TTL: liveSeconds,
        urgency: isUrgent ? 'high' : 'normal',
        topic: topicOf(id),
      })
      // By fetch, not by the library: it knows https only, and follows no rule of ours about redirects.
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
        body: body === null ? null : new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await response.body?.cancel()
      return sentOf(response)
    },
  }
}
