/** What a tester can have happen to a payment. A provider offers those that can happen there (`Choices`). */
export const outcomeWords = {
  AS_ENTERED: 'As the test card says',
  AS_SENT: 'As sent from the test wallet',
  PAYS: 'Pays',
  PAYS_LATER: 'Pays half a minute later',
  PAYS_MINUTES_LATER: 'Pays five minutes later',
  PAYS_AFTER_END: 'Pays after the session has ended',
  PAYS_OTHER_AMOUNT: 'Pays another amount',
  PAYS_OTHER_CURRENCY: 'Pays in another currency',
  PAYS_TWICE: 'Pays twice',
  PAYS_HALF: 'Pays half, the rest is missing',
  PAYS_TOO_MUCH: 'Pays too much',
  UNCONFIRMED: 'Pays, and is never confirmed',
  BLOCKED: 'Pays, and is held for a check',
  CHALLENGE: 'The bank asks the player to confirm',
  CHALLENGE_FAILED: 'The player fails the bank’s check',
  INSUFFICIENT_FUNDS: 'Declined: insufficient funds',
  CARD_EXPIRED: 'Declined: card expired',
  BANK_REFUSED: 'Declined: the bank refuses',
  TRY_LATER: 'Fails: the bank can’t be reached',
  CANCELS: 'The player cancels',
  CLOSES: 'The player closes the window',
  STAYS_PENDING: 'Stays pending',
  FAILS_LATER: 'Is pending, and fails half a minute later',
  CHARGED_BACK: 'Pays, and is charged back a minute later',
  STATUS_NONSENSE: 'Pays, and the status can’t be read for a minute',
  STATUS_OF_ANOTHER: 'Pays, and the status is another payment’s for a minute',
  STATUS_SILENT: 'Pays, and the status is never answered',
} as const
export type Outcome = keyof typeof outcomeWords
export const outcomes = Object.keys(outcomeWords) as readonly Outcome[]

/** How the platform is notified of what happened. */
export const noticeWords = {
  AT_ONCE: 'Once, right away',
  BEFORE_RETURN: 'Before the player returns',
  TWICE: 'Twice at the same time',
  LATE: 'A minute late',
  NEVER: 'Never',
  WRONG_SIGNATURE: 'With a wrong signature',
} as const
export type NoticeWay = keyof typeof noticeWords
export const noticeWays = Object.keys(noticeWords) as readonly NoticeWay[]

/** How the provider answers the call that begins a payment. */
export const startWords = {
  ANSWERS: 'Answers',
  MADE_BUT_LOST: 'Is made, but the answer is lost',
  FAILS: 'Fails with 500',
  NONSENSE: 'Answers with something unreadable',
  SLOW: 'Answers after 20 seconds',
} as const
export type StartWay = keyof typeof startWords
export const startWays = Object.keys(startWords) as readonly StartWay[]

/** What is to happen to one payment. */
export interface Wish {
  readonly outcome: Outcome
  readonly notice: NoticeWay
  readonly start: StartWay
}

/** What a provider has to choose from; the first of each is what happens where nobody chose. */
export interface Choices {
  readonly outcomes: readonly [Outcome, ...Outcome[]]
  readonly notices: readonly [NoticeWay, ...NoticeWay[]]
  readonly starts: readonly [StartWay, ...StartWay[]]
}

export const usualWish = ({ outcomes: [outcome], notices: [notice], starts: [start] }: Choices): Wish => ({ outcome, notice, start })

/** Whether a provider can do what is wished for. */
export const offers = (choices: Choices, wish: Wish): boolean =>
  choices.outcomes.includes(wish.outcome) && choices.notices.includes(wish.notice) && choices.starts.includes(wish.start)
