import { isUuid } from '../../kernel/uuid.ts'
import { retried } from '../../kernel/retry.ts'
import { advance } from '../../payouts/engine/advance.ts'
import type { Services } from '../../services.ts'
import { inReview, withdrawalNotFound } from './refusals.ts'

/**
 * Takes a withdrawal back, until its review starts; once it is cancelled, doing so again changes nothing. The row's lock decides between
 * the player and a reviewer.
 * @throws {Problem} 404 WITHDRAWAL_NOT_FOUND; 409 WITHDRAWAL_IN_REVIEW
 */
export const cancelWithdrawal = async (services: Services, playerId: string, id: string): Promise<void> => {
  if (!isUuid(id)) throw withdrawalNotFound()
  await retried(() =>
    services.database.kysely.transaction().execute(async (transaction) => {
      const own = await transaction
        .selectFrom('withdrawal')
        .select('id')
        .where('id', '=', id)
        .where('player_id', '=', playerId)
        .executeTakeFirst()
      if (!own) throw withdrawalNotFound()
      const cancelled = await advance(transaction, id, { kind: 'CANCELLED', source: 'PLAYER' })
      if (!cancelled.ok) throw cancelled.error === 'NOT_NOW' ? inReview() : withdrawalNotFound()
    }),
  )
  services.wakeOutbox()
  services.wakeMailer()
}
