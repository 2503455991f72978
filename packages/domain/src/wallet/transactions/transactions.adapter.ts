import type { ResultOf } from '../../client/operation.ts'
import { toAmount, toPrice } from '../money.adapter.ts'
import type { Conversion, TransactionRow } from './transactions.state.ts'

type WireTransaction = ResultOf<'Transactions'>['transactions']['nodes'][number]

export const toConversion = ({ rate, ...conversion }: NonNullable<WireTransaction['conversion']>): Conversion => ({
  ...conversion,
  rate: toPrice(rate),
})

export const toTransaction = (line: WireTransaction): TransactionRow => {
  const {
    paymentId,
    withdrawalId,
    title,
    paymentMethod,
    bonusType,
    recipient,
    convertedAmount,
    conversion,
    platformFee,
    tokens,
    extras,
    ...row
  } = line
  return {
    ...row,
    tokens: toAmount(tokens),
    extras: extras.map(toAmount),
    ...(paymentId === null ? {} : { paymentId }),
    ...(withdrawalId === null ? {} : { withdrawalId }),
    ...(title === null ? {} : { title }),
    ...(paymentMethod === null ? {} : { paymentMethod }),
    ...(bonusType === null ? {} : { bonusType }),
    ...(recipient === null ? {} : { recipient }),
    ...(convertedAmount === null ? {} : { convertedAmount: toPrice(convertedAmount) }),
    ...(conversion === null ? {} : { conversion: toConversion(conversion) }),
    ...(platformFee === null ? {} : { platformFee: toPrice(platformFee) }),
  }
}
