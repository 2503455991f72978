import { minor } from '@lagoon/contract/money/money'
import type { Currency } from '@lagoon/contract/money/price'
import type { PaymentFact } from '../../src/payments/machine/standing.ts'

/** What is asked for in the model: $19.99 for 5,000 game tokens. */
export const MODEL_PRICE = 1_999n
export const MODEL_TOKENS = 500_000n

const second = (at: number): Date => new Date(Date.UTC(2026, 10, 22, 9, 0, at))
const fact = (
  word: PaymentFact['word'],
  at: number,
  more: Partial<PaymentFact> & { readonly sum?: bigint; readonly currency?: Currency } = {},
): PaymentFact => {
  const { sum = MODEL_PRICE, currency = 'USD', ...rest } = more
  return {
    ...{ word, source: 'WEBHOOK', transactionId: 't-1', at: second(at), until: null, dispute: null, reason: null },
    price: { currency, minor: minor(sum) },
    ...rest,
  }
}

/** Everything that may be said of a payment in the model, by a name of its own. */
export const modelFacts = {
  sent: fact('SENT', 1, { source: 'PLATFORM' }),
  pending: fact('PENDING', 2),
  challenge: fact('CHALLENGE', 3, { until: second(900) }),
  underpaid: fact('UNDERPAID', 4, { sum: 900n }),
  goesOn: fact('PENDING', 5, { source: 'STATUS' }),
  expired: fact('EXPIRED', 6, { source: 'CLOCK' }),
  declined: fact('DECLINED', 7, { reason: 'BANK_REFUSED' }),
  cancelled: fact('CANCELLED', 8),
  late: fact('LATE', 9),
  paid: fact('SUCCEEDED', 10),
  paidAgain: fact('SUCCEEDED', 11, { transactionId: 't-2' }),
  paidACent: fact('SUCCEEDED', 12, { sum: 1n }),
  paidInCad: fact('SUCCEEDED', 13, { currency: 'CAD' }),
  partRefunded: fact('REVERSED', 14, { sum: 500n }),
  refunded: fact('REVERSED', 15),
  disputed: fact('REVERSED', 16, { dispute: { id: 'd-1', stage: 1 } }),
  won: fact('RESTORED', 17, { dispute: { id: 'd-1', stage: 2 } }),
} satisfies Record<string, PaymentFact>
export type ModelFact = keyof typeof modelFacts
export const modelFactNames = Object.keys(modelFacts) as ModelFact[]

/**
 * How a payment stands after these were said, in any order: payments.md 2.1 as a list of questions, the strongest first. It knows
 * nothing of how the platform works that out.
 */
export const modelStanding = (said: ReadonlySet<ModelFact>) => {
  const has = (...names: readonly ModelFact[]): boolean => names.some((name) => said.has(name))
  const refunds = has('refunded') ? MODEL_PRICE : has('partRefunded') ? 500n : 0n
  const disputed = has('disputed') && !has('won') ? MODEL_PRICE : 0n
  const back = refunds + disputed - (has('paid') && has('paidAgain') ? MODEL_PRICE : 0n)
  const reversed = back < 0n ? 0n : back > MODEL_PRICE ? MODEL_PRICE : back
  const questions: readonly (readonly [string, boolean])[] = [
    ['REVERSED', reversed > 0n],
    ['SUCCEEDED', has('paid', 'paidAgain')],
    ['MISMATCH', has('paidACent', 'paidInCad')],
    ['LATE', has('late')],
    ['DECLINED', has('declined')],
    ['CANCELLED', has('cancelled')],
    ['EXPIRED', has('expired')],
    ['UNDERPAID', has('underpaid') && !has('goesOn')],
    ['CHALLENGE', has('challenge') && !has('goesOn')],
    ['PENDING', has('pending', 'goesOn', 'challenge', 'underpaid')],
    ['SENT', has('sent')],
    ['CREATED', true],
  ]
  const isPaid = has('paid', 'paidAgain')
  return {
    word: questions.find(([, holds]) => holds)?.[0],
    isPaid,
    reversed,
    tokens: isPaid ? MODEL_TOKENS - (MODEL_TOKENS * reversed) / MODEL_PRICE : 0n,
  }
}
