import type { PaymentFacts } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import type { Fact } from '../../patterns/FactList/FactList.tsx'
import { Price } from '../../patterns/Price/Price.tsx'
import { dateFormat } from '../../words/dateFormat.ts'

const dayFormat = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The lines of a receipt that every outcome of a payment shows. */
export const paymentLines = ({ item, price, method, startedAt, coupon, platformFee }: PaymentFacts): readonly Fact[] => [
  { term: 'Package', value: item },
  { term: 'Paid with', value: method },
  { term: 'Date', value: dayFormat.format(new Date(startedAt)) },
  ...(coupon === undefined ? [] : [{ term: 'Coupon', value: coupon }]),
  ...(platformFee === undefined ? [] : [{ term: 'Including platform fee', value: <Price {...platformFee} /> }]),
  { term: 'Price', value: <Price {...price} size="lead" showCode />, isTotal: true },
]

/** The id that support asks for. */
export const paymentReference = ({ paymentId }: Pick<PaymentFacts, 'paymentId'>) => ({ label: 'Payment ID', value: paymentId })
