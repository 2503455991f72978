import { homeAddress } from '@lagoon/contract/shell/addresses'
import type { ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { KycOutcomeView } from '@lagoon/domain/kyc/kyc.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { KycSteps } from '../../../patterns/KycSteps/KycSteps.tsx'
import { dayOf } from '../../account/days.ts'
import { DocumentRequests, stepsFor } from '../DocumentRequests.tsx'
import { body, actions } from '../kycLayout.css.ts'
import { ResubmitButton, UnsuccessfulActions } from '../OutcomeActions.tsx'
import { outcomeWords } from '../outcomeWords.ts'

export interface KycOutcomeProps {
  view: KycOutcomeView
  /** Sends again what was asked for, or starts once more after an unsuccessful check. */
  onTryAgain: () => void
  isAlone?: boolean
}

const Since = ({ children }: { children: ReactNode }) => (
  <Text size="small" tone="soft" align="center">
    {children}
  </Text>
)

const Body = ({ view, onTryAgain }: Pick<KycOutcomeProps, 'view' | 'onTryAgain'>) => {
  switch (view.state) {
    case 'completed':
      return (
        <>
          <Since>Verified on {dayOf(view.completedAt)}</Since>
          <div className={actions}>
            <Link href={profileAddress('withdraw')} weight="primary" size="large">
              Go to withdrawals
            </Link>
            <Link href={homeAddress} weight="quiet">
              Back to games
            </Link>
          </div>
        </>
      )
    case 'pending':
      return (
        <>
          <Since>Sent on {dayOf(view.submittedAt)}. We’ll email you as soon as there’s a decision.</Since>
          <Link href={homeAddress} weight="primary" size="large">
            Back to games
          </Link>
        </>
      )
    case 'unsuccessful':
      return (
        <>
          <Notice tone="danger" title="Why">
            {view.reason}
          </Notice>
          <div className={actions}>
            <UnsuccessfulActions canTryAgain={view.canTryAgain} onTryAgain={onTryAgain} />
          </div>
        </>
      )
    case 'resubmitNeeded':
      return (
        <>
          <DocumentRequests requests={view.requests} />
          {view.until !== undefined && <Since>You have until {dayOf(view.until)}. After that, you’ll need to start over.</Since>}
          <ResubmitButton requests={view.requests} onPress={onTryAgain} />
        </>
      )
    case 'underManualVerification':
      return (
        <>
          <Since>In review since {dayOf(view.since)}. We’ll email you when they decide.</Since>
          <Link href={homeAddress} weight="primary" size="large">
            Back to games
          </Link>
        </>
      )
  }
}

/** What came of the verification, in the provider's or the team's word, and what it means for the player. */
export const KycOutcome = ({ view, onTryAgain, isAlone = false }: KycOutcomeProps) => {
  const { icon, tone, title, text, steps } = outcomeWords[view.state]
  return (
    <AuthLayout title={title} intro={text} icon={icon} tone={tone} width="regular" isAlone={isAlone}>
      <div className={body}>
        <KycSteps states={view.state === 'resubmitNeeded' ? stepsFor(view.requests) : steps} />
        <Body view={view} onTryAgain={onTryAgain} />
      </div>
    </AuthLayout>
  )
}
