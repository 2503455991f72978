import { sql } from 'kysely'
import { minor, formatMinor } from '@lagoon/contract/money/money'
import { paymentReferenceSchema, paymentSumSchema } from '@lagoon/contract/wallet/wallet.rules'
import type { Payment, PaymentSearch } from '../../../graphql/resolvers.generated.ts'
import { checkInput } from '../../../kernel/checkInput.ts'
import { isUuid } from '../../../kernel/uuid.ts'
import type { Services } from '../../../services.ts'
import { throttle } from '../../throttle.ts'
import { paymentView } from './paymentView.ts'

const MOST_FOUND = 10

/**
 * Payments of the player by what they remember, newest first. A day counts with the one before and after: a bank's statement, and a
 * clock elsewhere, may name another one. Refuses by the rules of the form, field by field, and with 429 TOO_MANY_REQUESTS.
 */
export const findPayments = async (services: Services, playerId: string, { reference, price, day }: PaymentSearch): Promise<Payment[]> => {
  const { kysely } = services.database
  let query = kysely.selectFrom('payment').selectAll().where('player_id', '=', playerId)
  if (reference !== null && reference !== undefined) {
    const { reference: text } = checkInput(paymentReferenceSchema, { reference })
    query = query.where((where) =>
      where.or([
        ...(isUuid(text) ? [where('id', '=', text)] : []),
        where('reference', '=', text),
        where(
          'id',
          'in',
          where
            .selectFrom('payment_event')
            .select('payment_id')
            .where('transaction_id', '=', text)
            .where(sql<boolean>`transaction_id <> ''`),
        ),
      ]),
    )
  } else {
    // Written as the form has it, so that one rule holds; what is no amount there is none here.
    const typed =
      price && /^\d{1,17}$/.test(price.minor) ? formatMinor(minor(price.minor), 'always').replaceAll(',', '') : (price?.minor ?? '')
    const sum = checkInput(paymentSumSchema, { amount: typed, currency: price?.currency ?? 'USD', day: day ?? '' })
    query = query
      .where('price_minor', '=', sum.amount)
      .where('currency', '=', sum.currency)
      .where(sql<boolean>`created_at >= ${sum.day}::date - 1 AND created_at < ${sum.day}::date + 2`)
  }
  await throttle(services, 'findPayments', playerId)
  const rows = await query.orderBy('created_at', 'desc').limit(MOST_FOUND).execute()
  return Promise.all(rows.map((row) => paymentView(kysely, row)))
}
