import type { RefusalReason, VerificationLevel, VerificationState } from '@lagoon/contract/kyc/enums'
import type { RequestedDocument } from '../protocol.ts'
import { inOrder, type VerificationFact } from './facts.ts'

/** How often the documents of a level may be sent. */
export const MOST_ATTEMPTS = 5
/** What is asked for again is waited for so long. */
export const RESUBMIT_DAYS = 14

const DAY_MS = 86_400_000

/** Why a level waits for a person: its provider holds it, or we do. */
export type ManualReason = 'PROVIDER' | 'DUPLICATE' | 'STATED_UNDER_AGE'

/** How a level stands. */
export interface LevelStanding {
  readonly state: VerificationState
  /** Since when it stands so; null where it was never begun. NOT_STARTED with a time: begun, and not sent yet. */
  readonly since: Date | null
  readonly requests: readonly RequestedDocument[]
  /** Null where nobody counts. */
  readonly attemptsLeft: number | null
  /** Until when what is asked for again is waited for. */
  readonly until: Date | null
  readonly refusal: RefusalReason | null
  readonly isFinal: boolean
  readonly manualReason: ManualReason | null
  /** `1991-08-14`, with a refusal for it: the date of birth on the document. */
  readonly birthDate: string | null
  /** Every state that it has stood in, oldest first. */
  readonly steps: readonly { readonly state: VerificationState; readonly at: Date }[]
}

/** How a level stands while what was said of it is gone through. */
interface Running {
  readonly state: VerificationState
  readonly at: Date | null
  readonly requests: readonly RequestedDocument[]
  readonly attempts: number | null
  readonly refusal: RefusalReason | null
  readonly isFinal: boolean
  readonly documentBirthDate: string | null
  /** Date of birth in the profile when it was begun last. */
  readonly statedBirthDate: string | null
  /** What nobody has decided about yet. */
  readonly findings: readonly VerificationFact[]
}

const nothing = { requests: [], refusal: null, isFinal: false } as const
const fresh: Running = {
  ...nothing,
  state: 'NOT_STARTED',
  at: null,
  attempts: null,
  documentBirthDate: null,
  statedBirthDate: null,
  findings: [],
}

const refused = (before: Running, { at }: VerificationFact, refusal: RefusalReason, isFinal: boolean): Running => ({
  ...before,
  ...nothing,
  state: 'UNSUCCESSFUL',
  at,
  refusal,
  isFinal,
})

const anew = (before: Running, at: Date | null): Running => ({
  ...fresh,
  at,
  findings: before.findings,
  statedBirthDate: before.statedBirthDate,
})

/** What a provider says, where nothing is final. */
const heard = (before: Running, fact: VerificationFact): Running => {
  const { at, word } = fact
  const attempts = fact.attempts === null ? before.attempts : Math.max(fact.attempts, before.attempts ?? 0)
  const after = { ...before, ...nothing, at, attempts }
  switch (word) {
    case 'PENDING':
      // A check that goes on takes no approval away: only a reset does, or another word.
      return before.state === 'COMPLETED' ? { ...before, attempts } : { ...after, state: 'PENDING' }
    case 'COMPLETED':
      return { ...after, state: 'COMPLETED', documentBirthDate: fact.birthDate ?? before.documentBirthDate }
    case 'MANUAL':
      return { ...after, state: 'UNDER_MANUAL_VERIFICATION' }
    case 'RESUBMIT':
      return attempts !== null && attempts >= MOST_ATTEMPTS
        ? refused({ ...before, attempts }, fact, 'TOO_MANY_ATTEMPTS', true)
        : { ...after, state: 'RESUBMIT_NEEDED', requests: fact.documents }
    case 'UNSUCCESSFUL':
      return refused({ ...before, attempts }, fact, fact.reason ?? 'NOT_CONFIRMED', fact.isFinal)
    default:
      return before
  }
}

