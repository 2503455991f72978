import { reasonOf } from '../../../kernel/reasonOf.ts'
import { isUuid } from '../../../kernel/uuid.ts'
import { sql } from 'kysely'
import type { Payment } from '../../../graphql/resolvers.generated.ts'
import { databaseNow, secondsFromNow } from '../../../kernel/databaseTime.ts'
import { askAndRecord } from '../../../payments/engine/ask.ts'
import type { PaymentRow } from '../../../payments/engine/rows.ts'
import { ANSWER_WITHIN_MS } from '../../../payments/engine/start.ts'
import { phaseOf, wordsOf } from '../../../payments/machine/phase.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { throttle } from '../../throttle.ts'
import { paymentView } from './paymentView.ts'

/** The player's payment; another player's is answered as one that never was. */
export const ownRow = async ({ database }: Services, playerId: string, id: string): Promise<PaymentRow> => {
  const row = isUuid(id)
    ? await database.kysely.selectFrom('payment').selectAll().where('id', '=', id).where('player_id', '=', playerId).executeTakeFirst()
    : undefined
  if (!row) throw new Problem(400, 'TRANSACTION_NOT_FOUND', `Transaction not found: ${id.slice(0, 64)}`)
  return row
}

/** How a payment of the player stands. */
export const paymentOf = async (services: Services, playerId: string, id: string): Promise<Payment> =>
  paymentView(services.database.kysely, await ownRow(services, playerId, id))

/** The newest payment of the player that is neither paid nor over, and known to its provider. */
export const openPaymentOf = async ({ database }: Services, playerId: string): Promise<Payment | null> => {
  const row = await database.kysely
    .selectFrom('payment')
    .selectAll()
    .where('player_id', '=', playerId)
    .where(
      'state',
      'in',
      wordsOf('OPEN', 'REVIEW').filter((word) => word !== 'CREATED'),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? paymentView(database.kysely, row) : null
}

/** So long after somebody began to ask the provider for a payment nobody else does. */
const CHECK_SECONDS = 2

/** Takes the right to ask for a payment now; false where it was asked for a moment ago. */
const takeCheck = async ({ database }: Services, id: string): Promise<boolean> => {
  const taken = await database.kysely
    .updateTable('payment')
    .set({ polled_at: databaseNow, next_poll_at: sql`greatest(next_poll_at, ${secondsFromNow(ANSWER_WITHIN_MS / 1_000)})` })
    .where('id', '=', id)
    .where((where) => where.or([where('polled_at', 'is', null), where('polled_at', '<', secondsFromNow(-CHECK_SECONDS))]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Asks the provider now, unless it was asked a moment ago; answers how the payment stands then. */
export const checkPayment = async (services: Services, playerId: string, id: string): Promise<Payment> => {
  await throttle(services, 'checkPayment', playerId)
  const row = await ownRow(services, playerId, id)
  if (phaseOf[row.state] !== 'PAID' && (await takeCheck(services, id))) {
    try {
      await askAndRecord(services, row)
    } catch (error) {
      // Nothing is known then; the worker asks on.
      services.log.warn({ payment: id, reason: reasonOf(error) }, 'a check of a payment had no answer')
    }
  }
  return paymentOf(services, playerId, id)
}
