import { UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { StartKycView } from '@lagoon/domain/kyc/kyc.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { KycSteps } from '../../../patterns/KycSteps/KycSteps.tsx'
import { dateInWords } from '../../../words/days.ts'
import { unbroken } from '../../../words/unbroken.ts'
import { acceptedInWords } from '../acceptedDocuments.ts'
import { KycOutcome } from '../KycOutcome/KycOutcome.tsx'
import * as layout from '../kycLayout.css.ts'
import { VerificationNotLoaded } from '../VerificationNotLoaded.tsx'
import { DetailFacts } from './DetailFacts.tsx'
import { MissingDetails } from './MissingDetails.tsx'

export interface StartKycProps {
  view: StartKycView
  /** The player has seen the details that are sent and wants to go on. */
  onStart: () => void
  /** From an outcome on: sends again what was asked for, or starts once more. */
  onTryAgain: () => void
  /** Ask again after nobody answered. */
  onRetry: () => void
  isAlone?: boolean
}

type Ready = Extract<StartKycView, { details: unknown; accepted: unknown }>

const stepsOf = (isAddress: boolean) =>
  isAddress
    ? ({ details: 'current', photos: 'done', address: 'ahead', decision: 'ahead' } as const)
    : ({ details: 'current', photos: 'ahead', decision: 'ahead' } as const)

/** The details as they are sent, and the way to put them right first. */
const Details = ({ view, children }: { view: Ready; children: ReactNode }) => {
  const accepted = acceptedInWords(view.accepted)
  return (
    <div className={layout.body}>
      <KycSteps states={stepsOf(view.level === 'ADDRESS')} />
      <DetailFacts details={view.details} />
      <Text size="small" tone="soft">
        Something wrong? <Link href={profileAddress('personal-info')}>Change it in your profile</Link> first. Your documents must match.
      </Text>
      {accepted !== undefined && <Notice title="Have one of these ready">{`Accepted where you live: ${accepted}.`}</Notice>}
      {children}
    </div>
  )
}

/** The age that somebody has from a day on: it differs by where they live. */
const yearsBetween = (birth: string, day: string): number => Number(day.slice(0, 4)) - Number(birth.slice(0, 4))

/** The first step of the verification: what is known of the player, and whether it is enough to begin. */
export const StartKyc = ({ view, onStart, onTryAgain, onRetry, isAlone = false }: StartKycProps) => {
  switch (view.state) {
    case 'loading':
    case 'failed':
      return <VerificationNotLoaded view={view} onRetry={onRetry} />
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
          <Details view={view}>
            {isUnanswered && (
              <Notice tone="warning" title="The identity provider isn’t responding" announce="politely">
                The problem isn’t on your end. Nothing was sent. Try again in a few minutes.
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
            <KycSteps states={stepsOf(false)} />
            <MissingDetails missing={view.missing} />
            <DetailFacts details={view.details} />
          </div>
        </AuthLayout>
      )
    case 'underAge': {
      const age = yearsBetween(view.dateOfBirth, view.ofAgeOn)
      return (
        <AuthLayout
          title={`You must be ${age}`}
          icon={UserRoundX}
          tone="danger"
          width="regular"
          isAlone={isAlone}
          intro={`Based on the date of birth in your profile, ${unbroken(dateInWords(view.dateOfBirth))}, you’ll turn ${age} on ${unbroken(dateInWords(view.ofAgeOn))}. Where you live, you can’t verify or play until then.`}
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
    default:
      return <KycOutcome view={view} onTryAgain={onTryAgain} isAlone={isAlone} />
  }
}
