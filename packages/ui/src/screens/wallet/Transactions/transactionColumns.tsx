import type { TransactionRow } from '@lagoon/domain/wallet/transactions/transactions.state'
import type { GridColumn } from '../../../kit/DataGrid/columns.ts'
import { Nothing, TwoLines } from '../../../patterns/HistoryScreen/cells.tsx'
import { MomentInCard, MomentInTable } from '../../../patterns/HistoryScreen/Moment.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import { MovedTokens } from './MovedTokens.tsx'
import { TransactionStanding } from './TransactionStanding.tsx'
import { detailOf, typeNames } from './transactionWords.ts'

/** The columns of the transactions (§3). The newest stand first; nothing else is sorted, so that pages never mix. */
export const transactionColumns: readonly GridColumn<TransactionRow>[] = [
  {
    id: 'type',
    header: 'Transaction',
    width: '2fr',
    minWidth: 180,
    isRowHeader: true,
    inCard: 'title',
    cell: (row) => <TwoLines first={typeNames[row.type]} second={detailOf(row)} isStrong />,
  },
  { id: 'at', header: 'Date', minWidth: 124, cell: ({ at }) => <MomentInTable at={at} />, cardCell: ({ at }) => <MomentInCard at={at} /> },
  { id: 'status', header: 'Status', minWidth: 124, cell: (row) => <TransactionStanding status={row.status} /> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    minWidth: 112,
    cell: ({ convertedAmount }) =>
      convertedAmount ? <Price minor={convertedAmount.minor} currency={convertedAmount.currency} /> : <Nothing />,
  },
  {
    id: 'fee',
    header: 'Platform fee',
    align: 'end',
    minWidth: 120,
    cell: ({ platformFee }) => (platformFee ? <Price minor={platformFee.minor} currency={platformFee.currency} /> : <Nothing />),
  },
  {
    id: 'tokens',
    header: 'Tokens',
    align: 'end',
    width: '1.3fr',
    minWidth: 156,
    inCard: 'aside',
    cell: (row) => <MovedTokens row={row} />,
  },
]
