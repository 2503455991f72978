import type { TransactionRow } from '@lagoon/domain/wallet/transactions/transactions.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'

/** What went into a balance or out of it. Of what failed or was cancelled nothing did: no amount may say otherwise. */
export const MovedTokens = ({ row: { direction, status, tokens } }: { row: TransactionRow }) =>
  status === 'FAILED' || status === 'CANCELLED' ? (
    <Text as="span" size="small" tone="soft">
      {direction === 'CREDIT' ? 'None added' : 'Returned'}
    </Text>
  ) : (
    <TokenAmount kind={tokens.kind} minor={direction === 'DEBIT' ? -tokens.minor : tokens.minor} format="fixed" sign />
  )
