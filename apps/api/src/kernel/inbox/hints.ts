import { randomUUID } from 'node:crypto'
import { hintLimit } from './hintLimit.ts'
import type { SentEvent, Webhook } from './sender.ts'

/** Several times what a provider sends, bytes. */
const LONGEST_HINT = 4_096

/**
 * A hint about something of ours, by our id of it. Each is an event of its own, since what it is about may have changed since the last,
 * and happened when it came: a time that a stranger wrote could go before that of every real notice.
 */
export const hintAbout = (id: string): SentEvent => ({ eventId: randomUUID(), subject: id.toLowerCase(), at: new Date() })

/** A webhook that anybody can post to: of its hints those about something of ours are kept, so many an hour, and nothing else. */
export const unproven = (webhook: Webhook, isOurs: (id: string) => Promise<boolean>): Webhook => {
  const isWithinLimit = hintLimit()
  return {
    ...webhook,
    read: (body) => (body.length > LONGEST_HINT ? null : webhook.read(body)),
    // Only what is ours is counted: strangers who guess ids use up nobody's hints.
    isKept: async ({ subject }) => (await isOurs(subject)) && isWithinLimit(subject),
  }
}
