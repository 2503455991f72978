import type { PaymentHolder, PaymentStageKind } from '@lagoon/contract/wallet/enums'
import type { PaymentStage } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { Timeline, type TimelineState, type TimelineStep } from '../../patterns/Timeline/Timeline.tsx'
import { dateFormat } from '../../words/dateFormat.ts'

const stageWords: Readonly<Record<PaymentStageKind, string>> = {
  STARTED: 'Started',
  SENT_TO_PROVIDER: 'Sent to the payment provider',
  WAITING_FOR_PROVIDER: 'Waiting for the payment provider',
  ACTION_NEEDED: 'Action needed',
  PAID: 'Paid',
  CREDITED: 'Tokens added',
  FAILED: 'Didn’t go through',
  EXPIRED: 'Timed out',
  UNDER_REVIEW: 'Under review',
  REVERSED: 'Payment reversed',
  RESTORED: 'Payment restored',
}
const holderWords: Readonly<Record<PaymentHolder, string>> = {
  PLAYER: 'Waiting for you.',
  PROVIDER: 'The payment provider has it.',
  PLATFORM: 'We have it.',
}
const problems: readonly PaymentStageKind[] = ['FAILED', 'EXPIRED', 'REVERSED']
const dueFormat = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const stateOf = ({ kind, at }: PaymentStage, isNext: boolean): TimelineState => {
  if (at !== undefined) return problems.includes(kind) ? 'problem' : 'done'
  return isNext ? 'current' : 'ahead'
}

/** Who has it, by when, and why: of what has not happened yet the first, of what has only a reason. */
const detailOf = ({ at, holder, expectedBy, reason }: PaymentStage, isNext: boolean): string | undefined => {
  const words = [
    at === undefined && isNext && holderWords[holder],
    at === undefined && expectedBy !== undefined && `Expected by ${dueFormat.format(new Date(expectedBy))}.`,
    reason,
  ].filter((part) => typeof part === 'string')
  return words.length === 0 ? undefined : words.join(' ')
}

/** The stages of a payment as a timeline shows them. */
export const paymentSteps = (stages: readonly PaymentStage[]): readonly TimelineStep[] => {
  const next = stages.findIndex(({ at }) => at === undefined)
  return stages.map((stage, index) => {
    const detail = detailOf(stage, index === next)
    return {
      id: `${index}-${stage.kind}`,
      title: stageWords[stage.kind],
      state: stateOf(stage, index === next),
      ...(stage.at === undefined ? {} : { at: stage.at }),
      ...(detail === undefined ? {} : { detail }),
    }
  })
}

/** What has happened to a payment so far, and what is expected. */
export const PaymentTimeline = ({ stages }: { stages: readonly PaymentStage[] }) =>
  stages.length > 0 && <Timeline label="Your payment, step by step" steps={paymentSteps(stages)} />
