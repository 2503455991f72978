import { Check, ShieldCheck } from 'lucide-react'
import type { ProfileVerificationView } from '@lagoon/domain/kyc/kyc.state'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { KycSteps } from '../../../patterns/KycSteps/KycSteps.tsx'
import { ProfilePage } from '../../../patterns/ProfileSection/ProfilePage.tsx'
import { ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { stepsOf } from '../../kyc/caseSteps.ts'
import { CaseTimeline } from '../../kyc/CaseTimeline.tsx'
import { DocumentRequests } from '../../kyc/DocumentRequests.tsx'
import { OutcomeActions } from '../../kyc/OutcomeActions.tsx'
import { outcomeDetail } from '../../kyc/outcomeDetail.ts'
import { outcomeWords } from '../../kyc/outcomeWords.ts'
import { refusalWords } from '../../kyc/requestWords.ts'
import { ProfileNotLoaded } from '../../shell/ProfileNotLoaded.tsx'
import * as styles from './ProfileVerification.css.ts'

export interface ProfileVerificationProps {
  view: ProfileVerificationView
  /** Begins the verification, or goes on with what is asked for. */
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
  text: 'Have your ID ready. It takes a few minutes, and you can stop anytime and pick up later.',
} as const

/** When it was, or what has been said; empty while there is nothing to add. */
const detailOf = (view: KnownProps['view']): string => {
  if (view.state !== 'notStarted') return outcomeDetail(view)
  if (view.isBegun) return 'You’ve started, and what you’ve done so far is saved.'
  return view.missing.length === 0 ? '' : 'Some of your details are missing. You’ll add them in the first step.'
}

const Actions = ({ view, onStart }: KnownProps) =>
  view.state === 'notStarted' ? (
    <Button weight="primary" size="large" onPress={onStart}>
      {view.isBegun ? 'Continue verification' : 'Start verification'}
    </Button>
  ) : (
    <OutcomeActions view={view} onTryAgain={onStart} />
  )

/** While somebody else decides there is nothing to do here. */
const isWaiting = ({ state }: KnownProps['view']): boolean => state === 'pending' || state === 'underManualVerification'

const gains = [
  'Withdraw prize tokens to your bank, card, or crypto wallet.',
  'No one else can open an account in your name.',
  'Your photos go straight to our identity provider. Other players never see them.',
]

const WhyVerify = () => (
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
)

const Standing = ({ view, onStart }: KnownProps) => {
  const { icon: Icon, tone, title, text } = view.state === 'notStarted' ? notStarted : outcomeWords(view)
  const detail = detailOf(view)
  return (
    <ProfilePage
      title="Verification"
      intro={view.state === 'completed' ? undefined : 'You need to verify your identity once before you can withdraw.'}
    >
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
                {refusalWords[view.refusal][view.canTryAgain ? 'again' : 'final']}
              </Notice>
            )}
            {detail !== '' && (
              <Text size="small" tone="soft">
                {detail}
              </Text>
            )}
            {!isWaiting(view) && (
              <div className={styles.actions}>
                <Actions view={view} onStart={onStart} />
              </div>
            )}
          </div>
        </div>
        <div className={styles.steps}>
          <KycSteps states={stepsOf(view)} />
        </div>
      </Surface>
      {view.state !== 'notStarted' && view.timeline.length > 0 && (
        <ProfileSection title="What has happened so far">
          <CaseTimeline view={view} />
        </ProfileSection>
      )}
      {view.state !== 'completed' && <WhyVerify />}
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
