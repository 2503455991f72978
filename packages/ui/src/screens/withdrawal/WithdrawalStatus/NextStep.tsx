import { useState, type ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import { withdrawAddress } from '@lagoon/contract/withdrawal/addresses'
import type { WithdrawalStatusView } from '@lagoon/domain/withdrawal/followed/followed.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Dialog } from '../../../kit/Dialog/Dialog.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { unbroken } from '../../../words/unbroken.ts'
import { momentOf } from '../../../words/days.ts'
import { dayWords, prizeTokens, wayProviders } from '../withdrawalWords.ts'
import { endingOf } from './endWords.ts'

type Followed = Extract<WithdrawalStatusView, { state: 'followed' }>
interface NextStepProps {
  view: Followed
  onCancel: () => void
}

const Cancel = ({ view: { withdrawal, isCancelling }, onCancel }: NextStepProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <Notice
      title="You can still cancel"
      action={
        <Button isPending={isCancelling} onPress={() => setAsking(true)}>
          Cancel withdrawal
        </Button>
      }
    >
      Until our review starts, you can cancel and get your tokens back right away.
      <Dialog
        title="Cancel this withdrawal?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        size="compact"
        actions={
          <>
            <Button onPress={() => setAsking(false)}>Keep it</Button>
            <Button
              weight="danger"
              onPress={() => {
                setAsking(false)
                onCancel()
              }}
            >
              Cancel withdrawal
            </Button>
          </>
        }
      >
        {`Nothing will be sent, and ${prizeTokens(withdrawal.amount)} go back to your balance.`}
      </Dialog>
    </Notice>
  )
}

/** Said before all else: later than it usually is, with what happens next. */
const Late = ({ view: { withdrawal } }: Pick<NextStepProps, 'view'>) => (
  <Notice
    tone="warning"
    title="This is taking longer than usual"
    action={
      <Link href={profileAddress('support')} weight="secondary">
        Contact support
      </Link>
    }
  >
    {`${withdrawal.expectedBy === undefined ? '' : `We expected the next step by ${unbroken(dayWords(withdrawal.expectedBy))}. `}We’re following up with ${
      withdrawal.holder === 'PLATFORM' ? 'our payout team' : wayProviders[withdrawal.way]
    } and will email you as soon as it moves. Your money is safe.`}
  </Notice>
)

const Ended = ({ view: { withdrawal }, title, tone }: Pick<NextStepProps, 'view'> & { title: string; tone: 'danger' | 'warning' }) => {
  const ending = endingOf(withdrawal)
  const back =
    withdrawal.givenBack === undefined
      ? 'We’re giving your tokens back.'
      : `${prizeTokens(withdrawal.givenBack)} went back to your balance ${unbroken(momentOf(withdrawal.since))}.`
  const way = ending?.way ?? { href: withdrawAddress(), label: 'Request again' }
  return (
    <Notice
      tone={tone}
      title={title}
      action={
        <Link href={way.href} weight="primary">
          {way.label}
        </Link>
      }
    >
      {`${ending?.words ?? ''} ${back}`.trim()}
    </Notice>
  )
}

/** There is only to wait; where that takes too long, this has been said already. */
const Wait = ({ view, title, children }: Pick<NextStepProps, 'view'> & { title: string; children: string }) =>
  !view.withdrawal.isLate && <Notice title={title}>{children}</Notice>

const Now = ({ view, onCancel }: NextStepProps): ReactNode => {
  const { withdrawal, isTooLate } = view
  switch (withdrawal.standing) {
    case 'REQUESTED':
      return withdrawal.canCancel ? (
        <Cancel view={view} onCancel={onCancel} />
      ) : (
        <Wait view={view} title="Nothing you need to do">
          We’ll email you when there’s a decision or if we need anything.
        </Wait>
      )
    case 'IN_REVIEW':
      return isTooLate ? (
        <Notice tone="warning" title="It’s too late to cancel" announce="now">
          Our review had already started. We’ll email you when there’s a decision.
        </Notice>
      ) : (
        <Wait view={view} title="Nothing you need to do">
          We’ll email you when there’s a decision or if we need anything.
        </Wait>
      )
    case 'APPROVED':
      return withdrawal.notBefore === undefined ? (
        <Wait view={view} title="Nothing you need to do">
          We’ll let you know when it’s sent.
        </Wait>
      ) : (
        <Notice title={`We’ll send it after ${unbroken(momentOf(withdrawal.notBefore))}`}>
          You added this account recently. To protect you, we wait before sending money to a new account.
        </Notice>
      )
    case 'SENDING':
      return (
        <Notice title={`Sending: we’re confirming with ${wayProviders[withdrawal.way]}`}>
          We’ll keep checking. It won’t be sent twice, and your tokens stay on hold until we know.
        </Notice>
      )
    case 'SENT':
      return (
        <Wait view={view} title="On its way to you">
          {`${withdrawal.expectedBy === undefined ? '' : `It usually arrives by ${unbroken(dayWords(withdrawal.expectedBy))}. `}If it isn’t there after that, send us the provider’s reference.`}
        </Wait>
      )
    case 'PAID':
      return (
        <Notice tone="success" title="Your money has arrived">
          Don’t see it in your account? Some banks take an extra day. Give them the provider’s reference to find it.
        </Notice>
      )
    case 'REFUSED':
      return <Ended view={view} tone="danger" title="Why it was declined" />
    case 'FAILED':
      return <Ended view={view} tone="danger" title="It couldn’t be sent" />
    case 'RETURNED':
      return (
        <Ended view={view} tone="warning" title={`${formatPrice(withdrawal.receives.minor, withdrawal.receives.currency)} came back`} />
      )
    case 'CANCELLED':
      return (
        <Notice
          title="You canceled this withdrawal"
          action={
            <Link href={withdrawAddress()} weight="secondary">
              Start new withdrawal
            </Link>
          }
        >
          Nothing was sent. Your prize tokens are back in your balance.
        </Notice>
      )
  }
}

/** What the player may do or expect now, in one place over the steps; that it is late comes first. */
export const NextStep = (props: NextStepProps) => (
  <>
    {props.view.withdrawal.isLate && <Late view={props.view} />}
    <Now {...props} />
  </>
)
