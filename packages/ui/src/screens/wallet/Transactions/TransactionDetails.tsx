import type { TransactionRow } from '@lagoon/domain/wallet/transactions/transactions.state'
import { Dialog } from '../../../kit/Dialog/Dialog.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { FactList, type Fact } from '../../../patterns/FactList/FactList.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import { MovedTokens } from './MovedTokens.tsx'
import { TransactionStanding } from './TransactionStanding.tsx'
import { exactlyAt, tokensTerm, typeNames } from './transactionWords.ts'

/** One line of money; absent where the row has none. */
const money = (term: string, price: TransactionRow['convertedAmount'], isTotal = false): readonly Fact[] =>
  price ? [{ term, value: <Price minor={price.minor} currency={price.currency} showCode={isTotal} />, isTotal }] : []

const factsOf = (row: TransactionRow): readonly Fact[] => {
  const { convertedAmount, platformFee, paymentMethod, bonusType } = row
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
    { term: tokensTerm(row), value: <MovedTokens row={row} /> },
    ...(bonusType === undefined ? [] : [{ term: 'Reward', value: bonusType }]),
    ...(paymentMethod === undefined ? [] : [{ term: 'Payment method', value: paymentMethod }]),
    ...money(isWithdrawal ? 'Amount' : 'Price', convertedAmount),
    ...money('Platform fee', platformFee),
    ...money('You’ll receive', received, true),
  ]
}

/** One transaction with all that is known of it, and the id for support. */
export const TransactionDetails = ({ row, onClose }: { row: TransactionRow; onClose: () => void }) => (
  <Dialog title={typeNames[row.type]} isOpen onClose={onClose}>
    <Text size="small" tone="soft">
      <time dateTime={row.at}>{exactlyAt(row)}</time>
    </Text>
    <FactList facts={factsOf(row)} />
    <CopyableId label="Transaction ID" value={row.id} />
  </Dialog>
)
