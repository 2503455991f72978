import type { Amount } from '@lagoon/contract/money/money'
import type { TransactionRow } from '@lagoon/domain/wallet/transactions/transactions.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'

interface MovedTokensProps {
  row: TransactionRow
  /** One of the row's extras. @default the row's own tokens */
  tokens?: Amount
}

/** What went into a balance or out of it. Of what failed or was cancelled nothing did: no amount may say otherwise. */
export const MovedTokens = ({ row: { direction, status, ...row }, tokens = row.tokens }: MovedTokensProps) =>
  status === 'FAILED' || status === 'CANCELLED' || status === 'REVERSED' ? (
    <Text as="span" size="small" tone="soft">
      {status === 'REVERSED' ? 'Tokens removed' : direction === 'CREDIT' ? 'None added' : 'Returned'}
    </Text>
  ) : (
    <TokenAmount kind={tokens.kind} minor={direction === 'DEBIT' ? -tokens.minor : tokens.minor} format="fixed" sign />
  )
