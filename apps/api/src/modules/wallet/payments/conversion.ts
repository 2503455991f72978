import type { Conversion } from '../../../graphql/resolvers.generated.ts'
import type { PaymentRow } from '../../../payments/engine/rows.ts'

const DECIMAL = /^(\d{1,30})(?:\.(\d{1,18}))?$/

/**
 * What a payment was converted into, with the rate: minor units of the price for one whole unit, rounded to the nearest, half up. Null
 * where it was not converted, or where the provider's amount is none.
 */
export const conversionOf = ({
  converted,
  currency,
  price_minor: price,
}: Pick<PaymentRow, 'converted' | 'currency' | 'price_minor'>): Conversion | null => {
  const [, whole, decimals = ''] = DECIMAL.exec(converted?.amount ?? '') ?? []
  if (converted === null || whole === undefined) return null
  const amount = BigInt(whole + decimals)
  if (amount === 0n) return null
  const rate = (2n * price * 10n ** BigInt(decimals.length) + amount) / (2n * amount)
  return { code: converted.code, amount: converted.amount, rate: { currency, minor: String(rate) }, at: converted.at }
}
