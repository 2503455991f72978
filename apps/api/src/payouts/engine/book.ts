import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { databaseNow } from '../../kernel/databaseTime.ts'
import { capture, release } from '../../ledger/holds.ts'
import { post, type Leg } from '../../ledger/post.ts'
import type { LedgerResult } from '../../ledger/refusals.ts'
import { isOver } from '../machine/phase.ts'
import type { Standing } from '../machine/standing.ts'
import { sharesOf, type WithdrawalRow } from './rows.ts'

/** What of a withdrawal's row is another one by what was booked. */
export interface Booked {
  readonly settled_at?: typeof databaseNow
  readonly given_back?: bigint
}

const KIND = 'PRIZE'
const scopeOf = ({ party }: WithdrawalRow) => `payments:${party}` as const

const done = async (what: string, { id }: WithdrawalRow, move: Promise<LedgerResult<unknown>>): Promise<void> => {
  const booked = await move
  if (!booked.ok) throw new Error(`the ledger refused ${what} of withdrawal ${id}: ${booked.error.code}`)
}

/** Out to the provider that paid, and the fee to the operator. */
const payOut = async (transaction: Transaction<Schema>, row: WithdrawalRow, attemptId: string): Promise<void> => {
  const { paid, fee } = sharesOf(row)
  const to = [
    { account: { owner: 'PAYMENTS', party: row.party } as const, kind: KIND, minor: paid } as const,
    ...(fee > 0n ? [{ account: { owner: 'OPERATOR' } as const, kind: KIND, minor: fee } as const] : []),
  ]
  const key = `${row.id}:${attemptId}`
  await done('the payout', row, capture(transaction, { scope: scopeOf(row), key, holdId: row.hold_id, to }))
}

const keepsFee = async (transaction: Transaction<Schema>, { currency }: WithdrawalRow): Promise<boolean> => {
  const terms = await transaction.selectFrom('review_terms').select('is_fee_given_back').where('currency', '=', currency).executeTakeFirst()
  return terms?.is_fee_given_back === false
}

/** Gives back what is still held; of a payout that came back without the fee, where the operator keeps it. */
const giveBackHeld = async (transaction: Transaction<Schema>, row: WithdrawalRow, { state }: Standing): Promise<bigint> => {
  const { fee } = sharesOf(row)
  const scope = scopeOf(row)
  const kept = state === 'RETURNED' && fee > 0n && (await keepsFee(transaction, row)) ? fee : 0n
  if (kept > 0n) {
    const to = [{ account: { owner: 'OPERATOR' }, kind: KIND, minor: kept }] as const
    await done('the fee', row, capture(transaction, { scope, key: `${row.id}:fee`, holdId: row.hold_id, to }))
  }
  await done('to give back', row, release(transaction, { scope, key: `${row.id}:release`, holdId: row.hold_id }))
  return row.amount - kept
}

/** Gives back what had been paid out, in a move of its own. */
const giveBackPaid = async (
  transaction: Transaction<Schema>,
  row: WithdrawalRow,
  { state }: Standing,
  returnId: string,
): Promise<bigint> => {
  const { paid, fee } = sharesOf(row)
  const feeBack = state === 'RETURNED' && (await keepsFee(transaction, row)) ? 0n : fee
  const { player_id: playerId } = row
  const legs: Leg[] = [
    { account: { owner: 'PLAYER', playerId }, kind: KIND, minor: paid + feeBack },
    { account: { owner: 'PAYMENTS', party: row.party }, kind: KIND, minor: -paid },
    ...(feeBack > 0n ? [{ account: { owner: 'OPERATOR' } as const, kind: KIND, minor: -feeBack } as const] : []),
  ]
  const key = `${row.id}:return:${returnId}`
  await done('the return', row, post(transaction, { scope: scopeOf(row), key, type: 'RETURN', playerId, legs }))
  return paid + feeBack
}

/**
 * Books what follows from how a withdrawal stands: nothing while it is under way, the payout once it is paid, what is given back once
 * it is over otherwise. The caller holds the withdrawal's lock; run again for the same standing it books nothing. `returnId` is what
 * the provider calls the return, where there is one.
 */
export const book = async (transaction: Transaction<Schema>, row: WithdrawalRow, standing: Standing, returnId: string): Promise<Booked> => {
  if (!isOver[standing.state] || row.given_back !== null) return {}
  if (standing.state === 'PAID') {
    if (row.settled_at !== null) return {}
    await payOut(transaction, row, standing.attempts.at(-1)?.id ?? '')
    return { settled_at: databaseNow }
  }
  const given_back =
    row.settled_at === null ? await giveBackHeld(transaction, row, standing) : await giveBackPaid(transaction, row, standing, returnId)
  return { given_back }
}
