import type { NeedsLook } from '@lagoon/contract/wire/operator/incidents'
import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import type { CommandOf, Done } from './done.ts'
import { frozenStreamsOf } from './frozenStreams.ts'

const SHOWN = 50

const openIncidents = async (database: Kysely<Schema>): Promise<NeedsLook['incidents']> => {
  const rows = await database
    .selectFrom('payment_incident as incident')
    .leftJoin('payment', 'payment.id', 'incident.payment_id')
    .select(['incident.id', 'incident.party', 'incident.kind', 'incident.at', 'incident.detail'])
    .select(['payment.id as payment_id', 'payment.currency', 'payment.price_minor'])
    .select((of) =>
      jsonArrayFrom(
        // A transaction is often said twice, by a notice and by a status call: it came once.
        of
          .selectFrom('payment_event as event')
          .select(['event.currency', sql<string>`event.minor::text`.as('minor')])
          .whereRef('event.payment_id', '=', 'incident.payment_id')
          .where('event.word', '=', 'SUCCEEDED')
          .groupBy(['event.transaction_id', 'event.currency', 'event.minor'])
          .orderBy(({ fn }) => fn.min('event.id')),
      ).as('came'),
    )
    .where('incident.closed_at', 'is', null)
    .orderBy('incident.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ id, party, kind, at, detail, payment_id, currency, price_minor, came }) => ({
    ...{ id: String(id), provider: party, kind, at: at.toISOString(), reason: detail },
    payment:
      payment_id === null || currency === null || price_minor === null
        ? null
        : { id: payment_id, expected: { currency, minor: String(price_minor) }, came },
  }))
}

const refusedWebhooks = async (database: Kysely<Schema>): Promise<NeedsLook['refusedWebhooks']> => {
  const rows = await database
    .selectFrom('webhook_refusal')
    .select(['party', 'refusal', 'times', 'last_at'])
    .where('kind', 'in', ['payments', 'payouts'])
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ party, refusal, times, last_at }) => ({ provider: party, reason: refusal, times, lastAt: last_at.toISOString() }))
}

/** What a person has to look at. */
export const needsLookOf = async (database: Kysely<Schema>): Promise<NeedsLook> => {
  const [incidents, refused, frozenStreams] = await Promise.all([
    openIncidents(database),
    refusedWebhooks(database),
    frozenStreamsOf(database, SHOWN),
  ])
  return { incidents, refusedWebhooks: refused, frozenStreams }
}

/** Marks an incident as looked at, once: one that is closed already is not there any more. */
export const closeIncident = async ({ database }: Services, { id }: CommandOf<'closeIncident'>): Promise<Done> => {
  const closed = await database.kysely
    .updateTable('payment_incident')
    .set({ closed_at: sql`clock_timestamp()` })
    .where('id', '=', BigInt(id))
    .where('closed_at', 'is', null)
    .returning(['kind', 'party', 'subject'])
    .executeTakeFirst()
  return closed && `${closed.kind} at ${closed.party}: ${closed.subject}`
}
