import { paymentAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import { withdrawalAddress } from '@lagoon/contract/withdrawal/addresses'
import type { TransactionRow } from '@lagoon/domain/wallet/transactions/transactions.state'
import type { ReactNode } from 'react'
import { Dialog } from '../../../kit/Dialog/Dialog.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { FactList, type Fact } from '../../../patterns/FactList/FactList.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import { tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import { MovedTokens } from './MovedTokens.tsx'
import { TransactionStanding } from './TransactionStanding.tsx'
import { dayOf, exactlyAt, rateOf, timeOf, tokensTerm, typeNames } from './transactionWords.ts'

/** One line of money; absent where the row has none. */
const money = (term: string, price: TransactionRow['convertedAmount'], isTotal = false): readonly Fact[] =>
  price ? [{ term, value: <Price minor={price.minor} currency={price.currency} showCode={isTotal} />, isTotal }] : []

const factsOf = (row: TransactionRow): readonly Fact[] => {
  const { convertedAmount, conversion, platformFee, title, extras, paymentMethod, bonusType, recipient } = row
  const isWithdrawal = row.type === 'WITHDRAWAL'
  // Of a withdrawal the fee is kept back; nothing is added up where the fee is in another currency.
  const received =
    isWithdrawal &&
    (row.status === 'COMPLETED' || row.status === 'PENDING') &&
    convertedAmount &&
    platformFee?.currency === convertedAmount.currency
      ? { currency: convertedAmount.currency, minor: (convertedAmount.minor - platformFee.minor) as typeof convertedAmount.minor }
      : undefined
  return [
    { term: 'Status', value: <TransactionStanding status={row.status} /> },
    ...(title === undefined ? [] : [{ term: 'Package', value: title }]),
    { term: tokensTerm(row), value: <MovedTokens row={row} /> },
    ...extras.map((tokens) => ({ term: `Free bonus: ${tokenNames[tokens.kind].many}`, value: <MovedTokens row={row} tokens={tokens} /> })),
    ...(bonusType === undefined ? [] : [{ term: 'Reward', value: bonusType }]),
    ...(recipient === undefined ? [] : [{ term: 'Tip for', value: recipient }]),
    ...(paymentMethod === undefined ? [] : [{ term: 'Payment method', value: paymentMethod }]),
    ...money(isWithdrawal ? 'Amount' : 'Price', convertedAmount),
    ...(conversion === undefined
      ? []
      : [
          { term: 'Paid as', value: `${conversion.amount} ${conversion.code}` },
          { term: `Rate, ${dayOf(conversion)}, ${timeOf(conversion)}`, value: rateOf(conversion) },
        ]),
    ...money('Platform fee', platformFee),
    ...money('You’ll receive', received, true),
  ]
}

/** The page of what it belongs to, where it has one. */
const wayOn = ({ paymentId, withdrawalId }: TransactionRow): ReactNode => {
  if (withdrawalId !== undefined)
    return (
      <Action href={withdrawalAddress(withdrawalId)} weight="primary">
        View withdrawal
      </Action>
    )
  if (paymentId === undefined) return undefined
  return (
    <Action href={paymentAddress(paymentId)} weight="primary">
      View payment
    </Action>
  )
}

/** One transaction with all that is known of it, and the id for support. */
export const TransactionDetails = ({ row, onClose }: { row: TransactionRow; onClose: () => void }) => (
  <Dialog title={typeNames[row.type]} isOpen onClose={onClose} actions={wayOn(row)}>
    <Text size="small" tone="soft">
      <time dateTime={row.at}>{exactlyAt(row)}</time>
    </Text>
    <FactList facts={factsOf(row)} />
    <CopyableId label="Transaction ID" value={row.id} />
  </Dialog>
)
