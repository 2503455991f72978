import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { postTogether, type Leg } from '../../ledger/post.ts'
import { keptTokens } from '../kept.ts'
import { phaseOf } from '../machine/phase.ts'
import type { Standing } from '../machine/standing.ts'
import { releaseClaims, keepClaims } from './claims.ts'
import { noteOverOwnLimit } from './ownLimit.ts'
import { takeBack } from './reversal.ts'
import type { PaymentRow } from './rows.ts'

/** What of a payment is booked by now. */
interface Booked {
  readonly isSettled: boolean
  /** What was taken back of its price, minor units, and how often that changed. */
  readonly reversed: bigint
  readonly reversals: number
}

const credit = async (transaction: Transaction<Schema>, { id, player_id: playerId, party, tokens }: PaymentRow): Promise<void> => {
  const legs = keptTokens(tokens).flatMap(({ kind, minor }): Leg[] => [
    { account: { owner: 'PLAYER', playerId }, kind, minor },
    { account: { owner: 'PAYMENTS', party }, kind, minor: -minor },
  ])
  const posted = await postTogether(transaction, { scope: `payments:${party}`, key: id, type: 'PURCHASE', playerId, legs })
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
    await keepClaims(transaction, payment)
    if (phaseOf[payment.state] === 'OVER') await noteOverOwnLimit(transaction, payment)
  }
  if (!standing.isPaid && phaseOf[standing.word] === 'OVER' && phaseOf[payment.state] !== 'OVER')
    await releaseClaims(transaction, payment.id)
  const { reversed } = standing
  const isSettled = isFirst || payment.settled_at !== null
  const { reversals } = payment
  if (reversed === payment.reversed_minor && !isFirst) return { isSettled, reversed, reversals }
  // What was never credited owes nothing that could be given back.
  if (!standing.isPaid || (isFirst && reversed === 0n)) return { isSettled, reversed, reversals }
  return { isSettled, reversed, reversals: await takeBack(transaction, payment, reversed) }
}
