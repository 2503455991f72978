import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { isDatabaseAway } from '../../http/answer.ts'
import { retried } from '../../kernel/retry.ts'
import { advance } from '../engine/advance.ts'
import type { PayoutServices } from '../polling/poll.ts'
import { PUT_OFF_SECONDS } from '../polling/schedule.ts'

const AT_ONCE = 20

/** Withdrawals that failed, by when they are tried again, Unix milliseconds. */
type PutOff = Map<string, number>

/** Withdrawals that the operator's rule approves: small, of a verified player without debts or incidents, to an account of nobody else. */
const eligible = async ({ database }: Pick<PayoutServices, 'database'>, except: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`SELECT w.id FROM review_terms t
    JOIN withdrawal w ON w.state = 'REQUESTED' AND w.currency = t.currency AND w.gross_minor <= t.automatic_up_to_minor
    JOIN player p ON p.id = w.player_id AND p.id_verified
    JOIN payout_account a ON a.id = w.account_id
    WHERE w.id <> ALL(${except}::uuid[])
      AND NOT EXISTS (SELECT 1 FROM payment_debt d WHERE d.player_id = w.player_id AND d.owed > 0)
      AND NOT EXISTS (SELECT 1 FROM payout_account o WHERE o.way = a.way AND o.fingerprint = a.fingerprint AND o.player_id <> w.player_id)
      AND NOT EXISTS (SELECT 1 FROM payment_incident i JOIN payment m ON m.id = i.payment_id WHERE m.player_id = w.player_id AND i.closed_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM payment_incident i JOIN withdrawal o ON o.id = i.withdrawal_id WHERE o.player_id = w.player_id AND i.closed_at IS NULL)
    ORDER BY w.requested_at, w.id LIMIT ${AT_ONCE}::integer`.execute(database.kysely)
  return rows.map(({ id }) => id)
}

/** A step by the rule; thrown where it is refused, so that nothing of the approval is kept. */
const advanceByRule = async (transaction: Transaction<Schema>, id: string, kind: 'TAKEN' | 'APPROVED'): Promise<void> => {
  const done = await advance(transaction, id, { kind, source: 'RULE' })
  if (!done.ok) throw new Error(`withdrawal ${id} cannot be ${kind} by the rule: ${done.error}`)
}

/** Approves a withdrawal; false where its player cancelled it, or a person takes it, at this moment. */
const approveOne = ({ database }: Pick<PayoutServices, 'database'>, id: string): Promise<boolean> =>
  retried(() =>
    database.kysely.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('withdrawal')
        .select('state')
        .where('id', '=', id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (row?.state !== 'REQUESTED') return false
      await advanceByRule(transaction, id, 'TAKEN')
      await advanceByRule(transaction, id, 'APPROVED')
      return true
    }),
  )

/** Approves a withdrawal; one that fails is put off, for a person to approve meanwhile. */
const approveOrPutOff = async (services: PayoutServices, id: string, putOff: PutOff, now: number): Promise<boolean> => {
  try {
    return await approveOne(services, id)
  } catch (err) {
    putOff.set(id, now + PUT_OFF_SECONDS * 1_000)
    // Put off all the same: a statement that takes too long looks like a database that is away.
    if (isDatabaseAway(err)) throw err
    services.log.error({ err, withdrawal: id }, 'a withdrawal could not be approved by rule; trying again later')
    return false
  }
}

const forgetOver = (putOff: PutOff, now: number): void => {
  for (const [id, until] of putOff) if (until <= now) putOff.delete(id)
}

/**
 * Approves by the operator's rule what it allows; nothing while the rule is off. One that fails keeps none of the others: it is left
 * out until the time in `putOff`. Answers whether it approved any. `now` is Unix milliseconds.
 */
export const approveByRule = async (services: PayoutServices, putOff: PutOff = new Map(), now: number = Date.now()): Promise<boolean> => {
  forgetOver(putOff, now)
  let isAny = false
  for (const id of await eligible(services, [...putOff.keys()])) {
    if (!(await approveOrPutOff(services, id, putOff, now))) continue
    isAny = true
    services.wakeOutbox()
    services.wakeMailer()
  }
  return isAny
}
