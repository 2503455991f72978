import type { Amount } from '@lagoon/contract/money/money'
import type { PaymentRecordView } from '@lagoon/domain/wallet/payments/paymentRecord.state'
import type { NoticeProps } from '../../../kit/Notice/Notice.tsx'
import type { Fact } from '../../../patterns/FactList/FactList.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { Price } from '../../../patterns/Price/Price.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { tokenNames, type TokenName } from '../../../patterns/TokenIcon/tokenKinds.ts'
import { dateFormat } from '../../../words/dateFormat.ts'
import { failureWords } from '../failureWords.ts'

const moment = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

interface Standing {
  readonly tone: NonNullable<NoticeProps['tone']>
  readonly title: string
  readonly words: string
}

export type KnownPayment = Extract<PaymentRecordView, { record: unknown }>

/** How a payment stands, in a sentence or two. */
export const standingWords = (view: KnownPayment): Standing => {
  switch (view.state) {
    case 'paid':
      return {
        tone: 'success',
        title: 'Your tokens are here',
        words: 'This payment is complete, and its tokens were added to your balance.',
      }
    case 'pending':
      return view.isUnpaid
        ? {
            tone: 'info',
            title: 'Finish your payment',
            words: 'There’s still something for you to do. Your tokens will be added as soon as the payment is confirmed.',
          }
        : {
            tone: 'info',
            title: 'Your payment is processing',
            words:
              'We’re waiting for your bank or the payment provider. You don’t need to stay: your tokens will be added as soon as it’s confirmed.',
          }
    case 'notPaid':
      return { tone: 'danger', ...failureWords[view.reason] }
    case 'takenBack': {
      const { reversed, price, owed } = view.record
      const isWhole = reversed?.minor === price.minor
      const sum = reversed ? formatPrice(reversed.minor, reversed.currency) : 'the money'
      return {
        tone: 'warning',
        title: isWhole ? 'This payment was reversed' : 'Part of this payment was reversed',
        words: `Your bank reversed ${isWhole ? 'this payment' : 'part of this payment'} and returned ${sum}, so we removed ${isWhole ? 'its tokens' : 'the tokens it paid for'}.${owed.length > 0 ? ' You’d already used some of them and owe those.' : ''}`,
      }
    }
  }
}

/** `sign`: what a balance gained or lost; 0 for an amount that did not move. */
const amounts = (terms: (name: TokenName) => string, tokens: readonly Amount[], sign: 1n | 0n | -1n): readonly Fact[] =>
  tokens.map(({ kind, minor }) => ({
    term: terms(tokenNames[kind]),
    value: <TokenAmount kind={kind} minor={sign === 0n ? minor : minor * sign} sign={sign !== 0n} />,
  }))

/** The tokens of a payment: added once it was paid, to come while it may be; of one that was not, none. */
const tokenLines = ({ state, record }: KnownPayment): readonly Fact[] => {
  switch (state) {
    case 'paid':
    case 'takenBack':
      return amounts(({ label }) => label, record.received, 1n)
    case 'pending':
      return amounts(({ many }) => `You’ll receive: ${many}`, record.received, 0n)
    case 'notPaid':
      return []
  }
}

/** The lines of a payment: what was paid and how, what it brought, and what of it went back. */
export const recordLines = (view: KnownPayment): readonly Fact[] => {
  const { record } = view
  const { listPrice, discount, coupon, platformFee, price, conversion, reversed, takenBack, owed } = record
  return [
    { term: 'Started', value: moment.format(new Date(record.startedAt)) },
    { term: 'Paid with', value: record.method },
    ...tokenLines(view),
    { term: 'Price', value: <Price {...listPrice} /> },
    ...(discount === undefined
      ? []
      : [
          {
            term: coupon === undefined ? 'Discount' : `Discount, coupon ${coupon}`,
            value: `−${formatPrice(discount.minor, discount.currency)}`,
          },
        ]),
    ...(platformFee === undefined ? [] : [{ term: 'Platform fee', value: <Price {...platformFee} /> }]),
    { term: 'Total', value: <Price {...price} showCode />, isTotal: true },
    ...(conversion === undefined
      ? []
      : [
          { term: 'Paid as', value: `${conversion.amount} ${conversion.code}` },
          {
            term: `Rate, ${moment.format(new Date(conversion.at))}`,
            value: `1 ${conversion.code} = ${formatPrice(conversion.rate.minor, conversion.rate.currency)}`,
          },
        ]),
    ...(reversed === undefined ? [] : [{ term: 'Reversed', value: <Price {...reversed} /> }]),
    ...amounts(({ many }) => `Tokens removed: ${many}`, takenBack, -1n),
    ...amounts(({ many }) => `You owe: ${many}`, owed, 0n),
  ]
}
