import { BadgeCheck, Clock, FileWarning, House, ShieldX, UserSearch, type LucideIcon } from 'lucide-react'
import type { DocumentKind } from '@lagoon/contract/kyc/enums'
import type { DocumentRequest, KycOutcomeView } from '@lagoon/domain/kyc/kyc.state'

type Outcome = KycOutcomeView['state']

interface OutcomeWords {
  readonly icon: LucideIcon
  readonly tone: 'accent' | 'success' | 'warning' | 'danger'
  readonly title: string
  /** What it means for the player's tokens. */
  readonly text: string
}

const settled: Readonly<Record<Exclude<Outcome, 'resubmitNeeded'>, OutcomeWords>> = {
  completed: {
    icon: BadgeCheck,
    tone: 'success',
    title: 'You’re verified',
    text: 'You can now make withdrawals.',
  },
  addressAsked: {
    icon: House,
    tone: 'accent',
    title: 'Now verify your address',
    text: 'Your identity is verified. Send one document that shows where you live, and you’re done.',
  },
  pending: {
    icon: Clock,
    tone: 'accent',
    title: 'Your documents are in review',
    text: 'You can keep playing. You’ll be able to withdraw when the review is done.',
  },
  unsuccessful: {
    icon: ShieldX,
    tone: 'danger',
    title: 'We couldn’t verify you',
    text: 'You can keep playing and you keep your tokens, but you can’t withdraw.',
  },
  underManualVerification: {
    icon: UserSearch,
    tone: 'accent',
    title: 'Our team is reviewing your documents',
    text: 'We need a closer look, so a person will decide. You don’t need to do anything, and you can keep playing.',
  },
}

const things: Readonly<Record<Exclude<DocumentKind, 'PROFILE'>, string>> = { IDENTITY: 'ID', SELFIE: 'selfie', ADDRESS: 'proof of address' }
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `Please resubmit your ID and selfie`, of everything that is asked for again. */
const resubmitTitle = (requests: readonly DocumentRequest[]): string => {
  const asked = new Set(requests.flatMap(({ document }) => (document === 'PROFILE' ? [] : things[document])))
  if (asked.size > 0) return `Please resubmit your ${list.format(asked)}`
  return requests.length > 0 ? 'Please check your profile' : 'Please resubmit your documents'
}

/** What an outcome of the verification (§4) is called wherever it is told. */
export const outcomeWords = (view: KycOutcomeView): OutcomeWords =>
  view.state === 'resubmitNeeded'
    ? {
        icon: FileWarning,
        tone: 'warning',
        title: resubmitTitle(view.requests),
        text: 'Everything else is fine. You’ll be able to withdraw when the review is done.',
      }
    : settled[view.state]
