import { Check, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { ProfileVerificationView } from '@lagoon/domain/account/profile.state'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { KycSteps } from '../../../patterns/KycSteps/KycSteps.tsx'
import { ProfilePage } from '../../../patterns/ProfileSection/ProfilePage.tsx'
import { ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { DocumentRequests, stepsFor } from '../../kyc/DocumentRequests.tsx'
import { ResubmitButton, UnsuccessfulActions } from '../../kyc/OutcomeActions.tsx'
import { outcomeWords } from '../../kyc/outcomeWords.ts'
import { dayOf } from '../days.ts'
import { ProfileNotLoaded } from '../ProfileNotLoaded.tsx'
import * as styles from './ProfileVerification.css.ts'

export interface ProfileVerificationProps {
  view: ProfileVerificationView
  /** Begins the verification, or goes on with what was asked for again. */
  onStart: () => void
  /** Ask again after nobody answered. */
  onRetry: () => void
}

interface KnownProps extends Pick<ProfileVerificationProps, 'onStart'> {
  view: Known<ProfileVerificationView>
}

const notStarted = {
  icon: ShieldCheck,
  tone: 'accent',
  title: 'Verify your identity',
  text: 'Have your ID and a recent bill ready. You can stop anytime and pick up later.',
  steps: { details: 'current', photos: 'ahead', address: 'ahead', decision: 'ahead' },
} as const

/** When it was, or what has been said; nothing while there is nothing to add. */
const detailOf = (view: Known<ProfileVerificationView>): ReactNode => {
  switch (view.state) {
    case 'notStarted':
      return view.missing.length === 0 ? undefined : 'Some of your details are missing. You’ll add them in the first step.'
    case 'completed':
      return view.completedAt === undefined ? undefined : `Verified on ${dayOf(view.completedAt)}.`
    case 'pending':
      return `Sent on ${dayOf(view.submittedAt)}. We’ll email you as soon as there’s a decision.`
    case 'unsuccessful':
      return `Decided on ${dayOf(view.decidedAt)}.`
    case 'resubmitNeeded':
      return view.until === undefined ? undefined : `You have until ${dayOf(view.until)}. After that, you’ll need to start over.`
    case 'underManualVerification':
      return `In review since ${dayOf(view.since)}. We’ll email you when they decide.`
  }
}

const Actions = ({ view, onStart }: KnownProps) => {
  switch (view.state) {
    case 'notStarted':
      return (
        <Button weight="primary" size="large" onPress={onStart}>
          Start verification
        </Button>
      )
    case 'resubmitNeeded':
      return <ResubmitButton requests={view.requests} onPress={onStart} />
    case 'unsuccessful':
      return <UnsuccessfulActions canTryAgain={view.canTryAgain} onTryAgain={onStart} />
    case 'completed':
      return (
        <Link href={profileAddress('withdraw')} weight="secondary">
          Go to withdrawals
        </Link>
      )
    default:
      return null
  }
}

const gains = [
  'Withdraw prize tokens to your bank, card, or crypto wallet.',
  'No one else can open an account in your name.',
  'Your photos go straight to our identity provider. Other players never see them.',
]

const Standing = ({ view, onStart }: KnownProps) => {
  const { icon: Icon, tone, title, text, steps } = view.state === 'notStarted' ? notStarted : outcomeWords[view.state]
  const detail = detailOf(view)
  const actions = <Actions view={view} onStart={onStart} />
  return (
    <ProfilePage title="Verification" intro="You need to verify your identity once before you can withdraw.">
      <Surface as="section" labelledBy="verification-status" padding="wide">
        <div className={styles.status}>
          <span aria-hidden="true" className={styles.icon({ tone })}>
            <Icon size="1.75rem" strokeWidth={1.75} />
          </span>
          <div className={styles.words}>
            <Heading level={2} size="large" id="verification-status">
              {title}
            </Heading>
            <Text tone="soft">{text}</Text>
            {view.state === 'resubmitNeeded' && <DocumentRequests requests={view.requests} />}
            {view.state === 'unsuccessful' && (
              <Notice tone="danger" title="Why">
                {view.reason}
              </Notice>
            )}
            {detail !== undefined && (
              <Text size="small" tone="soft">
                {detail}
              </Text>
            )}
            {view.state !== 'pending' && view.state !== 'underManualVerification' && <div className={styles.actions}>{actions}</div>}
          </div>
        </div>
        <div className={styles.steps}>
          <KycSteps states={view.state === 'resubmitNeeded' ? stepsFor(view.requests) : steps} />
        </div>
      </Surface>
      <ProfileSection title="Why verify">
        <ul className={styles.gains}>
          {gains.map((gain) => (
            <li key={gain} className={styles.gain}>
              <Check className={styles.tick} size="1.25rem" strokeWidth={2.25} aria-hidden />
              <Text>{gain}</Text>
            </li>
          ))}
        </ul>
      </ProfileSection>
    </ProfilePage>
  )
}

/** The tab that says how far the verification has come, whose turn it is, and what it is good for. */
export const ProfileVerification = ({ view, onStart, onRetry }: ProfileVerificationProps) =>
  view.state === 'loading' || view.state === 'failed' ? (
    <ProfileNotLoaded view={view} onRetry={onRetry} />
  ) : (
    <Standing view={view} onStart={onStart} />
  )
