import { sql, type Kysely } from 'kysely'
import { transactionStates, type TransactionState } from '@lagoon/contract/wallet/enums'
import type { Schema } from '../../../db/schema.ts'
import type { TransactionFilter } from '../../../graphql/resolvers.generated.ts'
import { isUuid } from '../../../kernel/uuid.ts'
import { keptTokens } from '../../../payments/kept.ts'
import { conversionOf } from '../payments/conversion.ts'
import { liesBehind, momentOf, type Source } from './lines.ts'

/** How a payment stands among the transactions, as the index has it (0102). */
const status = sql<TransactionState>`payment_status(state)`

const isWanted = ({ type }: TransactionFilter): boolean => (type ?? 'PURCHASE') === 'PURCHASE'

/** Purchases in every status, from the payments: one that brings nothing has no move of the ledger. */
export const purchasesIn = (database: Kysely<Schema>): Source => ({
  name: 'PURCHASES',
  isId: isUuid,
  lines: async ({ playerId, filter, since, limit }, behind) => {
    if (!isWanted(filter)) return []
    let payments = database
      .selectFrom('payment')
      .select(['id', 'title', 'method', 'currency', 'price_minor', 'fee_minor', 'tokens', 'converted', 'created_at'])
      .select([momentOf('created_at').as('moment'), status.as('status')])
      .where('player_id', '=', playerId)
    if (filter.status) payments = payments.where(sql<boolean>`${status} = ${filter.status}`)
    if (behind !== undefined) payments = payments.where(liesBehind('created_at', 'id', 'uuid', behind))
    if (since !== undefined) payments = payments.where('created_at', '>=', since)
    const rows = await payments.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    return rows.map((row) => {
      const [bought, ...extras] = keptTokens(row.tokens).map(({ kind, minor }) => ({ kind, amount: String(minor) }))
      const known = transactionStates.find((state) => state === row.status)
      if (bought === undefined || known === undefined) throw new Error(`payment ${row.id} brings nothing, or stands nowhere`)
      return {
        moment: row.moment,
        id: row.id,
        transaction: {
          id: row.id,
          type: 'PURCHASE',
          direction: 'CREDIT',
          at: row.created_at.toISOString(),
          tokens: bought,
          extras,
          paymentId: row.id,
          withdrawalId: null,
          title: row.title,
          paymentMethod: row.method,
          bonusType: null,
          recipient: null,
          convertedAmount: { currency: row.currency, minor: String(row.price_minor) },
          conversion: conversionOf(row),
          platformFee: row.fee_minor > 0n ? { currency: row.currency, minor: String(row.fee_minor) } : null,
          status: known,
        },
      }
    })
  },
})
