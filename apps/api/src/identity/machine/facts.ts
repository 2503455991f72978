import type { RefusalReason, VerificationLevel } from '@lagoon/contract/kyc/enums'
import type { IdentityReading, RequestedDocument } from '../protocol.ts'

/** What makes us look at a level whatever its provider says. */
export type Finding = 'DUPLICATE' | 'STATED_UNDER_AGE'
/** What our desk decides. */
export type Decision = 'APPROVED' | 'REFUSED' | 'REOPENED'

/** Something that was said of a level of a verification. */
export interface VerificationFact {
  readonly level: VerificationLevel
  /** UNDER_AGE: by the document. NOT_FINISHED: by our clock. */
  readonly word: IdentityReading['word'] | Finding | Decision | 'UNDER_AGE' | 'NOT_FINISHED'
  readonly source: 'WEBHOOK' | 'STATUS' | 'PLATFORM' | 'DESK'
  /** Tells apart what one source says at one moment. */
  readonly subject: string
  /** By the provider's clock; what we say ourselves by that of the database. */
  readonly at: Date
  /** With UNSUCCESSFUL: it cannot be tried again. */
  readonly isFinal: boolean
  readonly reason: RefusalReason | null
  readonly documents: readonly RequestedDocument[]
  readonly attempts: number | null
  /** `1991-08-14`. With STARTED that of the profile, with STATED_UNDER_AGE the stated one, otherwise that of the document. */
  readonly birthDate: string | null
}

type Word = VerificationFact['word']

/** Of what is said at one moment the careful word comes last, and holds. */
const order: readonly Word[] = [
  // Before the approval of the same moment, which it holds up.
  'DUPLICATE',
  'STATED_UNDER_AGE',
  'STARTED',
  'PENDING',
  'COMPLETED',
  'MANUAL',
  'RESUBMIT',
  'UNSUCCESSFUL',
  'RESET',
  'NOT_FINISHED',
  'UNDER_AGE',
  'APPROVED',
  'REFUSED',
  'REOPENED',
]

const isOfProvider = ({ source }: VerificationFact): boolean => source === 'WEBHOOK' || source === 'STATUS'
const isReset = ({ word }: VerificationFact): boolean => word === 'RESET'

/**
 * What was said of a level in the one order in which it counts: by time; at the same moment the status call in place of the notices,
 * a reset before what was found after it, and then by word. A notice that is repeated counts once.
 */
export const inOrder = (level: VerificationLevel, facts: readonly VerificationFact[]): readonly VerificationFact[] => {
  const ofLevel = facts.filter((fact) => fact.level === level)
  const asked = new Set(ofLevel.flatMap((fact) => (fact.source === 'STATUS' && !isReset(fact) ? [fact.at.getTime()] : [])))
  const rank = (fact: VerificationFact) => (isReset(fact) && asked.has(fact.at.getTime()) ? -1 : order.indexOf(fact.word))
  return ofLevel
    .filter((fact) => fact.source !== 'WEBHOOK' || isReset(fact) || !asked.has(fact.at.getTime()))
    .toSorted(
      (a, b) =>
        a.at.getTime() - b.at.getTime() ||
        rank(a) - rank(b) ||
        Number(isOfProvider(a)) - Number(isOfProvider(b)) ||
        (a.subject < b.subject ? -1 : Number(a.subject > b.subject)),
    )
}
