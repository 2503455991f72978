import type { Party } from '@lagoon/contract/parties/parties'
import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { unproven } from '../kernel/inbox/hints.ts'
import type { Webhook, WebhookEvent } from '../kernel/inbox/sender.ts'
import { putOffUnknown, webhookOf } from '../kernel/partyNotices.ts'
import type { Services } from '../services.ts'
import { askProvider, rawOf } from './engine/ask.ts'
import { noteUnknown } from './engine/incidents.ts'
import { recordReading } from './engine/record.ts'
import { lockPaymentOfNotice, paymentOfNotice } from './engine/rows.ts'
import { protocolOf } from './payments.ts'
import type { NoticeOf, PaymentNotices } from './protocol.ts'

/** The notices of a payment provider as webhooks: each that is about a payment of ours is recorded, in the transaction that ends it. */
export const paymentWebhook = (services: Services, party: Party, notices: PaymentNotices): Webhook => {
  const { graceMinutes } = protocolOf(services, party)
  /** What becomes of a notice about a payment that is not known. */
  const onUnknown = async (transaction: Transaction<Schema>, event: WebhookEvent, of: NoticeOf): Promise<void> => {
    putOffUnknown(event, 'no payment is known by this, or not yet')
    await noteUnknown(transaction, { party: party.id, kind: 'UNKNOWN_PAYMENT', eventId: event.eventId, of })
  }
  const webhook = webhookOf(party, notices, async (said, event, signal) => {
    const { of } = said
    if ('reading' in said) {
      const came = { source: 'WEBHOOK', raw: event.body.toString('utf8').replaceAll('\0', ''), graceMinutes } as const
      return {
        isTogether: true,
        apply: async (transaction) => {
          const payment = await lockPaymentOfNotice(transaction, { partyId: party.id, of })
          await (payment ? recordReading(transaction, payment, said.reading, came) : onUnknown(transaction, event, of))
        },
      }
    }
    const payment = await paymentOfNotice(services.database.kysely, party.id, of)
    if (!payment) {
      if (said.ask === 'UNPROVEN') return { drop: 'a hint about no payment of ours' }
      return { apply: (transaction) => onUnknown(transaction, event, of) }
    }
    const answer = await askProvider(services, payment, signal)
    if (!answer) throw new Error(`${party.id} sent a notice of a payment that it does not know when asked`)
    const came = { source: 'STATUS', raw: rawOf(answer), graceMinutes } as const
    return { apply: (transaction) => recordReading(transaction, payment.id, answer, came) }
  })
  if (!notices.isUnproven) return webhook
  return unproven(webhook, async (paymentId) => (await paymentOfNotice(services.database.kysely, party.id, { paymentId })) !== undefined)
}
