import type { Kysely } from 'kysely'
import type { Schema } from '../../../src/db/schema.ts'
import { grant } from '../../../src/ledger/grant.ts'
import { post } from '../../../src/ledger/post.ts'
import { balancesOf } from '../../../src/ledger/balances.ts'
import { bookTip } from '../../../src/modules/wallet/tip.ts'
import { record } from '../../../src/payments/engine/record.ts'
import { keepPayment } from '../keepPayment.ts'
import { GAME } from '../players.ts'
import type { Corruption } from './corruption.ts'

export const walletCorruptions: readonly Corruption[] = [
  {
    rule: 'a tip equals its move',
    what: 'a tip says that it was more',
    how: [`UPDATE tip SET amount = amount + 1`],
  },
  {
    rule: 'a tip equals its move',
    what: 'a tip is deleted',
    how: [`DELETE FROM tip`],
  },
  {
    rule: 'a purchase equals its payment',
    what: 'a payment is said to be settled without its tokens',
    how: [`UPDATE payment SET state = 'SUCCEEDED', settled_at = now() WHERE state = 'SENT'`],
  },
  {
    rule: 'a purchase equals its payment',
    what: 'a payment says that it brought more',
    how: [`UPDATE payment SET tokens = '[{"kind":"GAME","minor":"500001"}]' WHERE settled_at IS NOT NULL`],
  },
  {
    rule: 'a purchase equals its payment',
    what: 'tokens are booked for a payment that nobody has',
    how: [`UPDATE ledger_tx SET key = 'nobodys' WHERE id = (SELECT max(id) FROM ledger_tx WHERE type = 'PURCHASE')`],
  },
  {
    rule: 'what was taken back of a payment is taken or owed',
    what: 'a debt is forgotten',
    how: [`UPDATE payment_debt SET owed = owed - 1 WHERE owed > 0`],
  },
  {
    rule: 'what was taken back of a payment is taken or owed',
    what: 'more is said to be taken than was',
    how: [`UPDATE payment_debt SET taken = taken + 1, owed = owed - 1 WHERE owed > 0`],
  },
]

/** A tip to the dealer of a table. */
export const tipDealer = async (database: Kysely<Schema>, playerId: string): Promise<void> => {
  const tip = { playerId, intentKey: 'tip', gameId: GAME, dealer: 'Ines Caldeira', amount: 200n }
  const tipped = await database.transaction().execute((transaction) => bookTip(transaction, tip))
  if (!tipped.ok) throw new Error('the tip was refused')
}

/** A payment that is open, and one that was paid, half played away and taken back. */
export const payAndTakeBack = async (database: Kysely<Schema>, playerId: string): Promise<void> => {
  await keepPayment(database, playerId)
  const paid = await keepPayment(database, playerId)
  const say = (word: 'SUCCEEDED' | 'REVERSED') =>
    database
      .transaction()
      .execute((transaction) => record(transaction, paid, { word, source: 'WEBHOOK', transactionId: paid, at: new Date(), raw: '' }))
  await say('SUCCEEDED')
  const balances = await balancesOf(database, playerId)
  const legs = [
    { account: { owner: 'PLAYER' as const, playerId }, kind: 'GAME' as const, minor: 200_000n - balances.tokens.GAME },
    { account: { owner: 'OPERATOR' as const }, kind: 'GAME' as const, minor: balances.tokens.GAME - 200_000n },
  ]
  await post(database, { scope: `player:${playerId}`, key: 'played', type: 'EXPIRY', playerId, legs })
  await say('REVERSED')
  await grant(database, { playerId, kind: 'GAME', minor: 10_000n, key: 'after' })
}
