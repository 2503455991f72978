import type { PayoutFailure, WithdrawalRefusal, WithdrawalState } from '@lagoon/contract/withdrawal/enums'
import type { WithdrawalEvent } from '../../db/schema.generated.ts'

/** Something that was said or done of a withdrawal. */
export interface WithdrawalFact {
  readonly kind: WithdrawalEvent['kind']
  readonly source: WithdrawalEvent['source']
  /** Who, where a person of the desk did it. */
  readonly actor: string
  readonly attemptId: string | null
  /**
   * Tells facts of one kind apart. With SENDING: the attempt's number, and after a colon how often it was sent before; with FAILED:
   * RETRYABLE where the provider takes another attempt; with RETURNED: the id of the return.
   */
  readonly subject: string
  readonly reason: string | null
}

export type AttemptState = 'SENDING' | 'UNKNOWN' | 'SENT' | 'PAID' | 'FAILED' | 'RETURNED'

/** How often a payout is tried, each time under another key, before a person decides. */
export const MOST_ATTEMPTS = 3
export const RETRYABLE = 'RETRYABLE'
/** How the subject of a note begins by which a person has one attempt more made. */
export const ONE_MORE = 'one more'

interface Attempt {
  readonly id: string
  readonly number: number
  readonly state: AttemptState
  readonly mayRetry: boolean
  readonly reason: string | null
  /** The provider refused it and paid it, or sent it: what it says does not go together. */
  readonly isContradicted: boolean
}

/** How a withdrawal stands. */
export interface Standing {
  readonly state: WithdrawalState
  /** Its attempts by their number. */
  readonly attempts: readonly Attempt[]
  readonly refusal: WithdrawalRefusal | null
  readonly failure: PayoutFailure | null
  /** Every attempt was refused as one that may be tried again, and no further one is made: a person decides. */
  readonly isExhausted: boolean
  /** Different people of the desk, or a rule, who approved it. */
  readonly approvedBy: readonly string[]
  /** Ids of returns beyond the first: money that came back twice. */
  readonly secondReturns: readonly string[]
}

/** The highest word of an attempt decides. What a provider refused stays refused, whatever it says beside it. */
const ranks: readonly AttemptState[] = ['SENDING', 'UNKNOWN', 'SENT', 'PAID', 'FAILED', 'RETURNED']

const attemptOf = (id: string, facts: readonly WithdrawalFact[]): Attempt => {
  const number = Math.min(...facts.flatMap(({ kind, subject }) => (kind === 'SENDING' ? [Number.parseInt(subject, 10)] : [])))
  const has = (kind: AttemptState) => facts.some((fact) => fact.kind === kind)
  const state = ranks.findLast(has) ?? 'SENDING'
  const failures = facts.filter(({ kind }) => kind === 'FAILED')
  const wasAccepted = has('SENT') || has('PAID') || has('RETURNED')
  return {
    id,
    number,
    state,
    mayRetry: state === 'FAILED' && !wasAccepted && failures.every(({ subject }) => subject === RETRYABLE),
    reason:
      facts
        .filter((fact) => fact.kind === state && fact.reason !== null)
        .map(({ reason }) => reason)
        .toSorted()
        .at(0) ?? null,
    isContradicted: has('FAILED') && has('PAID'),
  }
}

const attemptsOf = (facts: readonly WithdrawalFact[]): readonly Attempt[] => {
  const of = Map.groupBy(
    facts.filter(({ attemptId }) => attemptId !== null),
    ({ attemptId }) => attemptId ?? '',
  )
  return [...of].map(([id, said]) => attemptOf(id, said)).toSorted((a, b) => a.number - b.number || a.id.localeCompare(b.id))
}

/** What its attempts make of an approved withdrawal: the last one decides. */
const stateOfAttempt = ({ state, mayRetry }: Attempt, isGivenUp: boolean): WithdrawalState => {
  if (state === 'UNKNOWN') return 'SENDING'
  return state === 'FAILED' && mayRetry && !isGivenUp ? 'APPROVED' : state
}

const stateBeforeAttempts = (has: (kind: WithdrawalFact['kind']) => boolean, isApproved: boolean): WithdrawalState => {
  if (has('CANCELLED')) return 'CANCELLED'
  if (has('REFUSED')) return 'REFUSED'
  if (isApproved) return 'APPROVED'
  return has('TAKEN') ? 'IN_REVIEW' : 'REQUESTED'
}

/**
 * How a withdrawal stands by all that was ever said of it (payments.md 2.2): in whatever order it came and however often, the answer
 * is the same. `approvalsNeeded` is how many different people have to approve it.
 */
export const standingOf = (facts: readonly WithdrawalFact[], approvalsNeeded: number): Standing => {
  const has = (kind: WithdrawalFact['kind']) => facts.some((fact) => fact.kind === kind)
  const approvals = facts.filter(({ kind }) => kind === 'APPROVED')
  const approvedBy = [...new Set(approvals.map(({ actor }) => actor))].toSorted()
  const isApproved = approvedBy.length >= approvalsNeeded || approvals.some(({ source }) => source === 'RULE')
  const attempts = attemptsOf(facts)
  const last = attempts.at(-1)
  const givenUp = facts.find(({ kind, attemptId }) => kind === 'FAILED' && attemptId === null)
  const state = last ? stateOfAttempt(last, givenUp !== undefined) : stateBeforeAttempts(has, isApproved)
  const returns = [...new Set(facts.flatMap(({ kind, subject }) => (kind === 'RETURNED' ? [subject] : [])))].toSorted()
  const failure = state === 'FAILED' || state === 'RETURNED' ? (givenUp?.reason ?? last?.reason ?? 'OTHER') : null
  const allowed = MOST_ATTEMPTS + facts.filter(({ kind, subject }) => kind === 'NOTED' && subject.startsWith(ONE_MORE)).length
  return {
    state,
    attempts,
    refusal: state === 'REFUSED' ? ((facts.find(({ kind }) => kind === 'REFUSED')?.reason ?? 'OTHER') as WithdrawalRefusal) : null,
    failure: failure as PayoutFailure | null,
    isExhausted: state === 'APPROVED' && (last?.number ?? 0) >= allowed,
    approvedBy,
    secondReturns: returns.slice(1),
  }
}

const allowedIn: Readonly<Partial<Record<WithdrawalFact['kind'], readonly WithdrawalState[]>>> = {
  CANCELLED: ['REQUESTED'],
  TAKEN: ['REQUESTED', 'IN_REVIEW'],
  PUT_BACK: ['IN_REVIEW'],
  APPROVED: ['IN_REVIEW'],
  REFUSED: ['IN_REVIEW'],
  SENDING: ['APPROVED', 'SENDING'],
}

/** Whether something may be done with a withdrawal that stands so. What a provider says of an attempt is always taken. */
export const mayFollow = (standing: Standing, { kind, attemptId }: Pick<WithdrawalFact, 'kind' | 'attemptId'>): boolean => {
  // Given up by a person: only where nothing is under way any more.
  if (kind === 'FAILED' && attemptId === null) return standing.state === 'APPROVED' && standing.attempts.length > 0
  return allowedIn[kind]?.includes(standing.state) ?? true
}
