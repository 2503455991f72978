import { minor, type TokenKind } from '@lagoon/contract/money/money'
import type { PaymentHolder, PaymentStageKind } from '@lagoon/contract/wallet/enums'
import type { PaymentStage } from '../../../graphql/resolvers.generated.ts'
import { factOf, priceOf, type PaymentEventRow, type PaymentRow } from '../../../payments/engine/rows.ts'
import { keptStep } from '../../../payments/kept.ts'
import { phaseOf } from '../../../payments/machine/phase.ts'
import { standingOf } from '../../../payments/machine/standing.ts'
import type { DeclineReason } from '../../../payments/protocol.ts'
import { formatPrice, tokenList } from '../../../payments/words.ts'

/** Tokens of a payment that were taken back, and what of them was not there any more. */
export interface Debt {
  readonly kind: TokenKind
  readonly taken: bigint
  readonly owed: bigint
}

const declined: Readonly<Record<DeclineReason, string>> = {
  INSUFFICIENT_FUNDS: 'There wasn’t enough money on the card or account.',
  CARD_EXPIRED: 'The card has expired.',
  BANK_REFUSED: 'The bank refused the payment.',
  CHALLENGE_FAILED: 'Your bank’s verification wasn’t completed.',
  TRY_LATER: 'The provider couldn’t take the payment at that time.',
}

const actionReasons: Readonly<Record<string, string>> = {
  CHALLENGE: 'Your bank needs you to confirm this payment.',
  UNDERPAID: 'We received less than the full amount. You can send the rest.',
  BLOCKED: 'The provider put this payment on hold for review.',
}

const reviewReasons: Readonly<Record<string, string>> = {
  MISMATCH: 'We received a different amount or currency than expected. We’re reviewing it and will let you know.',
  LATE: 'Your money arrived after the payment expired. We’re reviewing it and will let you know.',
}

const reversedReason = (payment: PaymentRow, debts: readonly Debt[]): string => {
  const sum = formatPrice({ ...priceOf(payment), minor: minor(payment.reversed_minor) })
  const amounts = (of: 'taken' | 'owed') =>
    tokenList(debts.flatMap((debt) => (debt[of] > 0n ? [{ kind: debt.kind, minor: minor(debt[of]) }] : [])))
  const [taken, owed] = [amounts('taken'), amounts('owed')]
  return [
    `${sum} went back to you.`,
    taken && `We took ${taken} from your balance.`,
    owed && `You’d already used ${owed}, so you owe them. Contact support to settle it before you withdraw.`,
  ]
    .filter(Boolean)
    .join(' ')
}

interface Line {
  readonly kind: PaymentStageKind
  readonly holder: PaymentHolder
  readonly at?: Date | null
  readonly expectedBy?: Date | null
  readonly reason?: string | null
}

const wire = ({ kind, holder, at, expectedBy, reason }: Line): PaymentStage => ({
  kind,
  holder,
  at: at?.toISOString() ?? null,
  expectedBy: expectedBy?.toISOString() ?? null,
  reason: reason ?? null,
})

/** What has happened to a payment, oldest first, and what is expected next; each line with who holds it. */
export const timelineOf = (payment: PaymentRow, events: readonly PaymentEventRow[], debts: readonly Debt[]): PaymentStage[] => {
  const standing = standingOf(priceOf(payment), events.map(factOf))
  const phase = phaseOf[payment.state]
  const first = (...words: readonly string[]) =>
    events.filter(({ word }) => words.includes(word)).toSorted((a, b) => a.first_at.getTime() - b.first_at.getTime())[0]
  const lines: Line[] = [{ kind: 'STARTED', holder: 'PLATFORM', at: payment.created_at }]
  const sent = first('SENT')
  if (sent) lines.push({ kind: 'SENT_TO_PROVIDER', holder: 'PLAYER', at: sent.first_at, expectedBy: payment.ends_at })
  const pending = first('PENDING')
  // A provider of crypto says so from the start; until something was sent to its address, the player has it.
  const step = payment.step && keptStep(payment.step)
  const isUntouched = step?.kind === 'INVOICE' && step.state === 'WAITING'
  if (pending && !isUntouched) lines.push({ kind: 'WAITING_FOR_PROVIDER', holder: 'PROVIDER', at: pending.first_at })
  const action = first('CHALLENGE', 'UNDERPAID', 'BLOCKED')
  if (action)
    lines.push({
      kind: 'ACTION_NEEDED',
      holder: action.word === 'BLOCKED' ? 'PROVIDER' : 'PLAYER',
      at: action.first_at,
      expectedBy: action.until,
      reason: actionReasons[action.word] ?? null,
    })
  const over = first('EXPIRED', 'ERROR', 'CANCELLED', 'DECLINED')
  if (over)
    lines.push(
      over.word === 'EXPIRED'
        ? { kind: 'EXPIRED', holder: 'PLATFORM', at: over.first_at, reason: 'No payment arrived in time.' }
        : { kind: 'FAILED', holder: 'PROVIDER', at: over.first_at, reason: standing.reason && declined[standing.reason] },
    )
  const review = phase === 'REVIEW' ? first(payment.state === 'LATE' ? 'LATE' : 'SUCCEEDED') : undefined
  if (review) lines.push({ kind: 'UNDER_REVIEW', holder: 'PLATFORM', at: review.first_at, reason: reviewReasons[payment.state] ?? null })
  const paid = standing.isPaid ? first('SUCCEEDED') : undefined
  if (paid) {
    const isLate = over !== undefined && over.recorded_at < paid.recorded_at
    lines.push({
      kind: 'PAID',
      holder: 'PLATFORM',
      at: paid.first_at,
      reason: isLate ? 'Your payment arrived late, but you got the original price and tokens.' : null,
    })
    lines.push({ kind: 'CREDITED', holder: 'PLATFORM', at: payment.settled_at })
  }
  const reversed = first('REVERSED')
  if (reversed)
    lines.push({
      kind: 'REVERSED',
      holder: 'PROVIDER',
      at: reversed.first_at,
      reason: payment.reversed_minor > 0n ? reversedReason(payment, debts) : null,
    })
  const restored = first('RESTORED')
  if (restored)
    lines.push({ kind: 'RESTORED', holder: 'PLATFORM', at: restored.first_at, reason: 'The tokens we took are back in your balance.' })
  const happened = lines.toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
  const expected: Line[] = phase === 'OPEN' ? [{ kind: 'CREDITED', holder: 'PLATFORM', expectedBy: standing.until ?? payment.ends_at }] : []
  return [...happened, ...expected].map(wire)
}
