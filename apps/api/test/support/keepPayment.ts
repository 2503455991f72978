import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'

/** A payment of a player as the database keeps it, at a provider that nobody asks; `more` says what is another one. Answers its id. */
export const keepPayment = async (
  database: Kysely<Schema>,
  playerId: string,
  party = 'nobody',
  more: Partial<Insertable<Schema['payment']>> = {},
): Promise<string> => {
  const id = randomUUID()
  const reference = `r-${id}`
  await database
    .insertInto('payment')
    .values({
      ...{ id, player_id: playerId, intent: id, party, method: 'Harbor', title: 'Harbor chest', currency: 'USD', reference },
      ...{ price_minor: 1_999n, list_minor: 1_999n, discount_minor: 0n, fee_minor: 0n },
      tokens: JSON.stringify([
        { kind: 'GAME', minor: '500000' },
        { kind: 'SWEEP', minor: '2000' },
      ]),
      state: 'SENT',
      ends_at: new Date(Date.now() + 900_000),
      ...more,
    })
    .execute()
  return more.id ?? id
}

/** A card that a provider keeps for a player; answers our id of it. */
export const keepStoredCard = async (database: Kysely<Schema>, playerId: string, party = 'nobody', token = 'a-token'): Promise<string> => {
  const card = { player_id: playerId, party, token, brand: 'Visa', last_four: '4242', expiry: '04/29' }
  return (await database.insertInto('stored_card').values(card).returning('id').executeTakeFirstOrThrow()).id
}
