import { randomUUID } from 'node:crypto'
import type { PayoutOutcome, PayoutWish } from '../outcomes.ts'

const LATER_MS = 30_000
const BACK_MS = 60_000

/** How a payout stands at its provider. UNCLAIMED: it came back since nobody took it. DROPPED: the network forgot its transfer. */
export type PayoutWord = 'SENT' | 'PAID' | 'DECLINED' | 'NO_FUNDS' | 'RETURNED' | 'UNCLAIMED' | 'DROPPED'

/** A step of a payout, by the provider's books. */
export interface PayoutChange {
  /** The provider's id of it, such as of a return. */
  readonly id: string
  /** Unix milliseconds. */
  readonly at: number
  readonly word: PayoutWord
}

/** A payout as a provider keeps it; `Details` is what its own protocol says of it beyond that. */
export interface Payout<Details> {
  /** The platform's key of it: asked for again under it, it is the same payout. */
  readonly id: string
  /** The provider's id of it. */
  readonly reference: string
  /** By the provider's books, as text. */
  readonly amount: string
  readonly currency: string
  readonly details: Details
  readonly madeAt: number
  readonly wish: PayoutWish
  /** Nothing about it is answered. */
  readonly isMute: boolean
  /** In the order of their times. */
  readonly changes: readonly PayoutChange[]
  /** Changes up to this time have been notified of. */
  readonly toldUntil: number
}

export const changeAt = (at: number, word: PayoutWord): PayoutChange => ({ id: randomUUID(), at, word })

const courses: Readonly<Record<PayoutOutcome, readonly (readonly [afterMs: number, PayoutWord])[]>> = {
  PAYS: [[0, 'PAID']],
  PAYS_LATER: [
    [0, 'SENT'],
    [LATER_MS, 'PAID'],
  ],
  STAYS_SENT: [[0, 'SENT']],
  DECLINED: [[0, 'DECLINED']],
  NO_FUNDS: [[0, 'NO_FUNDS']],
  DECLINED_LATER: [
    [0, 'SENT'],
    [LATER_MS, 'DECLINED'],
  ],
  RETURNED: [
    [0, 'PAID'],
    [BACK_MS, 'RETURNED'],
  ],
  NOT_CLAIMED: [
    [0, 'SENT'],
    [BACK_MS, 'UNCLAIMED'],
  ],
  DROPPED: [
    [0, 'SENT'],
    [BACK_MS, 'DROPPED'],
  ],
  PAYS_OTHER_AMOUNT: [[0, 'PAID']],
  PAYS_OTHER_CURRENCY: [[0, 'PAID']],
}

/** What becomes of a payout that is made at `at`. */
export const changesOf = (outcome: PayoutOutcome, at: number): readonly PayoutChange[] =>
  courses[outcome].map(([after, word]) => changeAt(at + after, word))

/** The sum in the provider's books, which the outcomes of other sums make another sum. */
export const bookedSum = (outcome: PayoutOutcome, sum: { readonly amount: string; readonly currency: string }) => ({
  amount: outcome === 'PAYS_OTHER_AMOUNT' ? '0.01' : sum.amount,
  currency: outcome === 'PAYS_OTHER_CURRENCY' ? (sum.currency === 'USD' ? 'CAD' : 'USD') : sum.currency,
})

/** How a payout stands now. */
export const standingOf = <Details>({ changes }: Payout<Details>, now: number): PayoutChange => {
  const change = changes.findLast(({ at }) => at <= now) ?? changes[0]
  if (!change) throw new Error('a payout without a beginning')
  return change
}
