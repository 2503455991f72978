import { setsOf } from '../documents.ts'
import type { CaseAction, IdentityDesk } from '../desk.ts'
import type { Wish } from '../outcomes.ts'
import { reviewOf, type Applicant, type Book, type Review } from './book.ts'
import { approve, askAgain, refuseForGood, refuseForNow } from './decisions.ts'
import type { Reviews } from './reviews.ts'
import type { Tokens } from './tokens.ts'

const LISTED = 50
const by = { by: 'desk' }

const labels = {
  APPROVE: 'Approve',
  HOLD: 'Hold for a reviewer',
  ASK_AGAIN: 'Ask for a document again',
  REFUSE_FOR_NOW: 'Refuse for now',
  REFUSE: 'Refuse for good',
  UNDER_AGE: 'Refuse: under age',
  RESET: 'Reset',
  NOTIFY: 'Notify again',
  END_TOKENS: 'End the access tokens',
  DELETE: 'Delete the person',
} as const
type ActionId = keyof typeof labels

/** How a check stands, in the provider's words. */
export const stateOf = ({ status, result }: Review): string =>
  [status, result?.reviewAnswer, result?.reviewRejectType].filter((word) => word !== undefined).join(' ')

/** As the platform told it. */
export const nameOf = ({ fixedInfo: { firstName = '', lastName = '' } }: Applicant): string => `${firstName} ${lastName}`.trim()

export interface DeskOptions {
  readonly book: Book
  readonly reviews: Reviews
  readonly tokens: Tokens
  readonly next: { readonly get: () => Wish | null; readonly set: (wish: Wish | null) => void }
  /** Address of the reviewers' page. */
  readonly reviewers: string
}

export const deskOf = (id: string, { book, reviews, tokens, next, reviewers }: DeskOptions): IdentityDesk => {
  const acts: Readonly<Record<ActionId, (applicant: Applicant) => unknown>> = {
    APPROVE: (applicant) => reviews.decide(applicant, applicant.levelName, approve, by),
    HOLD: (applicant) => reviews.hold(applicant, by),
    ASK_AGAIN: (applicant) =>
      reviews.decide(
        applicant,
        applicant.levelName,
        askAgain({ set: setsOf[applicant.levelName][0] ?? 'IDENTITY', label: 'LOW_QUALITY' }),
        by,
      ),
    REFUSE_FOR_NOW: (applicant) => reviews.decide(applicant, applicant.levelName, refuseForNow(applicant.levelName), by),
    REFUSE: (applicant) => reviews.decide(applicant, applicant.levelName, refuseForGood(), by),
    UNDER_AGE: (applicant) => reviews.decide(applicant, applicant.levelName, refuseForGood('AGE_REQUIREMENT_MISMATCH'), by),
    RESET: (applicant) => reviews.reset(applicant, applicant.levelName, by),
    NOTIFY: (applicant) => reviews.notifyAgain(applicant),
    END_TOKENS: (applicant) => tokens.end(applicant.id),
    DELETE: (applicant) => reviews.remove(applicant),
  }
  const actions = (Object.keys(labels) as ActionId[]).map((action): CaseAction => ({ id: action, label: labels[action] }))
  return {
    state: () => ({
      id,
      name: 'Sumsub',
      reviewers,
      next: next.get(),
      cases: book.applicants
        .all()
        .slice(-LISTED)
        .reverse()
        .map((applicant) => {
          const review = reviewOf(applicant)
          return {
            id: applicant.id,
            name: nameOf(applicant),
            level: applicant.levelName,
            state: stateOf(review),
            at: new Date(review.changedAt ?? review.createdAt).toISOString(),
            actions,
          }
        }),
    }),
    setNext: (wish) => {
      next.set(wish)
      return true
    },
    act: async (caseId, actionId) => {
      const applicant = book.applicants.get(caseId)
      const action = actions.find((one) => one.id === actionId)
      if (!applicant || !action) return false
      await acts[action.id as ActionId](applicant)
      return true
    },
  }
}
