import { useRef, type ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import { verificationAddress } from '@lagoon/contract/kyc/addresses'
import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import type { KycOutcomeView, StartPhotoVerificationView } from '@lagoon/domain/kyc/kyc.state'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { ProgressBar } from '../../../kit/ProgressBar/ProgressBar.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { KycSteps } from '../../../patterns/KycSteps/KycSteps.tsx'
import { stepsOf } from '../caseSteps.ts'
import { KycOutcome } from '../KycOutcome/KycOutcome.tsx'
import * as layout from '../kycLayout.css.ts'
import { VerificationNotLoaded } from '../VerificationNotLoaded.tsx'
import { useFocusOnOutcome } from '../useFocusOnOutcome.ts'
import { IdentityFrame, type IdentityFrameProps } from './IdentityFrame.tsx'
import { Needs } from './Needs.tsx'
import * as styles from './StartPhotoVerification.css.ts'

export interface StartPhotoVerificationProps extends Pick<
  IdentityFrameProps,
  'onReady' | 'onSubmitted' | 'onStatusChanged' | 'onNewToken'
> {
  view: StartPhotoVerificationView
  /** Opens the provider's frame, or draws it once more. */
  onOpenFrame: () => void
  /** From an outcome on: sends again what was asked for, or starts once more. */
  onTryAgain: () => void
  /** Ask again after nobody answered. */
  onRetry: () => void
  isAlone?: boolean
}

type AtProvider = Exclude<Known<StartPhotoVerificationView>, KycOutcomeView>

const titles: Readonly<Record<VerificationLevel, string>> = {
  IDENTITY: 'Take photos of your ID and face',
  ADDRESS: 'Show where you live',
}

/** What was sent is out of the player's hands, whether or not the provider has said so yet. */
const sentSteps = ({ level, isAddressAsked }: AtProvider) =>
  stepsOf({ state: 'pending', level, isAddressAsked, isIdVerified: level === 'ADDRESS', isAddressVerified: false, timeline: [] })

const Steps = ({ view }: { view: AtProvider }) => (
  <KycSteps
    states={
      view.state === 'sent'
        ? sentSteps(view)
        : {
            details: 'done',
            photos: view.level === 'IDENTITY' ? 'current' : 'done',
            ...(view.isAddressAsked ? { address: view.level === 'ADDRESS' ? 'current' : 'ahead' } : {}),
            decision: 'ahead',
          }
    }
  />
)

const Leave = ({ children }: { children: string }) => (
  <Link href={verificationAddress()} weight="quiet">
    {children}
  </Link>
)
const later = <Leave>Finish later</Leave>

/** What stands in the place of the frame, with the one thing to do about it. */
const Said = ({ view, onOpenFrame }: { view: AtProvider; onOpenFrame: () => void }): ReactNode => {
  const again = (label: string, help?: ReactNode) => (
    <div className={layout.actions}>
      <Button weight="primary" size="large" onPress={onOpenFrame}>
        {label}
      </Button>
      {help}
      {later}
    </div>
  )
  switch (view.state) {
    case 'sent':
      return (
        <>
          <ProgressBar label={`Waiting for ${view.provider}`} />
          <Leave>Back to verification</Leave>
        </>
      )
    case 'frameBlocked':
      return (
        <>
          <Notice tone="warning" title={`${view.provider} didn’t open`} announce="politely">
            Something on this device may be blocking it, such as an ad blocker. Turn it off for this page and try again, or continue in
            another browser or on your phone. Everything you’ve done so far is saved.
          </Notice>
          {again(
            'Try again',
            <Link href={profileAddress('support')} weight="quiet">
              Contact support
            </Link>,
          )}
        </>
      )
    case 'providerUnavailable':
      return (
        <>
          <Notice tone="warning" title="The identity provider isn’t responding" announce="politely">
            The problem isn’t on your end. What you’ve done so far is saved. Try again in a few minutes.
          </Notice>
          {again('Try again')}
        </>
      )
    case 'ready':
    case 'leftBeforeEnd':
      return (
        <>
          {view.state === 'leftBeforeEnd' && (
            <Notice tone="warning" title="You left before finishing" announce="politely">
              Nothing was decided. You can continue where you left off.
            </Notice>
          )}
          <Needs level={view.level} accepted={view.accepted} />
          {again(view.state === 'leftBeforeEnd' ? 'Continue' : view.level === 'ADDRESS' ? 'Add your document' : 'Take photos')}
        </>
      )
    default:
      return null
  }
}

const intro = ({ state, provider }: AtProvider): string => {
  if (state === 'sent')
    return `${provider} has everything. This page updates automatically, and you don’t have to stay: we’ll email you the decision.`
  return state === 'providerWindow'
    ? `This page is run by ${provider}, our identity provider. Your photos go straight there, and we only receive the result.`
    : `You’ll do this with ${provider}, our identity provider. We only receive the result.`
}

type ShownProps = Omit<StartPhotoVerificationProps, 'view' | 'onRetry' | 'onTryAgain'> & { view: AtProvider }

const Step = ({ view, onOpenFrame, isAlone = false, ...heard }: ShownProps) => (
  <AuthLayout
    title={view.state === 'sent' ? 'Sent for verification' : titles[view.level]}
    intro={intro(view)}
    width="regular"
    isAlone={isAlone}
  >
    <div className={layout.body}>
      <Steps view={view} />
      {view.state === 'providerWindow' ? (
        <>
          <div className={styles.place}>
            {!view.isReady && <ProgressBar label={`Opening ${view.provider}`} />}
            <IdentityFrame {...heard} url={view.frameUrl} accessToken={view.accessToken} isReady={view.isReady} />
          </div>
          {later}
        </>
      ) : (
        <Said view={view} onOpenFrame={onOpenFrame} />
      )}
    </div>
  </AuthLayout>
)

/** What of the page changes without the player having gone anywhere: the step, what was sent, what came of it. */
const stageOf = (view: StartPhotoVerificationView): string => {
  if (view.state === 'loading' || view.state === 'failed') return 'step'
  return 'provider' in view && view.state !== 'sent' ? 'step' : view.state
}

/** The second step of the verification: photos of a document and a face, taken in the provider's own frame. */
export const StartPhotoVerification = ({ view, onTryAgain, onRetry, ...step }: StartPhotoVerificationProps) => {
  const root = useRef<HTMLDivElement>(null)
  useFocusOnOutcome(root, stageOf(view))
  if (view.state === 'loading' || view.state === 'failed') return <VerificationNotLoaded view={view} onRetry={onRetry} />
  return (
    <div ref={root}>
      {'provider' in view ? (
        <Step {...step} view={view} />
      ) : (
        <KycOutcome view={view} onTryAgain={onTryAgain} isAlone={step.isAlone ?? false} />
      )}
    </div>
  )
}
