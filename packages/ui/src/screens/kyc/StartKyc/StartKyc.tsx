import { UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { KycDetails, StartKycView } from '@lagoon/domain/kyc/kyc.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { KycSteps } from '../../../patterns/KycSteps/KycSteps.tsx'
import { dateInWords } from '../../account/days.ts'
import * as layout from '../kycLayout.css.ts'
import { DetailFacts } from './DetailFacts.tsx'
import { MissingDetails } from './MissingDetails.tsx'

export interface StartKycProps {
  view: StartKycView
  /** The player has seen the details that are sent and wants to go on. */
  onStart: () => void
  isAlone?: boolean
}

const steps = <KycSteps states={{ details: 'current', photos: 'ahead', address: 'ahead', decision: 'ahead' }} />

/** The details as they are sent, and the way to put them right first. */
const Details = ({ details, children }: { details: KycDetails; children: ReactNode }) => (
  <div className={layout.body}>
    {steps}
    <DetailFacts details={details} />
    <Text size="small" tone="soft">
      Something wrong? <Link href={profileAddress('personal-info')}>Change it in your profile</Link> first. Your documents must match.
    </Text>
    {children}
  </div>
)

/** The first step of the verification: what is known of the player, and whether it is enough to begin. */
export const StartKyc = ({ view, onStart, isAlone = false }: StartKycProps) => {
  switch (view.state) {
    case 'ready':
    case 'starting':
    case 'providerUnavailable': {
      const isUnanswered = view.state === 'providerUnavailable'
      return (
        <AuthLayout
          title="Check your details"
          intro="Our identity provider compares them with your documents."
          width="regular"
          isAlone={isAlone}
        >
          <Details details={view.details}>
            {isUnanswered && (
              <Notice tone="warning" title="The identity provider isn’t responding" announce="politely">
                It’s not you. Nothing was sent. Try again in a few minutes.
              </Notice>
            )}
            <Button weight="primary" size="large" isPending={view.state === 'starting'} onPress={onStart}>
              {isUnanswered ? 'Try again' : 'Confirm details'}
            </Button>
          </Details>
        </AuthLayout>
      )
    }
    case 'fieldsMissing':
      return (
        <AuthLayout
          title="A few details first"
          intro="We need these to match your documents to your profile."
          width="regular"
          isAlone={isAlone}
        >
          <div className={layout.body}>
            {steps}
            <MissingDetails missing={view.missing} />
            <DetailFacts details={view.details} />
          </div>
        </AuthLayout>
      )
    case 'underAge':
      return (
        <AuthLayout
          title="You must be 18"
          icon={UserRoundX}
          tone="danger"
          width="regular"
          isAlone={isAlone}
          intro={`Based on the date of birth in your profile, ${dateInWords(view.dateOfBirth)}, you’ll turn 18 on ${dateInWords(view.ofAgeOn)}. You can’t verify or play until then.`}
        >
          <div className={layout.actions}>
            <Link href={profileAddress('personal-info')} weight="primary" size="large">
              Correct my date of birth
            </Link>
            <Link href={profileAddress('support')} weight="quiet">
              Contact support
            </Link>
          </div>
        </AuthLayout>
      )
  }
}
