import type { TransactionState } from '@lagoon/contract/wallet/enums'
import { Badge, type BadgeProps } from '../../../kit/Badge/Badge.tsx'
import { stateNames } from './transactionWords.ts'

const tones: Readonly<Record<TransactionState, NonNullable<BadgeProps['tone']>>> = {
  COMPLETED: 'success',
  PENDING: 'accent',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  REVERSED: 'warning',
}

/** Where a transaction stands, as a word; the hue only underlines it. */
export const TransactionStanding = ({ status }: { status: TransactionState }) => <Badge tone={tones[status]}>{stateNames[status]}</Badge>
