import type { Party } from '@lagoon/contract/parties/parties'
import type { Handling, Webhook } from '../kernel/inbox/sender.ts'
import type { Services } from '../services.ts'
import { askProvider, rawOf } from './engine/ask.ts'
import { noteIncident } from './engine/incidents.ts'
import { recordReading } from './engine/record.ts'
import type { PaymentRow } from './engine/rows.ts'
import type { NoticeOf, PaymentNotices } from './protocol.ts'

/** A notice may be faster than the answer to the call that began its payment: it is tried so many times before nobody knows it. */
const TRIES_OF_UNKNOWN = 4
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const paymentOf = async ({ database }: Pick<Services, 'database'>, party: Party, of: NoticeOf): Promise<PaymentRow | undefined> => {
  if ('paymentId' in of && !UUID.test(of.paymentId)) return undefined
  const query = database.kysely.selectFrom('payment').selectAll().where('party', '=', party.id)
  return ('paymentId' in of ? query.where('id', '=', of.paymentId) : query.where('reference', '=', of.reference)).executeTakeFirst()
}

/** The notices of a payment provider as webhooks: each that is about a payment of ours is recorded, in the transaction that ends it. */
export const webhookOf = (services: Services, party: Party, notices: PaymentNotices): Webhook => {
  const dropUnknown = (subject: string, detail: string): Handling => ({
    apply: (transaction) => noteIncident(transaction, { party: party.id, paymentId: null, kind: 'UNKNOWN_PAYMENT', subject, detail }),
  })
  return {
    verify: (call) => notices.verify(party, call),
    read: (body) => notices.read(party, body),
    handle: async ({ body, at, eventId, attempts }, signal): Promise<Handling> => {
      const said = await notices.say(party, { body, at }, signal)
      if ('ignore' in said) return { drop: said.ignore }
      const payment = await paymentOf(services, party, said.of)
      if (!payment) {
        if ('ask' in said && said.ask === 'UNPROVEN') return { drop: 'a hint about no payment of ours' }
        if (attempts + 1 < TRIES_OF_UNKNOWN) throw new Error('no payment is known by this, or not yet')
        return dropUnknown(eventId, `notice ${eventId} names ${JSON.stringify(said.of)}`)
      }
      if ('reading' in said) {
        const came = { source: 'WEBHOOK', raw: body.toString('utf8').replaceAll('\0', '') } as const
        return { apply: (transaction) => recordReading(transaction, payment.id, said.reading, came) }
      }
      const answer = await askProvider(services, payment, signal)
      if (!answer) throw new Error(`${party.id} sent a notice of a payment that it does not know when asked`)
      return { apply: (transaction) => recordReading(transaction, payment.id, answer, { source: 'STATUS', raw: rawOf(answer) }) }
    },
  }
}
