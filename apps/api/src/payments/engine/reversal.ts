import { sql, type Transaction } from 'kysely'
import { leastOf } from '@lagoon/contract/money/extremes'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../../db/schema.ts'
import { post, type Leg } from '../../ledger/post.ts'
import { keptTokens } from '../kept.ts'
import type { PaymentRow } from './rows.ts'

/** The balances of a player, with the wallet locked until the end of the transaction. */
const lockedBalances = async (transaction: Transaction<Schema>, playerId: string): Promise<ReadonlyMap<TokenKind, bigint>> => {
  await sql`SELECT lock_wallet(${playerId}::uuid)`.execute(transaction)
  const rows = await transaction
    .selectFrom('account')
    .select(['kind', 'balance'])
    .where('player_id', '=', playerId)
    .where('owner', '=', 'PLAYER')
    .execute()
  return new Map(rows.map(({ kind, balance }) => [kind as TokenKind, balance ?? 0n]))
}

interface Debt {
  readonly taken: bigint
  readonly owed: bigint
}

/** What is taken and owed of one kind of token once `due` of it is to be back, with so much in the balance. */
export const nextDebt = ({ taken, owed }: Debt, due: bigint, balance: bigint): Debt => {
  const more = due - taken - owed
  if (more >= 0n) {
    const take = leastOf(more, balance)
    return { taken: taken + take, owed: owed + more - take }
  }
  const forgiven = leastOf(-more, owed)
  return { taken: taken + more + forgiven, owed: owed - forgiven }
}

/**
 * Takes back the share of a payment's tokens that belongs to what was taken back of its money, minor units in all, or gives back what
 * was taken beyond it. A balance is not taken below zero: what is missing is a debt (ADR 57), and what is given back pays the debt
 * first. Answers how many such moves the payment has.
 */
export const takeBack = async (transaction: Transaction<Schema>, payment: PaymentRow, reversed: bigint): Promise<number> => {
  const { id, player_id: playerId, party, price_minor: price, reversals } = payment
  const known = await transaction.selectFrom('payment_debt').selectAll().where('payment_id', '=', id).execute()
  if (reversed === 0n && known.length === 0) return reversals
  const balances = await lockedBalances(transaction, playerId)
  const legs: Leg[] = []
  for (const { kind, minor } of keptTokens(payment.tokens)) {
    const before = known.find((debt) => debt.kind === kind) ?? { taken: 0n, owed: 0n }
    const after = nextDebt(before, (minor * reversed) / price, balances.get(kind) ?? 0n)
    const gives = before.taken - after.taken
    if (gives !== 0n)
      legs.push(
        { account: { owner: 'PLAYER', playerId }, kind, minor: gives },
        { account: { owner: 'PAYMENTS', party }, kind, minor: -gives },
      )
    await transaction
      .insertInto('payment_debt')
      .values({ payment_id: id, player_id: playerId, kind, ...after })
      .onConflict((conflict) => conflict.columns(['payment_id', 'kind']).doUpdateSet(after))
      .execute()
  }
  if (legs.length === 0) return reversals
  const type = reversed > payment.reversed_minor || payment.settled_at === null ? 'CHARGEBACK' : 'RETURN'
  const key = `${id}:reversal:${reversals + 1}`
  const posted = await post(transaction, { scope: `payments:${party}`, key, type, playerId, legs })
  if (!posted.ok) throw new Error(`the ledger refused to take back tokens of payment ${id}: ${posted.error.code}`)
  return reversals + 1
}
