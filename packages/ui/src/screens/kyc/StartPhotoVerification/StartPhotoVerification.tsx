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
    title: 'Your ID',
    text: 'A passport, ID card, or driver’s license that hasn’t expired. Show all four corners.',
  },
  { icon: ScanFace, title: 'A selfie', text: 'In good light, without sunglasses or a hat.' },
  {
    icon: Camera,
    title: 'A camera',
    text: 'Your browser will ask to use it. No camera? Do this step on your phone.',
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
        title="Continue in the other window"
        icon={AppWindow}
        width="regular"
        isAlone={isAlone}
        intro={`${view.provider} is open in another window. This page continues automatically when you’re done there.`}
      >
        <div className={layout.body}>
          {steps}
          <ProgressBar label={`Waiting for ${view.provider}`} />
          <div className={layout.actions}>
            <Button weight="primary" size="large" onPress={onOpenWindow}>
              Show window
            </Button>
            <Button weight="quiet" onPress={onLeave}>
              Finish later
            </Button>
          </div>
        </div>
      </AuthLayout>
    )
  const hasLeft = view.state === 'leftBeforeEnd'
  return (
    <AuthLayout
      title="Take photos of your ID and face"
      intro={`You’ll take them in a window from ${view.provider}, our identity provider. We only receive the result.`}
      width="regular"
      isAlone={isAlone}
    >
      <div className={layout.body}>
        {steps}
        {hasLeft && (
          <Notice tone="warning" title="You didn’t finish your photos" announce="politely">
            The window was closed before you finished, so nothing was sent. We saved your details, so you can go straight to the photos.
          </Notice>
        )}
        <Needs />
        <div className={layout.actions}>
          <Button weight="primary" size="large" isPending={view.isStarting} onPress={onOpenWindow}>
            {hasLeft ? 'Continue with photos' : 'Start photos'}
          </Button>
          <Link href={profileAddress('verification')} weight="quiet">
            Later
          </Link>
        </div>
      </div>
    </AuthLayout>
  )
}
