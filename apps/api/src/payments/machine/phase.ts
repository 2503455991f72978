import type { PaymentFailure, PaymentWord } from '@lagoon/contract/wallet/enums'

/**
 * What a word means for who waits: OPEN, the player or the provider may still pay; REVIEW, money came that a person has to look at;
 * PAID; OVER, it was not paid.
 */
export type PaymentPhase = 'OPEN' | 'REVIEW' | 'PAID' | 'OVER'

export const phaseOf: Readonly<Record<PaymentWord, PaymentPhase>> = {
  CREATED: 'OPEN',
  SENT: 'OPEN',
  PENDING: 'OPEN',
  CHALLENGE: 'OPEN',
  UNDERPAID: 'OPEN',
  BLOCKED: 'OPEN',
  EXPIRED: 'OVER',
  ERROR: 'OVER',
  CANCELLED: 'OVER',
  DECLINED: 'OVER',
  LATE: 'REVIEW',
  MISMATCH: 'REVIEW',
  SUCCEEDED: 'PAID',
  REVERSED: 'PAID',
}

/** The words of a phase. */
export const wordsOf = (...phases: readonly PaymentPhase[]): PaymentWord[] =>
  (Object.keys(phaseOf) as PaymentWord[]).filter((word) => phases.includes(phaseOf[word]))

/** With these words a provider refuses money: it may take it in the same session all the same. */
export const refusalWords = ['CANCELLED', 'DECLINED', 'ERROR'] as const satisfies readonly PaymentWord[]
export const isRefusal = (word: string): word is (typeof refusalWords)[number] => refusalWords.some((one) => one === word)

/** How a payment failed that is over. */
export const failureOf = (word: PaymentWord): PaymentFailure | null => (word === 'EXPIRED' || isRefusal(word) ? word : null)

/** What a player is told of it (§3). */
export const shownState = (word: PaymentWord): 'SUCCESS' | 'PENDING' | 'FAILURE' => {
  const phase = phaseOf[word]
  if (phase === 'PAID') return 'SUCCESS'
  return phase === 'OVER' ? 'FAILURE' : 'PENDING'
}
