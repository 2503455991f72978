import { withdrawAddress } from '@lagoon/contract/withdrawal/addresses'
import type { FollowedWithdrawal, WithdrawalsView } from '@lagoon/domain/withdrawal/followed/followed.state'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import type { GridColumn } from '../../../kit/DataGrid/columns.ts'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { TwoLines } from '../../../patterns/HistoryScreen/cells.tsx'
import { HistoryScreen, type HistoryWords } from '../../../patterns/HistoryScreen/HistoryScreen.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { Price } from '../../../patterns/Price/Price.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { unbroken } from '../../../words/unbroken.ts'
import { momentOf } from '../../../words/days.ts'
import { isOff, standingWords } from '../standingWords.ts'
import { dayWords, wayNames } from '../withdrawalWords.ts'

export interface WithdrawalsProps {
  view: WithdrawalsView
  /** The next rows are wanted. */
  onLoadMore: () => void
  /** One of them is to be followed. */
  onOpen: (withdrawal: { id: string }) => void
  /** Ask again after nobody answered. */
  onRetry: () => void
}

const words: HistoryWords = {
  label: 'Your withdrawals',
  loading: 'Loading your withdrawals',
  failed: { illustration: 'rope', title: 'Your withdrawals didn’t load', text: 'They’re safe. We just can’t show them right now.' },
  empty: {
    illustration: 'boat',
    title: 'No withdrawals yet',
    text: 'Every withdrawal you request is listed here, with every step.',
    action: { href: withdrawAddress(), label: 'Withdraw' },
  },
}

const standingOf = ({ standing, isLate, expectedBy }: FollowedWithdrawal) => {
  const { tone, word } = standingWords[standing]
  if (isLate) return <Badge tone="warning">{`${word}, late`}</Badge>
  return (
    <div>
      <Badge tone={tone}>{word}</Badge>
      {expectedBy !== undefined && (
        <Text as="div" size="small" tone="soft">
          {`Expected by ${unbroken(dayWords(expectedBy))}`}
        </Text>
      )}
    </div>
  )
}

const columns: readonly GridColumn<FollowedWithdrawal>[] = [
  {
    id: 'to',
    header: 'Withdrawal',
    width: '2fr',
    minWidth: 200,
    isRowHeader: true,
    inCard: 'title',
    cell: ({ way, destination }) => <TwoLines first={wayNames[way]} second={destination} isStrong />,
  },
  { id: 'at', header: 'Requested', minWidth: 140, cell: ({ requestedAt }) => momentOf(requestedAt) },
  { id: 'status', header: 'Status', minWidth: 190, cell: standingOf },
  { id: 'tokens', header: 'Prize tokens', align: 'end', minWidth: 130, cell: ({ amount }) => <TokenAmount kind="PRIZE" minor={amount} /> },
  {
    id: 'receives',
    header: 'You receive',
    align: 'end',
    minWidth: 120,
    inCard: 'aside',
    cell: ({ standing, receives }) =>
      isOff(standing) ? (
        <Text as="span" tone="soft" weight="regular">
          Not paid out
        </Text>
      ) : (
        <Price minor={receives.minor} currency={receives.currency} />
      ),
  },
]

/** Every withdrawal of the player, newest first; a row leads to its page. */
export const Withdrawals = ({ view, ...events }: WithdrawalsProps) => (
  <HistoryScreen
    title="Your withdrawals"
    intro="Every withdrawal with its latest step, newest first."
    actions={<Action href={withdrawAddress()}>New withdrawal</Action>}
    view={view}
    words={words}
    columns={columns}
    rowText={({ way, receives }) => `${wayNames[way]}, ${formatPrice(receives.minor, receives.currency)}`}
    details={() => null}
    {...events}
  />
)