const next = (before: Running, fact: VerificationFact): Running => {
  const { at, word } = fact
  switch (word) {
    case 'RESET':
      return anew(before, null)
    case 'REOPENED':
      return anew({ ...before, findings: [] }, null)
    case 'APPROVED':
      return { ...before, ...nothing, state: 'COMPLETED', at, findings: [] }
    case 'REFUSED':
      return refused(before, fact, fact.reason ?? 'NOT_CONFIRMED', true)
    case 'DUPLICATE':
    case 'STATED_UNDER_AGE':
      return { ...before, findings: [...before.findings, fact] }
    case 'STARTED': {
      const begun = fact.source === 'PLATFORM' ? { ...before, statedBirthDate: fact.birthDate ?? before.statedBirthDate } : before
      const mayBegin = before.state === 'NOT_STARTED' ? before.at === null : before.state === 'UNSUCCESSFUL' && !before.isFinal
      return mayBegin ? { ...begun, ...nothing, state: 'NOT_STARTED', at } : begun
    }
    case 'UNDER_AGE':
      return { ...refused(before, fact, 'UNDER_AGE', true), documentBirthDate: fact.birthDate }
    case 'NOT_FINISHED': {
      const isWaitedFor = before.state === 'RESUBMIT_NEEDED' || (before.state === 'NOT_STARTED' && before.at !== null)
      return isWaitedFor ? refused(before, fact, 'NOT_FINISHED', false) : before
    }
    default:
      return before.isFinal ? before : heard(before, fact)
  }
}

/** A finding that still holds; a younger date of birth than the age asks for is none once the one of today is the same. */
const heldBy = ({ findings, statedBirthDate }: Running): VerificationFact | undefined =>
  findings.find(({ word, birthDate }) => word === 'DUPLICATE' || birthDate !== statedBirthDate)

/** What of it is shown: an approval that we hold up is no approval. */
const shown = (running: Running): { readonly state: VerificationState; readonly manualReason: ManualReason | null } => {
  const finding = running.state === 'COMPLETED' ? heldBy(running) : undefined
  if (finding) return { state: 'UNDER_MANUAL_VERIFICATION', manualReason: finding.word as ManualReason }
  return { state: running.state, manualReason: running.state === 'UNDER_MANUAL_VERIFICATION' ? 'PROVIDER' : null }
}

/**
 * How a level stands by all that was ever said of the verification: in whatever order it came and however often, the answer is the
 * same. The provider's time decides, and nothing that was said of another level counts. What is refused for good stays so until the
 * desk opens it again or the provider resets it; an approval holds until the provider takes it back.
 */
export const standingOf = (level: VerificationLevel, facts: readonly VerificationFact[]): LevelStanding => {
  let running = fresh
  const steps: { state: VerificationState; at: Date }[] = []
  for (const fact of inOrder(level, facts)) {
    const before = shown(running).state
    const wasBegun = running.at !== null
    running = next(running, fact)
    const { state } = shown(running)
    if (state !== before || (!wasBegun && running.at !== null)) steps.push({ state, at: fact.at })
  }
  const { state, manualReason } = shown(running)
  const isResubmit = state === 'RESUBMIT_NEEDED'
  return {
    state,
    since: state === 'NOT_STARTED' ? running.at : (steps.at(-1)?.at ?? null),
    requests: running.requests,
    attemptsLeft: isResubmit && running.attempts !== null ? MOST_ATTEMPTS - running.attempts : null,
    until: isResubmit && running.at ? new Date(running.at.getTime() + RESUBMIT_DAYS * DAY_MS) : null,
    refusal: running.refusal,
    isFinal: running.isFinal,
    manualReason,
    birthDate: running.documentBirthDate,
    steps,
  }
}

/** How both levels stand. */
export type CaseStanding = Readonly<Record<VerificationLevel, LevelStanding>>

export const caseStandingOf = (facts: readonly VerificationFact[]): CaseStanding => ({
  IDENTITY: standingOf('IDENTITY', facts),
  ADDRESS: standingOf('ADDRESS', facts),
})

const isBegun = ({ state, since }: LevelStanding): boolean => state !== 'NOT_STARTED' || since !== null

/** The level that counts for who looks: the highest that was begun; the identity as long as it is not proven. */
export const levelShown = (standing: CaseStanding, isAddressAsked: boolean): VerificationLevel =>
  standing.IDENTITY.state === 'COMPLETED' && (isAddressAsked || isBegun(standing.ADDRESS)) ? 'ADDRESS' : 'IDENTITY'

/** Where the player lives is proven only of somebody whose identity is. */
export const isVerified = (standing: CaseStanding, level: VerificationLevel): boolean =>
  standing.IDENTITY.state === 'COMPLETED' && standing[level].state === 'COMPLETED'
