import { BadgeCheck, Clock, FileWarning, ShieldX, UserSearch, type LucideIcon } from 'lucide-react'
import type { VerificationState } from '@lagoon/contract/kyc/enums'
import type { KycStep, KycStepState } from '../../patterns/KycSteps/KycSteps.tsx'

type Outcome = Exclude<VerificationState, 'notStarted'>

interface OutcomeWords {
  readonly icon: LucideIcon
  readonly tone: 'accent' | 'success' | 'warning' | 'danger'
  /** One or two words for a Badge. */
  readonly mark: string
  readonly title: string
  /** What it means for the player's tokens. */
  readonly text: string
  readonly steps: Readonly<Record<KycStep, KycStepState>>
}

const sent = { details: 'done', photos: 'done', address: 'done' } as const

/** What each outcome of the verification (§4) is called wherever it is told. */
export const outcomeWords: Readonly<Record<Outcome, OutcomeWords>> = {
  completed: {
    icon: BadgeCheck,
    tone: 'success',
    mark: 'Verified',
    title: 'You’re verified',
    text: 'You can now make withdrawals. You won’t need to do this again.',
    steps: { ...sent, decision: 'done' },
  },
  pending: {
    icon: Clock,
    tone: 'accent',
    mark: 'In review',
    title: 'Your documents are in review',
    text: 'You can keep playing. You’ll be able to withdraw when the review is done.',
    steps: { ...sent, decision: 'waiting' },
  },
  unsuccessful: {
    icon: ShieldX,
    tone: 'danger',
    mark: 'Not verified',
    title: 'We couldn’t verify you',
    text: 'You can keep playing and you keep your tokens, but you can’t withdraw.',
    steps: { ...sent, decision: 'problem' },
  },
  resubmitNeeded: {
    icon: FileWarning,
    tone: 'warning',
    mark: 'Action needed',
    title: 'Please resubmit a document',
    text: 'Everything else is fine. You’ll be able to withdraw when the review is done.',
    steps: { details: 'done', photos: 'problem', address: 'problem', decision: 'ahead' },
  },
  underManualVerification: {
    icon: UserSearch,
    tone: 'accent',
    mark: 'With our team',
    title: 'Our team is reviewing your documents',
    text: 'We need a closer look, so a person will decide. You don’t need to do anything, and you can keep playing.',
    steps: { ...sent, decision: 'waiting' },
  },
}
