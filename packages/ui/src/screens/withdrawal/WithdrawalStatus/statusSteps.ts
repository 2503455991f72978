import type { WithdrawalStatusView, WithdrawalStep } from '@lagoon/domain/withdrawal/withdrawal.state'
import type { TimelineStep } from '../../../patterns/Timeline/Timeline.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'

type Step = WithdrawalStep['step']

const order: readonly Step[] = ['requested', 'inReview', 'approved', 'sent', 'paid']
const titles: Readonly<Record<Step, string>> = {
  requested: 'Requested',
  inReview: 'In review',
  approved: 'Approved',
  sent: 'Sent',
  paid: 'Paid',
}

const dayFormat = dateFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long' })
/** "Wednesday, March 4" or as English writes it: the day by which something happens. */
export const day = (instant: string): string => dayFormat.format(new Date(instant))

/** Who has it in hand at a step, and what that means; only where there is something to say. */
const detailOf = (view: WithdrawalStatusView, step: Step): string | undefined => {
  const isNow = view.state === step
  switch (step) {
    case 'requested':
      return view.state === 'requested'
        ? `Your tokens are on hold. We’ll start our review by ${day(view.reviewBy)}.`
        : 'Your tokens were put on hold.'
    case 'inReview':
      return view.state === 'inReview'
        ? `Our payout team is reviewing it and will decide by ${day(view.decisionBy)}.`
        : view.state === 'requested'
          ? 'Our payout team reviews the request and your details.'
          : 'Our payout team reviewed the request and your details.'
    case 'approved':
      return isNow ? 'The review is done. Next, we’ll send it to the provider.' : undefined
    case 'sent':
      return view.state === 'sent' ? `The provider is processing it. It should arrive by ${day(view.arrivesBy)}.` : undefined
    case 'paid':
      return isNow ? 'The provider confirmed that it arrived.' : undefined
  }
}

const ending = (view: WithdrawalStatusView): readonly TimelineStep[] => {
  if (view.state === 'declined')
    return [{ id: 'declined', title: 'Declined', state: 'problem', at: view.declinedAt, detail: 'Your tokens are back in your balance.' }]
  if (view.state === 'cancelled')
    return [
      {
        id: 'cancelled',
        title: 'Canceled by you',
        state: 'stopped',
        at: view.cancelledAt,
        detail: 'Your tokens are back in your balance.',
      },
    ]
  return []
}

/** The steps of a withdrawal as the timeline shows them: those reached, the one in hand, those ahead, or how it ended. */
export const statusSteps = (view: WithdrawalStatusView): readonly TimelineStep[] => {
  const end = ending(view)
  const reached = view.steps.map(({ step }) => step)
  const shown = end.length > 0 ? order.filter((step) => reached.includes(step)) : order
  return [
    ...shown.map((step): TimelineStep => {
      const at = view.steps.find((one) => one.step === step)?.at
      const detail = at === undefined && step !== 'inReview' ? undefined : detailOf(view, step)
      const isNow = view.state === step && step !== 'paid'
      return {
        id: step,
        title: titles[step],
        state: isNow ? 'current' : at === undefined ? 'ahead' : 'done',
        ...(at !== undefined && { at }),
        ...(detail !== undefined && { detail }),
      }
    }),
    ...end,
  ]
}
