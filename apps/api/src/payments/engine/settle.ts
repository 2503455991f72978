import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { databaseNow } from '../../kernel/databaseTime.ts'
import { post, type Leg } from '../../ledger/post.ts'
import { keptTokens } from '../kept.ts'
import { phaseOf } from '../machine/phase.ts'
import type { Standing } from '../machine/standing.ts'
import { paymentEnded, paymentSucceeded } from '../../modules/wallet/cashier/outcomes.ts'
import { takeBack } from './reversal.ts'
import type { PaymentRow } from './rows.ts'

/** What of a payment's row is another one by what was booked. */
type Booked = Partial<Pick<PaymentRow, 'reversed_minor' | 'reversals'>> & { readonly settled_at?: typeof databaseNow }

const credit = async (transaction: Transaction<Schema>, { id, player_id: playerId, party, tokens }: PaymentRow): Promise<void> => {
  const legs = keptTokens(tokens).flatMap(({ kind, minor }): Leg[] => [
    { account: { owner: 'PLAYER', playerId }, kind, minor },
    { account: { owner: 'PAYMENTS', party }, kind, minor: -minor },
  ])
  const posted = await post(transaction, { scope: `payments:${party}`, key: id, type: 'PURCHASE', playerId, legs })
  if (!posted.ok) throw new Error(`the ledger refused the tokens of payment ${id}: ${posted.error.code}`)
}

/**
 * Books what follows from how a payment stands: its tokens, in one move of the ledger whose key is the payment's id, and what is taken
 * back of them. The caller holds the payment's lock; run again for the same standing it books nothing.
 */
export const settle = async (transaction: Transaction<Schema>, payment: PaymentRow, standing: Standing): Promise<Booked> => {
  const isFirst = standing.isPaid && payment.settled_at === null
  if (isFirst) {
    await credit(transaction, payment)
    await paymentSucceeded(transaction, payment)
  }
  if (!standing.isPaid && phaseOf[standing.word] === 'OVER' && phaseOf[payment.state] !== 'OVER') await paymentEnded(transaction, payment)
  const settled = isFirst ? { settled_at: databaseNow } : {}
  if (standing.reversed === payment.reversed_minor && !isFirst) return settled
  // What was never credited owes nothing that could be given back.
  if (isFirst && standing.reversed === 0n) return { ...settled, reversed_minor: 0n }
  if (!standing.isPaid) return { reversed_minor: standing.reversed }
  const reversals = await takeBack(transaction, payment, standing.reversed)
  return { ...settled, reversed_minor: standing.reversed, reversals }
}
