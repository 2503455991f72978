import type { WithdrawalHolder, WithdrawalState } from '@lagoon/contract/withdrawal/enums'
import type { FollowedWithdrawal } from '@lagoon/domain/withdrawal/followed/followed.state'
import type { TimelineStep } from '../../../patterns/Timeline/Timeline.tsx'
import { unbroken } from '../../../words/unbroken.ts'
import { momentOf } from '../../../words/days.ts'
import { dayWords, wayProviders } from '../withdrawalWords.ts'

/** The four steps that a player sees; what happens between them stands in their words. */
const order = ['REQUESTED', 'IN_REVIEW', 'SENT', 'PAID'] as const
type Step = (typeof order)[number]

const titles: Readonly<Record<Step, string>> = { REQUESTED: 'Requested', IN_REVIEW: 'In review', SENT: 'Sent', PAID: 'Arrived' }
/** Of the step in hand, where its title would say that it is over. */
const openTitles: Readonly<Partial<Record<WithdrawalState, string>>> = { APPROVED: 'Sending next', SENDING: 'Sending', SENT: 'On its way' }

/** The step that is in hand at a standing. */
const currentAt: Readonly<Partial<Record<WithdrawalState, Step>>> = {
  REQUESTED: 'REQUESTED',
  IN_REVIEW: 'IN_REVIEW',
  APPROVED: 'SENT',
  SENDING: 'SENT',
  SENT: 'PAID',
}

const holders: Readonly<Record<WithdrawalHolder, string>> = {
  PLAYER: 'Waiting for you',
  PLATFORM: 'With our payout team',
  PROVIDER: 'With the provider',
  BANK: 'With your bank',
}

/** Who has it, since when, and by when the next step usually is there. */
const inHand = ({ holder, since, expectedBy }: FollowedWithdrawal): string => {
  const who = holder === undefined ? '' : `${holders[holder]} since ${unbroken(momentOf(since))}. `
  return `${who}${expectedBy === undefined ? '' : `Expected by ${unbroken(dayWords(expectedBy))}.`}`.trim()
}

const sentDetail = (withdrawal: FollowedWithdrawal): string => {
  const provider = wayProviders[withdrawal.way]
  if (withdrawal.standing === 'SENDING') return `We’re confirming with ${provider}. ${inHand(withdrawal)}`
  const waits =
    withdrawal.notBefore === undefined ? '' : `This account is new, so we’ll send it after ${unbroken(momentOf(withdrawal.notBefore))}. `
  return `Approved. ${waits}${inHand(withdrawal)}`
}

/** What is said under a step; undefined where its title says enough. */
const detailOf = (withdrawal: FollowedWithdrawal, step: Step): string | undefined => {
  const isNow = currentAt[withdrawal.standing] === step
  const approvedAt = withdrawal.steps.find((one) => one.step === 'APPROVED')?.at
  switch (step) {
    case 'REQUESTED':
      return isNow ? `Your tokens are on hold. ${inHand(withdrawal)}` : 'Your tokens were put on hold.'
    case 'IN_REVIEW':
      if (isNow) return inHand(withdrawal)
      return approvedAt === undefined ? undefined : `Approved ${unbroken(momentOf(approvedAt))}.`
    case 'SENT':
      return isNow ? sentDetail(withdrawal).trim() : undefined
    case 'PAID':
      if (isNow) return inHand(withdrawal)
      return withdrawal.standing === 'PAID' ? 'The provider confirmed that it arrived.' : undefined
  }
}

const endTitles: Readonly<Partial<Record<WithdrawalState, string>>> = {
  REFUSED: 'Declined',
  FAILED: 'Not sent',
  RETURNED: 'Returned',
  CANCELLED: 'Canceled by you',
}

/** How it ended before it arrived, or after it did. */
const ending = ({ standing, since, givenBack }: FollowedWithdrawal): readonly TimelineStep[] => {
  const title = endTitles[standing]
  if (title === undefined) return []
  const back = givenBack === undefined ? {} : { detail: 'Your tokens are back in your balance.' }
  return [{ id: 'end', title, state: standing === 'CANCELLED' ? 'stopped' : 'problem', at: since, ...back }]
}

/** The steps of a withdrawal as the timeline shows them: those reached, the one in hand, those ahead, or how it ended. */
export const statusSteps = (withdrawal: FollowedWithdrawal): readonly TimelineStep[] => {
  const atOf = (step: Step) => withdrawal.steps.find((one) => one.step === step)?.at
  const current = currentAt[withdrawal.standing]
  const end = ending(withdrawal)
  const shown = end.length > 0 ? order.filter((step) => atOf(step) !== undefined) : order
  // A provider may pay at once and never say that it sent: what lies behind is done, also without its own time.
  const furthest = shown.findLastIndex((step) => step === current || atOf(step) !== undefined)
  return [
    ...shown.map((step, index): TimelineStep => {
      const isNow = step === current
      const at = atOf(step)
      const detail = at !== undefined || isNow ? detailOf(withdrawal, step) : undefined
      return {
        id: step,
        title: (isNow && openTitles[withdrawal.standing]) || titles[step],
        state: isNow ? 'current' : index > furthest ? 'ahead' : 'done',
        ...(at !== undefined && { at }),
        ...(detail !== undefined && detail !== '' && { detail }),
      }
    }),
    ...end,
  ]
}
