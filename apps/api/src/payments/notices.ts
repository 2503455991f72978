import type { Party } from '@lagoon/contract/parties/parties'
import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Handling, Webhook, WebhookEvent } from '../kernel/inbox/sender.ts'
import type { Services } from '../services.ts'
import { askProvider, rawOf } from './engine/ask.ts'
import { noteIncident } from './engine/incidents.ts'
import { recordReading } from './engine/record.ts'
import { lockPaymentOfNotice, paymentOfNotice } from './engine/rows.ts'
import type { NoticeOf, PaymentNotices } from './protocol.ts'

/** A notice may be faster than the answer to the call that began its payment: it is tried so many times before nobody knows it. */
const TRIES_OF_UNKNOWN = 4
/** The notices of a payment provider as webhooks: each that is about a payment of ours is recorded, in the transaction that ends it. */
export const webhookOf = (services: Services, party: Party, notices: PaymentNotices): Webhook => {
  /** What becomes of a notice about a payment that is not known. */
  const onUnknown = async (transaction: Transaction<Schema>, { eventId, attempts }: WebhookEvent, of: NoticeOf): Promise<void> => {
    if (attempts + 1 < TRIES_OF_UNKNOWN) throw new Error('no payment is known by this, or not yet')
    const detail = `notice ${eventId} names ${JSON.stringify(of)}`
    await noteIncident(transaction, { party: party.id, paymentId: null, kind: 'UNKNOWN_PAYMENT', subject: eventId, detail })
  }
  return {
    verify: (call) => notices.verify(party, call),
    read: (body) => notices.read(party, body),
    handle: async (event, signal): Promise<Handling> => {
      const { body, at } = event
      const said = await notices.say(party, { body, at }, signal)
      if ('ignore' in said) return { drop: said.ignore }
      const { of } = said
      if ('reading' in said) {
        const came = { source: 'WEBHOOK', raw: body.toString('utf8').replaceAll('\0', '') } as const
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
      return { apply: (transaction) => recordReading(transaction, payment.id, answer, { source: 'STATUS', raw: rawOf(answer) }) }
    },
  }
}
