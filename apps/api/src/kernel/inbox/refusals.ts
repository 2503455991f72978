import { createHash } from 'node:crypto'
import type { WebhookRefusal } from '@lagoon/contract/wire/operator/incidents'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Sender } from './sender.ts'

/** Anybody may post to the address of a sender: more than so many different refused bodies of one are only counted in the log. */
const MOST_KEPT = 1_000
/** Of a body that proved nothing only the beginning is kept, bytes. */
const KEPT_BYTES = 2_048

/** Keeps a webhook that was not taken, with the reason, so that a person can see it; the same body once. */
export const keepRefusal = async (
  database: Kysely<Schema>,
  { kind, name: party }: Pick<Sender, 'kind' | 'name'>,
  refusal: WebhookRefusal,
  body: Buffer,
): Promise<void> => {
  const hash = createHash('sha256').update(body).digest()
  await sql`INSERT INTO webhook_refusal (kind, party, refusal, body_hash, body)
    SELECT ${kind}, ${party}, ${refusal}, ${hash}, ${body.subarray(0, KEPT_BYTES)}
    WHERE (SELECT count(*) FROM webhook_refusal WHERE kind = ${kind} AND party = ${party}) < ${MOST_KEPT}::integer
      OR EXISTS (SELECT 1 FROM webhook_refusal WHERE kind = ${kind} AND party = ${party} AND refusal = ${refusal} AND body_hash = ${hash})
    ON CONFLICT ON CONSTRAINT webhook_refusal_once DO UPDATE SET times = webhook_refusal.times + 1, last_at = clock_timestamp()`.execute(
    database,
  )
}
