/** What a tester can have happen to a payout. A provider offers those that can happen there (`PayoutChoices`). */
export const payoutOutcomeWords = {
  PAYS: 'Is paid at once',
  PAYS_LATER: 'Is sent, and paid half a minute later',
  STAYS_SENT: 'Is sent, and no more is said',
  DECLINED: 'Declined at once',
  NO_FUNDS: 'Declined: the operator’s balance is too low',
  DECLINED_LATER: 'Is sent, and declined half a minute later',
  RETURNED: 'Is paid, and returned a minute later',
  NOT_CLAIMED: 'Is sent, and comes back unclaimed a minute later',
  DROPPED: 'Is sent, and dropped by the network a minute later',
  PAYS_OTHER_AMOUNT: 'Pays another amount',
  PAYS_OTHER_CURRENCY: 'Pays in another currency',
} as const
export type PayoutOutcome = keyof typeof payoutOutcomeWords

/** How the platform is notified of what happened. */
export const payoutNoticeWords = {
  AT_ONCE: 'Once, right away',
  BEFORE_ANSWER: 'Before the call is answered',
  TWICE: 'Twice at the same time',
  LATE: 'A minute late',
  NEVER: 'Never',
  WRONG_SIGNATURE: 'With a wrong signature',
} as const
export type PayoutNotice = keyof typeof payoutNoticeWords

/** How the provider answers the call that makes a payout. */
export const payoutAnswerWords = {
  ANSWERS: 'Answers',
  MADE_BUT_LOST: 'Is made, but the answer is lost',
  MADE_BUT_ERROR: 'Is made, but answered with an error, also when sent again',
  NONSENSE: 'Is made, and answered with something unreadable',
  SLOW: 'Is made, and answered after 20 seconds',
  MUTE: 'Is made, and nothing about it is ever answered',
  LOST: 'Is not made: the call is lost',
  FAILS: 'Is not made: fails with 500',
} as const
export type PayoutAnswer = keyof typeof payoutAnswerWords

/** What is to happen to one payout. */
export interface PayoutWish {
  readonly outcome: PayoutOutcome
  readonly notice: PayoutNotice
  readonly answer: PayoutAnswer
}

/** What a provider has to choose from; the first of each is what happens where nobody chose. */
export interface PayoutChoices {
  readonly outcomes: readonly [PayoutOutcome, ...PayoutOutcome[]]
  readonly notices: readonly [PayoutNotice, ...PayoutNotice[]]
  readonly answers: readonly [PayoutAnswer, ...PayoutAnswer[]]
}

/** What comes of a payout to an account that is found at once: to a card, to a bank, to a wallet of the same country. */
export const directPayoutOutcomes = [
  'PAYS',
  'PAYS_LATER',
  'STAYS_SENT',
  'DECLINED',
  'NO_FUNDS',
  'DECLINED_LATER',
  'RETURNED',
  'PAYS_OTHER_AMOUNT',
  'PAYS_OTHER_CURRENCY',
] as const satisfies PayoutChoices['outcomes']

/** All ways of answering; every provider that answers calls over HTTP can do each. */
export const everyPayoutAnswer = [
  'ANSWERS',
  'MADE_BUT_LOST',
  'MADE_BUT_ERROR',
  'NONSENSE',
  'SLOW',
  'MUTE',
  'LOST',
  'FAILS',
] as const satisfies PayoutChoices['answers']

/** All ways of notifying, for a provider that signs its notices. */
export const everySignedNotice = [
  'AT_ONCE',
  'BEFORE_ANSWER',
  'TWICE',
  'LATE',
  'NEVER',
  'WRONG_SIGNATURE',
] as const satisfies PayoutChoices['notices']

export const usualPayoutWish = ({ outcomes: [outcome], notices: [notice], answers: [answer] }: PayoutChoices): PayoutWish => ({
  outcome,
  notice,
  answer,
})

/** Whether a provider can do what is wished for. */
export const offersPayout = (choices: PayoutChoices, wish: PayoutWish): boolean =>
  choices.outcomes.includes(wish.outcome) && choices.notices.includes(wish.notice) && choices.answers.includes(wish.answer)
