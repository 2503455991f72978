import type { ReactNode } from 'react'
import type { QuoteView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import type { WithdrawalRequest } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { FactList, type Fact } from '../../patterns/FactList/FactList.tsx'
import { Price } from '../../patterns/Price/Price.tsx'
import { TokenAmount } from '../../patterns/TokenAmount/TokenAmount.tsx'
import { CryptoRate } from './CryptoRate.tsx'
import * as styles from './RequestSummary.css.ts'
import { arrivalWords, dayWords, wayNames } from './withdrawalWords.ts'

const arrivalOf = ({ arrivalDays, expectedBy }: Partial<WithdrawalRequest>): string => {
  if (expectedBy !== undefined) return `By ${dayWords(expectedBy)}`
  return arrivalDays === undefined ? '–' : arrivalWords(arrivalDays)
}

/** What leaves, what it costs and what arrives; a dash stands for what is not chosen yet. `off`: nothing of it comes to pass. */
export const requestFacts = (request: Partial<WithdrawalRequest>, is: 'on' | 'off' = 'on'): readonly Fact[] => {
  const { way, amount, fee, receives } = request
  return [
    {
      term: is === 'on' ? 'Withdrawal amount' : 'Requested',
      value: amount === undefined ? '–' : <TokenAmount kind="PRIZE" minor={amount} />,
    },
    { term: is === 'on' ? 'To' : 'Method', value: way ? wayNames[way] : '–' },
    ...(is === 'on'
      ? [
          { term: 'Fee', value: way === undefined ? '–' : fee ? <Price {...fee} /> : 'None' },
          { term: 'Arrives', value: way === undefined ? '–' : arrivalOf(request) },
        ]
      : []),
    {
      term: is === 'on' ? 'You’ll receive' : 'Not paid out',
      value: receives ? <Price {...receives} size="lead" showCode /> : '–',
      isTotal: true,
    },
  ]
}

interface RequestSummaryProps extends Partial<WithdrawalRequest> {
  /** The sum as the server worked it out; a rate of crypto stands below it. */
  quote?: QuoteView
  /** The button that goes on, where this is the last thing that the player reads before. */
  children?: ReactNode
}

/** Stands beside every step of a withdrawal, so that the player always sees what it comes to. */
export const RequestSummary = ({ children, quote, ...request }: RequestSummaryProps) => (
  <Surface as="section" labelledBy="withdrawal-summary">
    <div className={styles.summary}>
      <Heading level={2} size="large" id="withdrawal-summary">
        Your withdrawal
      </Heading>
      <FactList facts={requestFacts(request)} />
      {quote?.state === 'known' && quote.crypto && <CryptoRate currency={quote.crypto} />}
      {children}
      <Text size="small" tone="soft">
        We’ll hold the tokens once you request it. You can cancel until our review starts.
      </Text>
    </div>
  </Surface>
)
