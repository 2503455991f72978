import type { ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import { withdrawalAddress } from '@lagoon/contract/withdrawal/addresses'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import type { WithdrawalRequest, WithdrawValues, WithdrawView } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { ProgressBar } from '../../../kit/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { FactList } from '../../../patterns/FactList/FactList.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { NotLoaded } from '../../shell/NotLoaded.tsx'
import { requestFacts } from '../RequestSummary.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

export interface WithdrawProps {
  view: WithdrawView
  initialValues?: Partial<WithdrawValues>
  /** Amount and way are chosen and hold; the details of the way come next. */
  onContinue: (request: WithdrawalRequest) => void
  /** Ask again after nobody answered. */
  onRetry: () => void
}

const held = (available: bigint) => `${formatTokens(available, 'full')} prize tokens`

interface ContentProps extends Omit<WithdrawProps, 'view' | 'onRetry'> {
  view: Known<WithdrawView>
}

const Content = ({ view, initialValues, onContinue }: ContentProps): ReactNode => {
  switch (view.state) {
    case 'choosing':
      return <WithdrawForm settings={view.settings} initialValues={initialValues} onContinue={onContinue} />
    case 'kycRequired':
      return (
        <EmptyState
          illustration="lighthouse"
          title="Verify your identity first"
          action={
            <Link href={profileAddress('verification')} weight="primary">
              Start verification
            </Link>
          }
        >
          {`We only pay out to verified players. It takes a few minutes, and your ${held(view.available)} are safe in the meantime.`}
        </EmptyState>
      )
    case 'settingsNotFound':
      return (
        <EmptyState
          illustration="buoy"
          title="Withdrawals aren’t available in your country yet"
          action={
            <>
              <Link href={profileAddress('contact-details', { for: 'country' })} weight="primary">
                Check your country
              </Link>
              <Link href={profileAddress('support')} weight="secondary">
                Contact support
              </Link>
            </>
          }
        >
          {`We don’t offer withdrawals in the country in your profile yet. Your ${held(view.available)} are still in your balance.`}
        </EmptyState>
      )
    case 'submitting':
      return (
        <Surface padding="wide">
          <Stack gap="roomy" align="stretch">
            <ProgressBar label="Sending your request" />
            <FactList facts={requestFacts(view.request)} />
            <Text size="small" tone="soft">
              Please stay on this page. If you lose your connection, check your transactions to see if it went through.
            </Text>
          </Stack>
        </Surface>
      )
    case 'requested':
      return (
        <OutcomePanel
          outcome="inReview"
          level={2}
          title="Withdrawal requested"
          facts={requestFacts(view.request)}
          reference={{ label: 'Withdrawal ID', value: view.withdrawalId }}
          actions={
            <>
              <Link href={withdrawalAddress(view.withdrawalId)} weight="primary" size="large">
                Track withdrawal
              </Link>
              <Link href={profileAddress('wallet')} weight="quiet" size="large">
                Back to wallet
              </Link>
            </>
          }
        >
          We’re holding the tokens. Our payout team will review it and keep you posted. You can cancel until the review starts.
        </OutcomePanel>
      )
    case 'declined':
      return (
        <OutcomePanel
          outcome="failure"
          level={2}
          title="Your withdrawal was declined"
          facts={requestFacts(view.request, 'off')}
          actions={
            <>
              <Link href={profileAddress('withdraw')} weight="primary" size="large">
                Edit withdrawal
              </Link>
              <Link href={profileAddress('support')} weight="quiet" size="large">
                Contact support
              </Link>
            </>
          }
        >
          {`${view.reason} No tokens were taken.`}
        </OutcomePanel>
      )
  }
}

/** The tab withdraw of the profile, and the page mobileWithdraw: how many prize tokens leave, and which way. */
export const Withdraw = ({ view, onRetry, ...rest }: WithdrawProps) =>
  view.state === 'loading' || view.state === 'failed' ? (
    <NotLoaded view={view} onRetry={onRetry} />
  ) : (
    <ScreenFrame
      title="Withdraw"
      intro="Cash out your prize tokens. Whole tokens only."
      width={view.state === 'choosing' ? 'regular' : 'narrow'}
    >
      <Content view={view} {...rest} />
    </ScreenFrame>
  )
