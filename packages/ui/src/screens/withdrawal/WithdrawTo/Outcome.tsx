import { profileAddress } from '@lagoon/contract/account/addresses'
import { withdrawAddress, withdrawalAddress, withdrawalsAddress } from '@lagoon/contract/withdrawal/addresses'
import type { RequestOutcome } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import type { ReactNode } from 'react'
import { Link } from '../../../kit/Link/Link.tsx'
import { ProgressBar } from '../../../kit/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { FactList } from '../../../patterns/FactList/FactList.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { obstacleOf } from '../obstacleOf.ts'
import { declinedFacts, requestFacts } from '../RequestSummary.tsx'

const support = profileAddress('support')

type Declined = Extract<RequestOutcome, { state: 'declined' }>

const declinedWords = ({ obstacle, reason }: Declined): string => {
  if (obstacle !== undefined) return `${obstacleOf(obstacle).text} No tokens were taken.`
  return `${reason ?? 'We couldn’t accept this request.'} No tokens were taken.`
}

/** That a request is on its way, and how it ended. */
export const Outcome = ({ view }: { view: RequestOutcome }): ReactNode => {
  switch (view.state) {
    case 'submitting':
      return (
        <Surface padding="wide">
          <Stack gap="roomy" align="stretch">
            <ProgressBar label="Sending your request" />
            <FactList facts={requestFacts(view.request)} />
            <Text size="small" tone="soft">
              If you lose your connection, <Link href={withdrawalsAddress()}>your withdrawals</Link> show whether it went through.
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
          Your tokens are on hold. Our payout team will review it and keep you posted. You can cancel until the review starts.
        </OutcomePanel>
      )
    case 'declined': {
      const way = view.obstacle && obstacleOf(view.obstacle).way
      return (
        <OutcomePanel
          outcome="failure"
          level={2}
          title="Your withdrawal was declined"
          facts={declinedFacts(view.request)}
          actions={
            <>
              {way && (
                <Link href={way.href} weight="primary" size="large">
                  {way.label}
                </Link>
              )}
              <Link href={withdrawAddress(view.draft)} weight={way ? 'quiet' : 'primary'} size="large">
                Edit withdrawal
              </Link>
              {way?.href !== support && (
                <Link href={support} weight="quiet" size="large">
                  Contact support
                </Link>
              )}
            </>
          }
        >
          {declinedWords(view)}
        </OutcomePanel>
      )
    }
  }
}
