import type { Selectable, Transaction } from 'kysely'
import { minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { Schema } from '../../db/schema.ts'
import type { WithdrawalFact } from '../machine/standing.ts'

/** A withdrawal as it is kept. */
export type WithdrawalRow = Selectable<Schema['withdrawal']>
export type AttemptRow = Selectable<Schema['payout_attempt']>
/** An account that a player may be paid out to. */
export type PayoutAccountRow = Selectable<Schema['payout_account']>
type EventRow = Selectable<Schema['withdrawal_event']>

/** The withdrawal, locked until the end of the transaction; undefined where there is none. */
export const lockWithdrawal = (transaction: Transaction<Schema>, id: string): Promise<WithdrawalRow | undefined> =>
  transaction.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const factOf = (event: Pick<EventRow, 'kind' | 'source' | 'actor' | 'attempt_id' | 'subject' | 'reason'>): WithdrawalFact => ({
  kind: event.kind,
  source: event.source,
  actor: event.actor,
  attemptId: event.attempt_id,
  subject: event.subject,
  reason: event.reason,
})

/** Everything that was ever said of a withdrawal, in the order in which it came. */
export const factsOf = async (transaction: Transaction<Schema>, withdrawalId: string): Promise<readonly WithdrawalFact[]> => {
  const events = await transaction
    .selectFrom('withdrawal_event')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('id')
    .execute()
  return events.map(factOf)
}

/** What is to arrive: the fee is taken off. */
export const receivesOf = ({ currency, receives_minor }: Pick<WithdrawalRow, 'currency' | 'receives_minor'>): Price => ({
  currency,
  minor: minor(receives_minor),
})

/** The tokens of a withdrawal by where they go: to the provider that pays, and to the operator as the fee. */
export const sharesOf = (
  row: Pick<WithdrawalRow, 'amount' | 'fee_minor' | 'gross_minor'>,
): { readonly paid: bigint; readonly fee: bigint } => {
  const fee = (row.amount * row.fee_minor) / row.gross_minor
  return { paid: row.amount - fee, fee }
}
