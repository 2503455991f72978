import { sql } from 'kysely'
import { retried } from '../../kernel/retry.ts'
import { advance } from '../engine/advance.ts'
import type { PayoutServices } from '../polling/poll.ts'

const AT_ONCE = 20

/** Withdrawals that the operator's rule approves: small, of a verified player without debts or incidents, to an account of nobody else. */
const eligible = async ({ database }: Pick<PayoutServices, 'database'>): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`SELECT w.id FROM review_terms t
    JOIN withdrawal w ON w.state = 'REQUESTED' AND w.currency = t.currency AND w.gross_minor <= t.automatic_up_to_minor
    JOIN player p ON p.id = w.player_id AND p.id_verified
    JOIN payout_account a ON a.id = w.account_id
    WHERE NOT EXISTS (SELECT 1 FROM payment_debt d WHERE d.player_id = w.player_id AND d.owed > 0)
      AND NOT EXISTS (SELECT 1 FROM payout_account o WHERE o.way = a.way AND o.fingerprint = a.fingerprint AND o.player_id <> w.player_id)
      AND NOT EXISTS (SELECT 1 FROM payment_incident i JOIN payment m ON m.id = i.payment_id WHERE m.player_id = w.player_id AND i.closed_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM payment_incident i JOIN withdrawal o ON o.id = i.withdrawal_id WHERE o.player_id = w.player_id AND i.closed_at IS NULL)
    ORDER BY w.requested_at, w.id LIMIT ${AT_ONCE}::integer`.execute(database.kysely)
  return rows.map(({ id }) => id)
}

/** Approves by the operator's rule what it allows; nothing while the rule is off. Answers whether there was any. */
export const approveByRule = async (services: PayoutServices): Promise<boolean> => {
  const ids = await eligible(services)
  for (const id of ids)
    await retried(() =>
      services.database.kysely.transaction().execute(async (transaction) => {
        // Refused where the player cancelled it, or a person took it, a moment before.
        const row = await transaction.selectFrom('withdrawal').select('state').where('id', '=', id).forUpdate().executeTakeFirst()
        if (row?.state !== 'REQUESTED') return
        await advance(transaction, id, { kind: 'TAKEN', source: 'RULE' })
        await advance(transaction, id, { kind: 'APPROVED', source: 'RULE' })
      }),
    )
  if (ids.length > 0) {
    services.wakeOutbox()
    services.wakeMailer()
  }
  return ids.length > 0
}
