import { withdrawalsAddress } from '@lagoon/contract/withdrawal/addresses'
import type { FollowedWithdrawal, WithdrawalStatusView } from '@lagoon/domain/withdrawal/followed/followed.state'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { FactList, type Fact } from '../../../patterns/FactList/FactList.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { Timeline } from '../../../patterns/Timeline/Timeline.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { NotLoaded } from '../../shell/NotLoaded.tsx'
import { CryptoTotal } from '../CryptoTotal.tsx'
import * as styles from '../RequestSummary.css.ts'
import { isOff, standingWords } from '../standingWords.ts'
import { wayNames } from '../withdrawalWords.ts'
import { NextStep } from './NextStep.tsx'
import { statusSteps } from './statusSteps.ts'

export interface WithdrawalStatusProps {
  view: WithdrawalStatusView
  /** The player takes the request back, and has confirmed it; possible until the review starts. */
  onCancel: () => void
  /** Ask again after nobody answered. */
  onRetry: () => void
}

const back = { href: withdrawalsAddress(), label: 'Your withdrawals' }

/** The line that all others lead to; what arrives in crypto is known once it was sent. */
const totalOf = ({ receives, crypto, standing }: FollowedWithdrawal): readonly Fact[] => {
  const money = (size?: 'lead') => <Price {...receives} {...(size && { size })} showCode />
  const fee = crypto?.networkFee === undefined ? [] : [{ term: 'Network fee', value: `${crypto.networkFee} ${crypto.code}` }]
  if (isOff(standing)) return [...fee, { term: 'Not paid out', value: money('lead'), isTotal: true }]
  if (crypto?.amount === undefined) return [...fee, { term: 'You receive', value: money('lead'), isTotal: true }]
  return [
    { term: 'Amount to convert', value: money() },
    ...fee,
    { term: 'You receive', value: <CryptoTotal amount={crypto.amount} code={crypto.code} />, isTotal: true },
  ]
}

/** Each line that explains why what arrives is another sum than what was asked for. */
const factsOf = (withdrawal: FollowedWithdrawal): readonly Fact[] => {
  const { amount, gross, fee, way, destination } = withdrawal
  return [
    { term: 'You requested', value: <TokenAmount kind="PRIZE" minor={amount} /> },
    { term: 'Method', value: wayNames[way] },
    { term: 'To', value: destination },
    { term: 'Cash value', value: <Price {...gross} /> },
    { term: 'Fee', value: fee ? <Price {...fee} /> : 'None' },
    ...totalOf(withdrawal),
  ]
}

const Followed = ({ view, onCancel }: { view: Extract<WithdrawalStatusView, { state: 'followed' }>; onCancel: () => void }) => {
  const { withdrawal } = view
  const { tone, word } = standingWords[withdrawal.standing]
  return (
    <div className={styles.columns}>
      <Surface as="section" labelledBy="withdrawal-steps" padding="wide">
        <Stack gap="roomy" align="stretch">
          <Stack direction="row" gap="even" align="center" justify="between" isWrapping>
            <Heading level={2} size="large" id="withdrawal-steps">
              Status
            </Heading>
            <div role="status">
              <Badge tone={tone}>{word}</Badge>
            </div>
          </Stack>
          <NextStep view={view} onCancel={onCancel} />
          <Timeline label="Withdrawal steps" steps={statusSteps(withdrawal)} />
        </Stack>
      </Surface>
      <Surface as="section" labelledBy="withdrawal-facts">
        <div className={styles.summary}>
          <Heading level={2} size="large" id="withdrawal-facts">
            Your withdrawal
          </Heading>
          <FactList facts={factsOf(withdrawal)} />
          <CopyableId label="Withdrawal ID" value={withdrawal.id} />
          {withdrawal.reference !== undefined && <CopyableId label="Provider’s reference" value={withdrawal.reference} />}
          {withdrawal.crypto?.transactionId !== undefined && (
            <CopyableId label="Crypto transaction" value={withdrawal.crypto.transactionId} />
          )}
          <Text size="small" tone="soft">
            Times are in your time zone.
          </Text>
        </div>
      </Surface>
    </div>
  )
}

/** How far one withdrawal is, who has it in hand, and what comes next. */
export const WithdrawalStatus = ({ view, onCancel, onRetry }: WithdrawalStatusProps) => {
  if (view.state === 'loading' || view.state === 'failed') return <NotLoaded view={view} onRetry={onRetry} />
  if (view.state === 'notFound')
    return (
      <ScreenFrame title="Withdrawal" width="narrow" back={back}>
        <EmptyState
          illustration="lighthouse"
          title="We can’t find this withdrawal"
          action={
            <Link href={withdrawalsAddress()} weight="primary">
              Go to withdrawals
            </Link>
          }
        >
          It may belong to another account. Log in to the account you withdrew from.
        </EmptyState>
      </ScreenFrame>
    )
  const { receives, destination } = view.withdrawal
  return (
    <ScreenFrame title={`Withdrawal of ${formatPrice(receives.minor, receives.currency)}`} intro={destination} width="regular" back={back}>
      <Followed view={view} onCancel={onCancel} />
    </ScreenFrame>
  )
}
