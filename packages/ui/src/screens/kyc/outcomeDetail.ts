import type { KycOutcomeView } from '@lagoon/domain/kyc/kyc.state'
import { dayOf } from '../../words/days.ts'
import { unbroken } from '../../words/unbroken.ts'
import { expectedInWords } from './expected.ts'

const sentence = (...parts: readonly (string | false | undefined)[]): string => parts.filter((part) => typeof part === 'string').join(' ')
const on = (instant: string): string => unbroken(dayOf(instant))

/** When it was, by when there is an answer, and how often the player may still send; empty where nothing of it is known. */
export const outcomeDetail = (view: KycOutcomeView): string => {
  switch (view.state) {
    case 'completed':
      return sentence(view.completedAt !== undefined && `Verified on ${on(view.completedAt)}.`)
    case 'addressAsked':
      return 'It takes a few minutes. Have a recent utility bill or bank statement ready.'
    case 'pending':
      return sentence(
        view.submittedAt !== undefined && `Sent on ${on(view.submittedAt)}.`,
        view.expectedBy !== undefined && `${expectedInWords(view.expectedBy)}.`,
        'We’ll email you as soon as there’s a decision.',
      )
    case 'underManualVerification':
      return sentence(
        view.since !== undefined && `In review since ${on(view.since)}.`,
        view.expectedBy !== undefined && `${expectedInWords(view.expectedBy)}.`,
        'We’ll email you when they decide.',
      )
    case 'unsuccessful':
      return sentence(view.decidedAt !== undefined && `Decided on ${on(view.decidedAt)}.`)
    case 'resubmitNeeded':
      return sentence(
        view.attemptsLeft !== undefined &&
          (view.attemptsLeft === 1 ? 'You have 1 attempt left.' : `You have ${view.attemptsLeft} attempts left.`),
        view.until !== undefined && `You have until ${on(view.until)}. After that, you’ll need to start over.`,
      )
  }
}
