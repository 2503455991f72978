import type { ReactNode } from 'react'
import type { Price as Money } from '@lagoon/contract/money/price'
import type { PayoutCurrency, QuoteView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import type { WithdrawalRequest } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { FactList, type Fact } from '../../patterns/FactList/FactList.tsx'
import { Price } from '../../patterns/Price/Price.tsx'
import { TokenAmount } from '../../patterns/TokenAmount/TokenAmount.tsx'
import { CryptoTotal } from './CryptoTotal.tsx'
import { RateNote } from './RateNote.tsx'
import * as styles from './RequestSummary.css.ts'
import { arrivalWords, dayWords, wayNames } from './withdrawalWords.ts'

const arrivalOf = ({ arrivalDays, expectedBy }: Partial<WithdrawalRequest>): string => {
  if (expectedBy !== undefined) return `By ${dayWords(expectedBy)}`
  return arrivalDays === undefined ? '–' : arrivalWords(arrivalDays)
}

/** What a way in crypto does to the sum, network fee included. */
type Rate = Pick<PayoutCurrency, 'code' | 'amount' | 'networkFee'>

/** The sum that arrives; in crypto it is what is left of the money once the network has its fee. */
const totalOf = (receives: Money | undefined, rate: Rate | undefined): readonly Fact[] => {
  const money = receives && <Price {...receives} size={rate ? 'body' : 'lead'} showCode />
  if (rate === undefined) return [{ term: 'You’ll receive', value: money ?? '–', isTotal: true }]
  return [
    { term: 'Amount to convert', value: money ?? '–' },
    { term: 'Network fee', value: `${rate.networkFee} ${rate.code}` },
    { term: 'You’ll receive about', value: <CryptoTotal {...rate} />, isTotal: true },
  ]
}

/** What leaves, what it costs and what arrives; a dash stands for what is not chosen yet. */
export const requestFacts = (request: Partial<WithdrawalRequest>, { to, rate }: { to?: string; rate?: Rate } = {}): readonly Fact[] => {
  const { way, amount, fee, receives } = request
  return [
    { term: 'Withdrawal amount', value: amount === undefined ? '–' : <TokenAmount kind="PRIZE" minor={amount} /> },
    { term: 'To', value: to ?? (way ? wayNames[way] : '–') },
    { term: 'Fee', value: way === undefined ? '–' : fee ? <Price {...fee} /> : 'None' },
    { term: 'Arrives', value: way === undefined ? '–' : arrivalOf(request) },
    ...totalOf(receives, rate),
  ]
}

/** What was asked for and does not come to pass. */
export const declinedFacts = ({ way, amount, receives }: WithdrawalRequest): readonly Fact[] => [
  { term: 'Requested', value: <TokenAmount kind="PRIZE" minor={amount} /> },
  { term: 'Method', value: wayNames[way] },
  { term: 'Not paid out', value: <Price {...receives} size="lead" showCode />, isTotal: true },
]

interface RequestSummaryProps extends Partial<WithdrawalRequest> {
  /** The account that was chosen. */
  to?: string
  /** The sum as the server worked it out. */
  quote?: QuoteView
  /** The button that goes on, where this is the last thing that the player reads before. */
  children?: ReactNode
}

/** Stands beside every step of a withdrawal, so that the player always sees what it comes to. */
export const RequestSummary = ({ children, quote, to, ...request }: RequestSummaryProps) => {
  const rate = quote?.state === 'known' ? quote.crypto : undefined
  return (
    <Surface as="section" labelledBy="withdrawal-summary">
      <div className={styles.summary}>
        <Heading level={2} size="large" id="withdrawal-summary">
          Your withdrawal
        </Heading>
        <FactList facts={requestFacts(request, { ...(to !== undefined && { to }), ...(rate && { rate }) })} />
        {rate && <RateNote rateEndsAt={rate.rateEndsAt} />}
        {children}
        <Text size="small" tone="soft">
          We’ll hold the tokens once you request it. You can cancel until our review starts.
        </Text>
      </div>
    </Surface>
  )
}
