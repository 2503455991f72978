import type { WebhookRefusal } from '@lagoon/contract/wire/operator/incidents'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { sendText } from '../../http/answer.ts'
import type { HttpRoute } from '../../http/route.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { startLease } from '../lease.ts'
import { startWorker } from '../worker.ts'
import { acceptWebhook } from './accept.ts'
import { handOn } from './handOn.ts'
import { keepRefusal } from './refusals.ts'
import type { Sender } from './sender.ts'

const LOOK_EVERY_MS = 1_000
/** How long what waits rests when the node that hands it on dies. */
const LEASE_SECONDS = 10

export interface Inbox {
  /** One address for each sender. */
  readonly routes: readonly HttpRoute[]
  readonly stop: () => Promise<void>
}

const problems: Readonly<Record<WebhookRefusal, () => Problem>> = {
  BAD_SIGNATURE: () => new Problem(401, 'UNAUTHENTICATED', 'The signature of this webhook does not hold.'),
  STALE: () => new Problem(401, 'UNAUTHENTICATED', 'This webhook was signed too long ago, or by a clock that is wrong.'),
  UNREADABLE: () => new Problem(400, 'BAD_INPUT', 'This webhook is not an event that is known here.'),
  EVENT_REUSED: () => new Problem(409, 'BAD_INPUT', 'An event of this id came before with another body.'),
}

/**
 * Takes in what the senders post and hands it on in the background, on one node of all. A sender is answered as soon as its event
 * is kept: with 200 and not another 2xx, which some take for a failure (Skrill, Nuvei). Without senders there is nothing to start.
 */
export const startInbox = (services: Services, senders: readonly Sender[]): Inbox => {
  if (senders.length === 0) return { routes: [], stop: async () => undefined }
  const { log } = services
  const { kysely } = services.database
  const lease = startLease({ database: kysely, name: 'inbox', seconds: LEASE_SECONDS, log })
  let hasApplied = false
  const work = async (stopping: AbortSignal): Promise<boolean> => {
    const isMore = await handOn({ database: kysely, senders, log }, stopping)
    // Whoever waits for tokens comes first: emails are for when nothing is left to hand on.
    if (isMore) services.wakeOutbox()
    else if (hasApplied) services.wakeMailer()
    hasApplied = isMore
    return isMore
  }
  const worker = startWorker({ name: 'inbox', work, everyMs: LOOK_EVERY_MS, lease }, log)

  const route = (sender: Sender): HttpRoute => ({
    method: 'POST',
    path: webhookPath(sender.kind, sender.name),
    handle: async ({ headers }, body, response) => {
      const taken = await acceptWebhook(kysely, sender, { headers, body }, Date.now())
      if (!taken.ok) {
        log.warn({ kind: sender.kind, party: sender.name, refusal: taken.error }, 'a webhook was refused')
        await keepRefusal(kysely, sender, taken.error, body)
        throw problems[taken.error]()
      }
      if (taken.value !== 'DROPPED') worker.wake()
      sendText(response, 200, 'OK\n')
    },
  })
  return {
    routes: senders.map(route),
    stop: async () => {
      await worker.stop()
      await lease.stop()
    },
  }
}
