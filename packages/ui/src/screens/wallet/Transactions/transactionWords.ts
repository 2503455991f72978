import {
  transactionPeriods,
  transactionStates,
  transactionTypes,
  type TransactionPeriod,
  type TransactionState,
  type TransactionType,
} from '@lagoon/contract/wallet/enums'
import type { Conversion, TransactionRow } from '@lagoon/domain/wallet/transactions/transactions.state'
import type { Option } from '../../../kit/OptionList/OptionList.tsx'
import { momentDay, momentTime } from '../../../patterns/HistoryScreen/momentWords.ts'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { dateFormat } from '../../../words/dateFormat.ts'

const exactMoment = dateFormat('en-US', { dateStyle: 'full', timeStyle: 'medium' })

type Moment = Pick<TransactionRow, 'at'>

/** `Mar 2, 2026`, in the player's time zone. */
export const dayOf = ({ at }: Moment): string => momentDay(at)
export const timeOf = ({ at }: Moment): string => momentTime(at)
/** With the day of the week and the second, for the opened transaction. */
export const exactlyAt = ({ at }: Moment): string => exactMoment.format(new Date(at))

export const typeNames: Readonly<Record<TransactionType, string>> = {
  PURCHASE: 'Purchase',
  WITHDRAWAL: 'Withdrawal',
  REWARD: 'Reward',
  TIP: 'Tip',
}
export const stateNames: Readonly<Record<TransactionState, string>> = {
  COMPLETED: 'Completed',
  PENDING: 'Pending',
  FAILED: 'Failed',
  CANCELLED: 'Canceled',
  REVERSED: 'Reversed',
}
const periodNames: Readonly<Record<TransactionPeriod, string>> = {
  LAST_7_DAYS: 'Last 7 days',
  LAST_30_DAYS: 'Last 30 days',
  THIS_YEAR: 'This year',
}

/** Stands in a filter for no filter. */
export const ANY = 'ANY'
const optionsOf = <Id extends string>(any: string, ids: readonly Id[], names: Readonly<Record<Id, string>>): readonly Option[] => [
  { id: ANY, label: any },
  ...ids.map((id) => ({ id, label: names[id] })),
]
export const typeOptions = optionsOf('All types', transactionTypes, typeNames)
export const stateOptions = optionsOf('Any status', transactionStates, stateNames)
export const periodOptions = optionsOf('Any time', transactionPeriods, periodNames)

/** What the row is about beside its type: what was bought and how it was paid, which reward it was, or whom a tip went to. */
export const detailOf = ({ bonusType, title, paymentMethod, recipient }: TransactionRow): string | undefined =>
  bonusType ?? (title !== undefined && paymentMethod !== undefined ? `${title}, ${paymentMethod}` : (title ?? paymentMethod ?? recipient))

/** `1 BTC = $91,976.00` */
export const rateOf = ({ code, rate }: Conversion): string => `1 ${code} = ${formatPrice(rate.minor, rate.currency)}`

/** What happened with the tokens, as the word before them. */
export const tokensTerm = ({ direction, status }: TransactionRow): string => {
  if (status === 'PENDING') return direction === 'CREDIT' ? 'Pending' : 'On hold'
  return direction === 'CREDIT' ? 'Added to your balance' : 'Taken from your balance'
}
