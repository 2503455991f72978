import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { PayoutAccount } from '../../../graphql/resolvers.generated.ts'
import { isUuid } from '../../../kernel/uuid.ts'
import type { PayoutAccountRow } from '../../../payouts/engine/rows.ts'
import { Problem } from '../../../problem.ts'

/** The accounts that a player may be paid out to, the newest first. */
export const accountsOf = (database: Kysely<Schema>, playerId: string): Promise<PayoutAccountRow[]> =>
  database
    .selectFrom('payout_account')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const accountNotFound = (): Problem => new Problem(404, 'ACCOUNT_NOT_FOUND', 'We can’t find this account. Choose another one.')

/**
 * One of them. Another player's is answered as one that never was.
 * @throws {Problem} 404 ACCOUNT_NOT_FOUND
 */
export const ownAccount = async (database: Kysely<Schema>, playerId: string, id: string): Promise<PayoutAccountRow> => {
  const row = isUuid(id)
    ? await database
        .selectFrom('payout_account')
        .selectAll()
        .where('id', '=', id)
        .where('player_id', '=', playerId)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!row) throw accountNotFound()
  return row
}

/** An account as its player is shown it: of a bank account or a card nothing but what the label says. */
export const shownAccount = ({ id, way, label, destination, created_at, usable_from }: PayoutAccountRow): PayoutAccount => {
  const crypto = destination.kind === 'CRYPTO' ? destination : null
  return {
    id,
    way: way satisfies PayoutWay,
    label,
    network: crypto?.network ?? null,
    currency: crypto?.currency ?? null,
    address: crypto?.address ?? null,
    createdAt: created_at.toISOString(),
    usableFrom: usable_from.toISOString(),
  }
}
