import type { TransactionState } from '@lagoon/contract/wallet/enums'
import { withdrawalStates, type WithdrawalState } from '@lagoon/contract/withdrawal/enums'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { TransactionFilter } from '../../../graphql/resolvers.generated.ts'
import { isUuid } from '../../../kernel/uuid.ts'
import { conversionOf } from '../payments/conversion.ts'
import { liesBehind, momentOf, type Source } from './lines.ts'

/** How a withdrawal stands among the transactions. */
const statusOf: Readonly<Record<WithdrawalState, TransactionState>> = {
  REQUESTED: 'PENDING',
  IN_REVIEW: 'PENDING',
  APPROVED: 'PENDING',
  SENDING: 'PENDING',
  SENT: 'PENDING',
  PAID: 'COMPLETED',
  REFUSED: 'FAILED',
  FAILED: 'FAILED',
  RETURNED: 'REVERSED',
  CANCELLED: 'CANCELLED',
}

const isWanted = ({ type }: TransactionFilter): boolean => (type ?? 'WITHDRAWAL') === 'WITHDRAWAL'

/** Withdrawals in every status: one that ended early has no move of the ledger but those of its hold. */
export const withdrawalsIn = (database: Kysely<Schema>): Source => ({
  name: 'WITHDRAWALS',
  isId: isUuid,
  lines: async ({ playerId, filter, since, limit }, behind) => {
    if (!isWanted(filter)) return []
    let withdrawals = database
      .selectFrom('withdrawal')
      .select(['id', 'state', 'amount', 'currency', 'fee_minor', 'receives_minor', 'destination_label', 'crypto', 'since', 'requested_at'])
      .select(momentOf('requested_at').as('moment'))
      .where('player_id', '=', playerId)
    const { status } = filter
    if (status)
      withdrawals = withdrawals.where(
        'state',
        'in',
        withdrawalStates.filter((state) => statusOf[state] === status),
      )
    if (behind !== undefined) withdrawals = withdrawals.where(liesBehind('requested_at', 'id', 'uuid', behind))
    if (since !== undefined) withdrawals = withdrawals.where('requested_at', '>=', since)
    const rows = await withdrawals.orderBy('requested_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    return rows.map((row) => {
      const { id, currency, crypto, receives_minor: receives } = row
      const converted = crypto && { code: crypto.code, amount: crypto.amount, at: row.since.toISOString() }
      return {
        moment: row.moment,
        id,
        transaction: {
          id,
          type: 'WITHDRAWAL',
          direction: 'DEBIT',
          at: row.requested_at.toISOString(),
          tokens: { kind: 'PRIZE', amount: String(row.amount) },
          extras: [],
          paymentId: null,
          withdrawalId: id,
          title: null,
          paymentMethod: row.destination_label,
          bonusType: null,
          recipient: null,
          convertedAmount: { currency, minor: String(receives) },
          conversion: conversionOf({ converted, currency, price_minor: receives }),
          platformFee: row.fee_minor > 0n ? { currency, minor: String(row.fee_minor) } : null,
          status: statusOf[row.state],
        },
      }
    })
  },
})
