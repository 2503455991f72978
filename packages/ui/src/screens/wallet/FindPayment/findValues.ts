import type { Minor } from '@lagoon/contract/money/money'
import type { Currency } from '@lagoon/contract/money/price'
import type { PaymentMemory } from '@lagoon/domain/wallet/payments/findPayment.state'
import { amountText } from '../../../patterns/AmountField/amountText.ts'

export interface SumValues {
  amount: string
  currency: Currency
  day: string
}
export interface Sum {
  amount: Minor
  currency: Currency
  day: string
}
export interface ReferenceValues {
  reference: string
}

/** What the form by amount and day begins with: what was asked for last, or nothing. */
export const sumValuesOf = (last: PaymentMemory | undefined): SumValues =>
  last?.by === 'sum'
    ? { amount: amountText(last.amount), currency: last.currency, day: last.day }
    : { amount: '', currency: 'USD', day: '' }

/** What the form by ID begins with: what was asked for last, or nothing. */
export const referenceValuesOf = (last: PaymentMemory | undefined): ReferenceValues => ({
  reference: last?.by === 'reference' ? last.reference : '',
})
