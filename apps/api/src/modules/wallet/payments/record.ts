import type { PaymentRecord } from '../../../graphql/resolvers.generated.ts'
import type { Services } from '../../../services.ts'
import { conversionOf } from './conversion.ts'
import { ownRow } from './payments.ts'
import { paymentView } from './paymentView.ts'

/** All that is known of a payment of the player. Refuses with 400 TRANSACTION_NOT_FOUND. */
export const paymentRecordOf = async (services: Services, playerId: string, id: string): Promise<PaymentRecord> => {
  const row = await ownRow(services, playerId, id)
  const { kysely } = services.database
  const debts = await kysely
    .selectFrom('payment_debt')
    .select(['kind', 'taken', 'owed'])
    .where('payment_id', '=', row.id)
    .orderBy('kind')
    .execute()
  const price = (minor: bigint) => ({ currency: row.currency, minor: String(minor) })
  const amounts = (of: 'taken' | 'owed') => debts.flatMap((debt) => (debt[of] > 0n ? [{ kind: debt.kind, amount: String(debt[of]) }] : []))
  return {
    payment: await paymentView(kysely, row),
    reference: row.reference,
    listPrice: price(row.list_minor),
    discount: row.discount_minor > 0n ? price(row.discount_minor) : null,
    conversion: conversionOf(row),
    takenBack: amounts('taken'),
    owed: amounts('owed'),
    hasReceipt: row.settled_at !== null,
  }
}
