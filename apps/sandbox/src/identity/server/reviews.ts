import type { NoticeType } from '@lagoon/contract/wire/sumsub/notices'
import type { FixedInfo, LevelName } from '@lagoon/contract/wire/sumsub/sumsub'
import type { Logger } from 'pino'
import { openDueTimers } from '../../attempts/dueTimers.ts'
import type { NoticeSender } from '../../payments/server/noticeSender.ts'
import type { NoticeWay, Wish } from '../outcomes.ts'
import { newApplicant, newReview, reviewOf, type Applicant, type Book, type Due, type HistoryEntry, type Review } from './book.ts'
import { decided, decisionOf, foundOn, refuseForGood, type Decision } from './decisions.ts'
import { noticeOf, planOf, type SigningOptions } from './notices.ts'
import type { Pictures } from './pictures.ts'

/** How long a machine takes to decide. */
const USUAL_DECISION_MS = 800
const LATER_MS = 30_000
const REVOKE_MS = 60_000

/** Who did something, and what they wrote. */
export type By = Pick<HistoryEntry, 'by' | 'comment' | 'note'>

export interface ReviewsOptions {
  readonly book: Book
  readonly pictures: Pictures
  readonly sender: NoticeSender
  readonly signing: SigningOptions
  readonly log: Logger
  readonly decisionMs?: number
}

