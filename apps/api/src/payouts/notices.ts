import type { Transaction } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import type { Schema } from '../db/schema.ts'
import { unproven } from '../kernel/inbox/hints.ts'
import type { Handling, Webhook } from '../kernel/inbox/sender.ts'
import { putOffUnknown, webhookOf } from '../kernel/partyNotices.ts'
import { isUuid } from '../kernel/uuid.ts'
import { noteUnknown } from '../payments/engine/incidents.ts'
import type { Services } from '../services.ts'
import { askProvider } from './engine/attempts.ts'
import { recordReading } from './engine/record.ts'
import type { AttemptRow } from './engine/rows.ts'
import { scheduleNext } from './polling/poll.ts'
import type { CapturedAccount, PayoutNoticeOf, PayoutNotices, PayoutReading } from './protocol.ts'

/** Settles what a provider says of an account that was to be linked, once. */
export type LinkAccount = (
  services: Services,
  transaction: Transaction<Schema>,
  said: {
    readonly party: string
    readonly captureId: string
    readonly playerReference: string
    readonly captured: CapturedAccount | null
  },
) => Promise<unknown>

const attemptOf = async ({ database }: Pick<Services, 'database'>, party: Party, of: PayoutNoticeOf): Promise<AttemptRow | undefined> => {
  if ('attemptId' in of && !isUuid(of.attemptId)) return undefined
  const query = database.kysely.selectFrom('payout_attempt').selectAll().where('party', '=', party.id)
  return ('attemptId' in of ? query.where('id', '=', of.attemptId) : query.where('reference', '=', of.reference)).executeTakeFirst()
}

/**
 * The notices of a provider that pays out as webhooks: each that is about an attempt of ours is recorded, in the transaction that ends
 * it. `link` settles what is said of an account that was to be linked.
 */
export const payoutWebhook = (services: Services, party: Party, notices: PayoutNotices, link: LinkAccount): Webhook => {
  const record = (attempt: AttemptRow, reading: PayoutReading, source: 'WEBHOOK' | 'STATUS'): Handling => ({
    apply: async (transaction) => {
      await recordReading(transaction, attempt, reading, source)
      await scheduleNext(services, transaction, attempt)
    },
  })
  const webhook = webhookOf(party, notices, async (said, event, signal) => {
    if ('captureId' in said) return { apply: (transaction) => link(services, transaction, { party: party.id, ...said }) }
    const { of } = said
    const attempt = await attemptOf(services, party, of)
    if (!attempt) {
      if ('ask' in said && said.ask === 'UNPROVEN') return { drop: 'a hint about no payout of ours' }
      putOffUnknown(event, 'no payout is known by this, or not yet')
      const unknown = { party: party.id, kind: 'UNKNOWN_PAYOUT', eventId: event.eventId, of } as const
      return { apply: (transaction) => noteUnknown(transaction, unknown) }
    }
    if ('reading' in said) return record(attempt, said.reading, 'WEBHOOK')
    const answer = await askProvider(services, attempt, signal)
    if (!answer) throw new Error(`${party.id} sent a notice of a payout that it does not know when asked`)
    return record(attempt, answer, 'STATUS')
  })
  if (!notices.isUnproven) return webhook
  return unproven(webhook, async (attemptId) => (await attemptOf(services, party, { attemptId })) !== undefined)
}
