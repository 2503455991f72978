import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { StoredCard } from '../protocol.ts'
import type { PaymentRow } from './rows.ts'

/** Keeps a card that the provider stores for the player; answers our id of it. One that was removed stays removed. */
export const keepCard = async (
  transaction: Transaction<Schema>,
  { player_id, party }: Pick<PaymentRow, 'player_id' | 'party'>,
  { token, brand, lastFour, expiry }: StoredCard,
): Promise<string> => {
  const { id } = await transaction
    .insertInto('stored_card')
    .values({ player_id, party, token, brand, last_four: lastFour, expiry })
    .onConflict((conflict) => conflict.constraint('stored_card_once').doUpdateSet({ brand, last_four: lastFour, expiry }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
