import type { ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { WithdrawalStatusView } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Badge, type BadgeProps } from '../../../kit/Badge/Badge.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { FactList } from '../../../patterns/FactList/FactList.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { Timeline } from '../../../patterns/Timeline/Timeline.tsx'
import * as styles from '../RequestSummary.css.ts'
import { requestFacts } from '../RequestSummary.tsx'
import { day, statusSteps } from './statusSteps.ts'

export interface WithdrawalStatusProps {
  view: WithdrawalStatusView
  /** The player takes the request back; possible until the review starts. */
  onCancel: () => void
}

const badges: Readonly<Record<WithdrawalStatusView['state'], { readonly tone: NonNullable<BadgeProps['tone']>; readonly word: string }>> = {
  requested: { tone: 'accent', word: 'Requested' },
  inReview: { tone: 'accent', word: 'In review' },
  approved: { tone: 'accent', word: 'Approved' },
  sent: { tone: 'accent', word: 'Sent' },
  paid: { tone: 'success', word: 'Paid' },
  declined: { tone: 'danger', word: 'Declined' },
  cancelled: { tone: 'neutral', word: 'Canceled' },
}

/** What the player may do or expect now, in one place under the steps. */
const next = (view: WithdrawalStatusView, onCancel: () => void): ReactNode => {
  switch (view.state) {
    case 'requested':
      return (
        <Notice
          title="You can still cancel"
          action={
            <Button isPending={view.isCancelling} onPress={onCancel}>
              Cancel withdrawal
            </Button>
          }
        >
          Until our review starts, you can cancel and get your tokens back right away.
        </Notice>
      )
    case 'inReview':
      return <Notice title="Nothing you need to do">We’ll email you when there’s a decision or if we need anything.</Notice>
    case 'approved':
      return <Notice title="Nothing you need to do">We’ll let you know when it’s sent.</Notice>
    case 'sent':
      return (
        <Notice
          title={`Not there after ${day(view.arrivesBy)}?`}
          action={
            <Link href={profileAddress('support')} weight="secondary">
              Contact support
            </Link>
          }
        >
          Send us the provider’s reference and we’ll look into it.
        </Notice>
      )
    case 'paid':
      return (
        <Notice tone="success" title="Your money has arrived">
          Don’t see it in your account? Some banks take an extra day. Give them the provider’s reference to find it.
        </Notice>
      )
    case 'declined':
      return (
        <Notice
          tone="danger"
          title="Why it was declined"
          action={
            <Link href={profileAddress('withdraw')} weight="secondary">
              Request again
            </Link>
          }
        >
          {view.reason}
        </Notice>
      )
    case 'cancelled':
      return (
        <Notice
          title="You canceled this withdrawal"
          action={
            <Link href={profileAddress('withdraw')} weight="secondary">
              Start new withdrawal
            </Link>
          }
        >
          Nothing was sent. Your prize tokens are back in your balance.
        </Notice>
      )
  }
}

/** How far one withdrawal is, who has it in hand, and what comes next. */
export const WithdrawalStatus = ({ view, onCancel }: WithdrawalStatusProps) => {
  const { receives } = view.request
  const { tone, word } = badges[view.state]
  const isOff = view.state === 'declined' || view.state === 'cancelled'
  return (
    <ScreenFrame
      title={`Withdrawal of ${formatPrice(receives.minor, receives.currency)}`}
      intro={view.destination}
      width="regular"
      back={{ href: profileAddress('wallet'), label: 'Wallet' }}
    >
      <div className={styles.columns}>
        <Surface as="section" labelledBy="withdrawal-steps" padding="wide">
          <Stack gap="roomy" align="stretch">
            <Stack direction="row" gap="even" align="center" justify="between" isWrapping>
              <Heading level={2} size="large" id="withdrawal-steps">
                Status
              </Heading>
              <Badge tone={tone}>{word}</Badge>
            </Stack>
            <Timeline label="Withdrawal steps" steps={statusSteps(view)} />
            {next(view, onCancel)}
          </Stack>
        </Surface>
        <Surface as="section" labelledBy="withdrawal-facts">
          <div className={styles.summary}>
            <Heading level={2} size="large" id="withdrawal-facts">
              Your withdrawal
            </Heading>
            <FactList facts={requestFacts(view.request, isOff ? 'off' : 'on')} />
            <CopyableId label="Withdrawal ID" value={view.withdrawalId} />
            {'providerReference' in view && <CopyableId label="Provider’s reference" value={view.providerReference} />}
            <Text size="small" tone="soft">
              Times are in your time zone.
            </Text>
          </div>
        </Surface>
      </div>
    </ScreenFrame>
  )
}
