import type { PaymentHolder, PaymentStageKind } from '@lagoon/contract/wallet/enums'
import type { PaymentStage } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import type { TimelineState, TimelineStep } from '../../patterns/Timeline/Timeline.tsx'
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
/** They have a time from when they begin, and are over once something else happens. */
const lasting: readonly PaymentStageKind[] = ['SENT_TO_PROVIDER', 'WAITING_FOR_PROVIDER', 'ACTION_NEEDED', 'UNDER_REVIEW']
const dueFormat = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The stage that goes on now: the last that began, where it lasts, or the first that is expected; -1 for none. */
const inHandOf = (stages: readonly PaymentStage[]): number => {
  const last = stages.findLastIndex(({ at }) => at !== undefined)
  const begun = stages[last]
  return begun !== undefined && lasting.includes(begun.kind) ? last : stages.findIndex(({ at }) => at === undefined)
}

const stateOf = ({ kind, at }: PaymentStage, isInHand: boolean): TimelineState => {
  if (isInHand) return 'current'
  if (at === undefined) return 'ahead'
  return problems.includes(kind) ? 'problem' : 'done'
}

/** Who has it, by when, and why: of what goes on now all of it, of what is expected the day, of what has happened only a reason. */
const detailOf = ({ at, holder, expectedBy, reason }: PaymentStage, isInHand: boolean): string | undefined => {
  const due = expectedBy !== undefined && (isInHand || at === undefined) ? dueFormat.format(new Date(expectedBy)) : undefined
  const words = [
    isInHand && holderWords[holder],
    due !== undefined && (isInHand && holder === 'PLAYER' ? `You have until ${due}.` : `Expected by ${due}.`),
    reason,
  ].filter((part) => typeof part === 'string')
  return words.length === 0 ? undefined : words.join(' ')
}

/** The stages of a payment as a timeline shows them. */
export const paymentSteps = (stages: readonly PaymentStage[]): readonly TimelineStep[] => {
  const inHand = inHandOf(stages)
  return stages.map((stage, index) => {
    const detail = detailOf(stage, index === inHand)
    return {
      id: `${index}-${stage.kind}`,
      title: stageWords[stage.kind],
      state: stateOf(stage, index === inHand),
      ...(stage.at === undefined ? {} : { at: stage.at }),
      ...(detail === undefined ? {} : { detail }),
    }
  })
}
