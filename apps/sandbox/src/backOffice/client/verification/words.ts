import type { KycDecision, OperatorKycCase } from '@lagoon/contract/wire/operator/kycCases'
import type { VerificationLevel, VerificationState } from '@lagoon/contract/kyc/enums'

export const levelWords: Readonly<Record<VerificationLevel, string>> = { IDENTITY: 'Identity', ADDRESS: 'Address' }

export const stateWords: Readonly<Record<VerificationState, string>> = {
  NOT_STARTED: 'Not started',
  COMPLETED: 'Completed',
  PENDING: 'Pending',
  UNSUCCESSFUL: 'Unsuccessful',
  RESUBMIT_NEEDED: 'Resubmit needed',
  UNDER_MANUAL_VERIFICATION: 'Waiting for a person',
}

export const reasonWords: Readonly<Record<NonNullable<OperatorKycCase['reason']>, string>> = {
  PROVIDER: 'On hold at the provider',
  DUPLICATE: 'Another account seems to belong to the same person',
  STATED_UNDER_AGE: 'The date of birth was changed after one under age was given',
}

export const sharedWords: Readonly<Record<OperatorKycCase['shared'][number]['what'], string>> = {
  NAME_AND_BIRTH_DATE: 'Same name and date of birth',
  DOCUMENT: 'Same document',
  PAYOUT_ACCOUNT: 'Same payout account',
}

type Decision = KycDecision['decision']
/** What may be decided in a state. */
export const decisionsIn = (state: VerificationState): readonly Decision[] => {
  if (state === 'UNDER_MANUAL_VERIFICATION') return ['APPROVED', 'REFUSED']
  return state === 'UNSUCCESSFUL' || state === 'COMPLETED' ? ['REOPENED'] : []
}

interface DecisionWords {
  readonly label: string
  readonly title: string
  readonly effect: string
  readonly done: string
}
export const decisionWords: Readonly<Record<Decision, DecisionWords>> = {
  APPROVED: {
    label: 'Approve',
    title: 'Approve this verification?',
    effect: 'The player is verified right away, and told by notification and email.',
    done: 'The player is verified.',
  },
  REFUSED: {
    label: 'Refuse',
    title: 'Refuse this verification?',
    effect: 'The player is told that they couldn’t be verified, never why.',
    done: 'The verification is refused.',
  },
  REOPENED: {
    label: 'Reopen',
    title: 'Reopen this verification?',
    effect: 'An approval no longer counts. The player can correct their name and date of birth, and start again from the beginning.',
    done: 'The player can start again from the beginning.',
  },
}

type Line = OperatorKycCase['timeline'][number]
const sourceWords: Readonly<Record<Line['source'], string>> = {
  WEBHOOK: 'the provider’s notification',
  STATUS: 'the provider’s status',
  PLATFORM: 'the platform',
  DESK: 'a reviewer',
}
export const speakerOf = ({ source, actor }: Pick<Line, 'source' | 'actor'>): string =>
  source === 'DESK' && actor !== '' ? actor : sourceWords[source]

/** `RESUBMIT_NEEDED` → `Resubmit needed`. */
export const saidWords = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase().replaceAll('_', ' ')
