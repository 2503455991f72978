import type { KycOutcomeView } from '@lagoon/domain/kyc/kyc.state'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { KycSteps } from '../../../patterns/KycSteps/KycSteps.tsx'
import { stepsOf } from '../caseSteps.ts'
import { DocumentRequests } from '../DocumentRequests.tsx'
import { body, actions } from '../kycLayout.css.ts'
import { OutcomeActions } from '../OutcomeActions.tsx'
import { outcomeDetail } from '../outcomeDetail.ts'
import { outcomeWords } from '../outcomeWords.ts'
import { refusalWords } from '../requestWords.ts'

export interface KycOutcomeProps {
  view: KycOutcomeView
  /** Sends again what was asked for, goes on with the address, or starts once more after an unsuccessful check. */
  onTryAgain: () => void
  isAlone?: boolean
}

/** What came of the verification, in the provider's or the team's word, and what it means for the player. */
export const KycOutcome = ({ view, onTryAgain, isAlone = false }: KycOutcomeProps) => {
  const { icon, tone, title, text } = outcomeWords(view)
  const detail = outcomeDetail(view)
  return (
    <AuthLayout title={title} intro={text} icon={icon} tone={tone} width="regular" isAlone={isAlone}>
      <div className={body}>
        <KycSteps states={stepsOf(view)} />
        {view.state === 'resubmitNeeded' && <DocumentRequests requests={view.requests} />}
        {view.state === 'unsuccessful' && (
          <Notice tone="danger" title="Why">
            {refusalWords[view.refusal][view.canTryAgain ? 'again' : 'final']}
          </Notice>
        )}
        {detail !== '' && (
          <Text size="small" tone="soft" align="center">
            {detail}
          </Text>
        )}
        <div className={actions}>
          <OutcomeActions view={view} onTryAgain={onTryAgain} />
        </div>
      </div>
    </AuthLayout>
  )
}
