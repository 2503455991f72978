import { BadgeCheck, Clock, FileWarning, House, ShieldX, UserSearch, type LucideIcon } from 'lucide-react'
import type { KycOutcomeView } from '@lagoon/domain/kyc/kyc.state'

type Outcome = KycOutcomeView['state']

interface OutcomeWords {
  readonly icon: LucideIcon
  readonly tone: 'accent' | 'success' | 'warning' | 'danger'
  /** One or two words for a Badge. */
  readonly mark: string
  readonly title: string
  /** What it means for the player's tokens. */
  readonly text: string
}

/** What each outcome of the verification (§4) is called wherever it is told. */
export const outcomeWords: Readonly<Record<Outcome, OutcomeWords>> = {
  completed: {
    icon: BadgeCheck,
    tone: 'success',
    mark: 'Verified',
    title: 'You’re verified',
    text: 'You can now make withdrawals.',
  },
  addressAsked: {
    icon: House,
    tone: 'accent',
    mark: 'One step left',
    title: 'Now verify your address',
    text: 'Your identity is verified. Send one document that shows where you live, and you’re done.',
  },
  pending: {
    icon: Clock,
    tone: 'accent',
    mark: 'In review',
    title: 'Your documents are in review',
    text: 'You can keep playing. You’ll be able to withdraw when the review is done.',
  },
  unsuccessful: {
    icon: ShieldX,
    tone: 'danger',
    mark: 'Not verified',
    title: 'We couldn’t verify you',
    text: 'You can keep playing and you keep your tokens, but you can’t withdraw.',
  },
  resubmitNeeded: {
    icon: FileWarning,
    tone: 'warning',
    mark: 'Action needed',
    title: 'Please resubmit a document',
    text: 'Everything else is fine. You’ll be able to withdraw when the review is done.',
  },
  underManualVerification: {
    icon: UserSearch,
    tone: 'accent',
    mark: 'With our team',
    title: 'Our team is reviewing your documents',
    text: 'We need a closer look, so a person will decide. You don’t need to do anything, and you can keep playing.',
  },
}
