import type { KycOutcomeView } from '@lagoon/domain/kyc/kyc.state'
import { dayOf } from '../../words/days.ts'
import { usuallyBy } from './expected.ts'

const sentence = (...parts: readonly (string | false | undefined)[]): string => parts.filter((part) => typeof part === 'string').join(' ')

/** When it was, by when there is an answer, and how often the player may still send; empty where nothing of it is known. */
export const outcomeDetail = (view: KycOutcomeView): string => {
  switch (view.state) {
    case 'completed':
      return sentence(view.completedAt !== undefined && `Verified on ${dayOf(view.completedAt)}.`)
    case 'addressAsked':
      return 'It takes a few minutes. Have a recent utility bill or bank statement ready.'
    case 'pending':
      return sentence(
        view.submittedAt !== undefined && `Sent on ${dayOf(view.submittedAt)}.`,
        view.expectedBy !== undefined && `${usuallyBy(view.expectedBy)}.`,
        'We’ll email you as soon as there’s a decision.',
      )
    case 'underManualVerification':
      return sentence(
        view.since !== undefined && `In review since ${dayOf(view.since)}.`,
        view.expectedBy !== undefined && `${usuallyBy(view.expectedBy)}.`,
        'We’ll email you when they decide.',
      )
    case 'unsuccessful':
      return sentence(view.decidedAt !== undefined && `Decided on ${dayOf(view.decidedAt)}.`)
    case 'resubmitNeeded':
      return sentence(
        view.attemptsLeft !== undefined &&
          (view.attemptsLeft === 1 ? 'You have 1 attempt left.' : `You have ${view.attemptsLeft} attempts left.`),
        view.until !== undefined && `You have until ${dayOf(view.until)}. After that, you’ll need to start over.`,
      )
  }
}