/** What happens to checks: sent in, held, decided, reset. Writes down first, notifies then. */
export const openReviews = ({ book, pictures, sender, signing, log, decisionMs = USUAL_DECISION_MS }: ReviewsOptions) => {
  const timers = openDueTimers({ log, failed: 'a check that was due failed' })

  /** Now, and later than anything that was said of this person before: no two notices have one time. */
  const momentFor = ({ reviews }: Applicant): number =>
    Math.max(Date.now(), ...Object.values(reviews).map(({ changedAt, createdAt }) => (changedAt ?? createdAt) + 1))
  const wayOf = (review: Review): NoticeWay => review.wish?.notice ?? 'AT_ONCE'
  const notify = (applicant: Applicant, levelName: LevelName, type: NoticeType, at: number): Promise<void> => {
    const review = applicant.reviews[levelName] ?? reviewOf(applicant)
    const way = wayOf(review)
    return sender.send(noticeOf(applicant, { levelName, review, type, at, way }, signing), planOf(way, type))
  }
  /** Keeps a check as it stands now, and notifies of it. */
  const record = async (
    applicant: Applicant,
    { levelName, review, type, what, ...by }: { levelName: LevelName; review: Review; type: NoticeType; what: string } & By,
    change: Partial<Applicant> = {},
  ): Promise<Applicant> => {
    const at = momentFor(applicant)
    const changed = { ...review, changedAt: at }
    const next: Applicant = {
      ...applicant,
      ...change,
      reviews: { ...applicant.reviews, [levelName]: changed },
      history: [...applicant.history, { at, levelName, what, ...by }],
    }
    await book.applicants.put(next)
    plan(next.id, levelName, changed.due)
    await notify(next, levelName, type, at)
    return next
  }
  const decide = (applicant: Applicant, levelName: LevelName, decision: Decision, by: By, due: Due | null = null): Promise<Applicant> => {
    const review = applicant.reviews[levelName] ?? reviewOf(applicant)
    const { answer, isFinal, comment, note } = decision
    const what = answer === 'GREEN' ? 'Approved' : isFinal ? 'Refused for good' : 'Asked again'
    const found =
      answer === 'GREEN' && levelName === 'lagoon-identity' ? foundOn(applicant, review.wish?.outcome ?? 'APPROVED') : applicant.found
    return record(
      applicant,
      {
        levelName,
        review: { ...decided(review, decision), due },
        type: 'applicantReviewed',
        what,
        ...by,
        ...(comment !== null && { comment }),
        ...(note !== null && { note }),
      },
      { found },
    )
  }
  const reset = (applicant: Applicant, levelName: LevelName, by: By): Promise<Applicant> => {
    const review = applicant.reviews[levelName] ?? reviewOf(applicant)
    for (const { id } of review.documents) pictures.remove(id)
    const fresh = { ...newReview(review.createdAt), attempts: review.attempts, wish: review.wish }
    return record(applicant, { levelName, review: fresh, type: 'applicantReset', what: 'Reset', ...by })
  }

  const runDue = async (applicantId: string, levelName: LevelName): Promise<void> => {
    const applicant = book.applicants.get(applicantId)
    const review = applicant?.reviews[levelName]
    if (!applicant || !review?.due) return
    const by = { by: 'system' }
    switch (review.due.step) {
      case 'DECIDE': {
        const { outcome, ask } = review.wish ?? { outcome: 'APPROVED', ask: { set: 'IDENTITY', label: 'LOW_QUALITY' } }
        if (outcome === 'ON_HOLD') {
          await record(applicant, {
            levelName,
            review: { ...review, status: 'onHold', due: null },
            type: 'applicantOnHold',
            what: 'Held for a reviewer',
            ...by,
          })
          return
        }
        const decision = decisionOf(outcome, levelName, ask)
        const later = outcome === 'REVOKED_LATER' ? 'REVOKE' : outcome === 'RESET_LATER' ? 'RESET' : null
        if (decision) await decide(applicant, levelName, decision, by, later && { at: Date.now() + REVOKE_MS, step: later })
        return
      }
      case 'REVOKE':
        await decide(applicant, levelName, refuseForGood('SANCTIONS'), by)
        return
      case 'RESET':
        await reset(applicant, levelName, by)
    }
  }
  const plan = (applicantId: string, levelName: LevelName, due: Due | null): void => {
    const key = `${applicantId}.${levelName}`
    if (due) timers.plan(key, due.at, () => runDue(applicantId, levelName))
    else timers.cancel(key)
  }
  for (const { id, reviews } of book.applicants.all())
    for (const [levelName, review] of Object.entries(reviews)) plan(id, levelName as LevelName, review.due)

  return {
    create: async (userId: string, levelName: LevelName, fixedInfo: FixedInfo): Promise<Applicant> => {
      const made = newApplicant(userId, levelName, fixedInfo)
      await book.applicants.put(made)
      await notify(made, levelName, 'applicantCreated', made.createdAt)
      return made
    },
    moveTo: async (applicant: Applicant, levelName: LevelName): Promise<Applicant> => {
      if (applicant.levelName === levelName) return applicant
      const review = newReview(momentFor(applicant))
      return record(
        applicant,
        { levelName, review, type: 'applicantLevelChanged', what: 'Moved to this level', by: 'platform' },
        { levelName },
      )
    },
    /** The platform knows the person otherwise now; what was asked of the profile is mended by it. */
    setInfo: async (applicant: Applicant, fixedInfo: FixedInfo): Promise<Applicant> => {
      const review = reviewOf(applicant)
      const mended = { ...review, asked: review.asked.filter(({ set }) => set !== 'APPLICANT_DATA') }
      const next = { ...applicant, fixedInfo, reviews: { ...applicant.reviews, [applicant.levelName]: mended } }
      await book.applicants.put(next)
      await notify(next, next.levelName, 'applicantPersonalInfoChanged', momentFor(next))
      return next
    },
    /** The person has given everything. */
    submit: (applicant: Applicant, wish: Wish): Promise<Applicant> => {
      const review = reviewOf(applicant)
      const wait = wish.outcome === 'APPROVED_LATER' ? LATER_MS : decisionMs
      const due: Due | null = wish.outcome === 'STAYS_PENDING' ? null : { at: Date.now() + wait, step: 'DECIDE' }
      const sent: Review = { ...review, status: 'pending', attempts: review.attempts + 1, result: null, asked: [], wish, due }
      const what = review.attempts === 0 ? 'Sent in' : `Sent in again, number ${review.attempts + 1}`
      return record(applicant, { levelName: applicant.levelName, review: sent, type: 'applicantPending', what, by: 'person' })
    },
    hold: (applicant: Applicant, by: By): Promise<Applicant> =>
      record(applicant, {
        levelName: applicant.levelName,
        review: { ...reviewOf(applicant), status: 'onHold', due: null },
        type: 'applicantOnHold',
        what: 'Held for a reviewer',
        ...by,
      }),
    decide,
    reset,
    /** Sends the last notice of the level once more. */
    notifyAgain: async (applicant: Applicant): Promise<void> => {
      const { status, changedAt, createdAt } = reviewOf(applicant)
      const type: NoticeType =
        status === 'completed'
          ? 'applicantReviewed'
          : status === 'onHold'
            ? 'applicantOnHold'
            : status === 'pending'
              ? 'applicantPending'
              : 'applicantCreated'
      await notify(applicant, applicant.levelName, type, changedAt ?? createdAt)
    },
    /** The person is forgotten, with the pictures of all documents. */
    remove: async (applicant: Applicant): Promise<void> => {
      for (const levelName of Object.keys(applicant.reviews)) plan(applicant.id, levelName as LevelName, null)
      for (const { documents } of Object.values(applicant.reviews)) for (const { id } of documents) pictures.remove(id)
      await notify(applicant, applicant.levelName, 'applicantDeleted', momentFor(applicant))
      await book.applicants.remove(applicant.id)
    },
    stop: timers.stop,
  }
}
export type Reviews = ReturnType<typeof openReviews>
