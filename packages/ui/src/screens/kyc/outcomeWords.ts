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
    title: 'You are verified',
    text: 'Withdrawals are open to you from now on. You do not have to do this again.',
    steps: { ...sent, decision: 'done' },
  },
  pending: {
    icon: Clock,
    tone: 'accent',
    mark: 'Being checked',
    title: 'Your documents are being checked',
    text: 'You can close this page and play. Withdrawals open when the check is done.',
    steps: { ...sent, decision: 'waiting' },
  },
  unsuccessful: {
    icon: ShieldX,
    tone: 'danger',
    mark: 'Not verified',
    title: 'We could not verify you',
    text: 'You can go on playing. Withdrawals stay closed, and your tokens stay yours.',
    steps: { ...sent, decision: 'problem' },
  },
  resubmitNeeded: {
    icon: FileWarning,
    tone: 'warning',
    mark: 'Needs you',
    title: 'Something has to be sent again',
    text: 'All the rest is fine and does not have to be sent again. Withdrawals open when the check is done.',
    steps: { details: 'done', photos: 'problem', address: 'problem', decision: 'ahead' },
  },
  underManualVerification: {
    icon: UserSearch,
    tone: 'accent',
    mark: 'With our team',
    title: 'Our team is looking at your documents',
    text: 'The automatic check was not sure, so a person decides. You do not have to do anything, and you can play in the meantime.',
    steps: { ...sent, decision: 'waiting' },
  },
}
