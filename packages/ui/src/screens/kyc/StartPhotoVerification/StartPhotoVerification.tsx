import { AppWindow, Camera, IdCard, ScanFace, type LucideIcon } from 'lucide-react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { StartPhotoVerificationView } from '@lagoon/domain/kyc/kyc.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { ProgressBar } from '../../../kit/ProgressBar/ProgressBar.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { KycSteps } from '../../../patterns/KycSteps/KycSteps.tsx'
import * as layout from '../kycLayout.css.ts'

export interface StartPhotoVerificationProps {
  view: StartPhotoVerificationView
  /** Opens the provider's window, or brings the open one to the front. */
  onOpenWindow: () => void
  /** The player gives up for now; what was not finished at the provider is dropped there. */
  onLeave: () => void
  isAlone?: boolean
}

const needs: readonly { readonly icon: LucideIcon; readonly title: string; readonly text: string }[] = [
  {
    icon: IdCard,
    title: 'Your identity document',
    text: 'Passport, identity card or driving licence, not expired. All four corners in the picture.',
  },
  { icon: ScanFace, title: 'Your face', text: 'A selfie in good light, without sunglasses or a hat.' },
  {
    icon: Camera,
    title: 'A camera',
    text: 'The browser asks whether the provider may use it. No camera here? Do this step on your phone.',
  },
]

const Needs = () => (
  <ul className={layout.needs}>
    {needs.map(({ icon: Icon, title, text }) => (
      <li key={title} className={layout.need}>
        <span aria-hidden="true" className={layout.needIcon}>
          <Icon size="1.25rem" strokeWidth={1.75} />
        </span>
        <div>
          <Text weight="strong">{title}</Text>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </div>
      </li>
    ))}
  </ul>
)

const steps = <KycSteps states={{ details: 'done', photos: 'current', address: 'ahead', decision: 'ahead' }} />

/** The second step of the verification: photos of a document and a face, taken in the provider's window. */
export const StartPhotoVerification = ({ view, onOpenWindow, onLeave, isAlone = false }: StartPhotoVerificationProps) => {
  if (view.state === 'providerWindow')
    return (
      <AuthLayout
        title="Go on in the other window"
        icon={AppWindow}
        width="regular"
        isAlone={isAlone}
        intro={`${view.provider} is open beside this page. Finish there; this page goes on by itself when you are done.`}
      >
        <div className={layout.body}>
          {steps}
          <ProgressBar label={`Waiting for ${view.provider}`} />
          <div className={layout.actions}>
            <Button weight="primary" size="large" onPress={onOpenWindow}>
              Show the window again
            </Button>
            <Button weight="quiet" onPress={onLeave}>
              Stop for now
            </Button>
          </div>
        </div>
      </AuthLayout>
    )
  const hasLeft = view.state === 'leftBeforeEnd'
  return (
    <AuthLayout
      title="Photos of your document and your face"
      intro={`They are taken by ${view.provider}, our identity provider, in a window of its own. We get its decision.`}
      width="regular"
      isAlone={isAlone}
    >
      <div className={layout.body}>
        {steps}
        {hasLeft && (
          <Notice tone="warning" title="The photos were not finished" announce="politely">
            The window was closed before the end, so nothing was sent. Your details are kept: you go on with the photos.
          </Notice>
        )}
        <Needs />
        <div className={layout.actions}>
          <Button weight="primary" size="large" isPending={view.isStarting} onPress={onOpenWindow}>
            {hasLeft ? 'Go on with the photos' : 'Start with the photos'}
          </Button>
          <Link href={profileAddress('verification')} weight="quiet">
            Later
          </Link>
        </div>
      </div>
    </AuthLayout>
  )
}
