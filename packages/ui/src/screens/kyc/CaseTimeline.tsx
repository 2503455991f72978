import type { VerificationLevel, VerificationState } from '@lagoon/contract/kyc/enums'
import type { CaseStep, KycOutcomeView } from '@lagoon/domain/kyc/kyc.state'
import { Timeline, type TimelineState, type TimelineStep } from '../../patterns/Timeline/Timeline.tsx'
import { isIdentityWaiting } from './caseSteps.ts'
import { expectedInWords } from './expected.ts'

const titles: Readonly<Record<VerificationState, Readonly<Record<VerificationLevel, string>>>> = {
  NOT_STARTED: { IDENTITY: 'Verification started', ADDRESS: 'Proof of address started' },
  PENDING: { IDENTITY: 'ID and selfie sent', ADDRESS: 'Proof of address sent' },
  UNDER_MANUAL_VERIFICATION: { IDENTITY: 'ID passed to our team', ADDRESS: 'Proof of address passed to our team' },
  RESUBMIT_NEEDED: { IDENTITY: 'ID or selfie requested again', ADDRESS: 'Proof of address requested again' },
  COMPLETED: { IDENTITY: 'Identity verified', ADDRESS: 'Address verified' },
  UNSUCCESSFUL: { IDENTITY: 'Identity not verified', ADDRESS: 'Address not verified' },
}

const stateOf = ({ state }: CaseStep, isLast: boolean): TimelineState => {
  if (state === 'UNSUCCESSFUL') return 'problem'
  return isLast && state === 'RESUBMIT_NEEDED' ? 'current' : 'done'
}

const decisionOf = (view: KycOutcomeView): readonly TimelineStep[] => {
  if (view.state !== 'pending' && view.state !== 'underManualVerification') return []
  const detail = view.state === 'pending' ? 'The identity provider has it.' : 'Our team has it.'
  const by = view.expectedBy === undefined ? '' : ` ${expectedInWords(view.expectedBy)}.`
  return [{ id: 'decision', title: isIdentityWaiting(view) ? 'ID review' : 'Decision', state: 'current', detail: `${detail}${by}` }]
}

/** What has happened to the case so far, and what is to come. */
export const CaseTimeline = ({ view }: { view: KycOutcomeView }) => {
  const { timeline } = view
  const steps = timeline.map((step, index): TimelineStep => ({
    id: `${index}-${step.at}`,
    title: titles[step.state][step.level],
    state: stateOf(step, index === timeline.length - 1),
    at: step.at,
  }))
  return <Timeline label="Your verification, step by step" steps={[...steps, ...decisionOf(view)]} />
}
