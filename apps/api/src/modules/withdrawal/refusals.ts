import { ruleWords } from '@lagoon/contract/rules/ruleWords'
import type { RuleCode } from '@lagoon/contract/rules/rule'
import type { WithdrawalObstacle } from '@lagoon/contract/withdrawal/enums'
import { Problem } from '../../problem.ts'
import type { Sum } from './terms/quote.ts'

const declined = (reason: WithdrawalObstacle, words: string): Problem => new Problem(409, 'WITHDRAW_DECLINED', words, { facts: { reason } })

/** What each obstacle is refused with. */
const obstacleProblems: Readonly<Record<WithdrawalObstacle, () => Problem>> = {
  EMAIL_NOT_CONFIRMED: () => new Problem(403, 'EMAIL_NOT_CONFIRMED', 'Confirm your email before you withdraw.'),
  NO_COUNTRY_IN_PROFILE: () => new Problem(409, 'NO_COUNTRY_IN_PROFILE', 'Choose your country in your profile first.'),
  WITHDRAWAL_SETTING_NOT_FOUND: () =>
    new Problem(404, 'WITHDRAWAL_SETTING_NOT_FOUND', 'Withdrawals aren’t available in your country. Please contact support.'),
  KYC_REQUIRED: () => new Problem(403, 'KYC_REQUIRED', 'Your identity has to be verified before you can withdraw.'),
  ADDRESS_PROOF_REQUIRED: () => declined('ADDRESS_PROOF_REQUIRED', 'We need proof of address for this amount.'),
  DEBT: () =>
    declined(
      'DEBT',
      'A payment was reversed after you used its tokens, so you owe them. Contact support to settle it, then you can withdraw.',
    ),
}

/** Whether a withdrawal was refused because nobody knows yet where the player lives. */
export const isAddressMissing = (error: unknown): boolean =>
  error instanceof Problem && error.body.facts?.['reason'] === ('ADDRESS_PROOF_REQUIRED' satisfies WithdrawalObstacle)

/** Refuses a withdrawal by the first thing that stands in its way. */
export const refuseObstacles = ([first]: readonly WithdrawalObstacle[]): void => {
  if (first) throw obstacleProblems[first]()
}

/** 400 BAD_INPUT with the field `amount` and the rule that it breaks. */
export const refusedAmount = (rule: RuleCode): Problem =>
  new Problem(400, 'BAD_INPUT', 'Please check the highlighted fields.', {
    fields: [{ field: 'amount', code: rule, message: ruleWords[rule] }],
  })

/** 409: the way of an account is not open where the player lives, or not any more. */
export const wayClosed = (): Problem =>
  new Problem(409, 'WITHDRAWAL_WAY_CLOSED', 'This withdrawal method isn’t available right now. Choose another one.')

export const priceChanged = ({ receives }: Sum): Problem =>
  new Problem(409, 'PRICE_CHANGED', 'What you’ll receive has changed. Check the new amount, then try again.', {
    facts: { currency: receives.currency, total: String(receives.minor) },
  })

export const withdrawalNotFound = (): Problem => new Problem(404, 'WITHDRAWAL_NOT_FOUND', 'We can’t find this withdrawal.')

export const inReview = (): Problem =>
  new Problem(409, 'WITHDRAWAL_IN_REVIEW', 'The review of this withdrawal has started, so you can’t cancel it anymore.')
