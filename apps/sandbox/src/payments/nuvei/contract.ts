import type { Choices, Wish } from '../outcomes.ts'

/** What a tester can choose here (docs/payments/nuvei.md, The sandbox). */
export const choices = {
  outcomes: [
    'AS_ENTERED',
    'PAYS',
    'PAYS_LATER',
    'PAYS_AFTER_END',
    'PAYS_OTHER_AMOUNT',
    'PAYS_OTHER_CURRENCY',
    'PAYS_TWICE',
    'CHALLENGE',
    'CHALLENGE_FAILED',
    'INSUFFICIENT_FUNDS',
    'CARD_EXPIRED',
    'BANK_REFUSED',
    'TRY_LATER',
    'CANCELS',
    'CLOSES',
    'STAYS_PENDING',
  ],
  notices: ['AT_ONCE', 'BEFORE_RETURN', 'TWICE', 'LATE', 'NEVER', 'WRONG_SIGNATURE'],
  starts: ['ANSWERS', 'MADE_BUT_LOST', 'FAILS', 'NONSENSE', 'SLOW'],
} as const satisfies Choices

/** A card as its owner knows it again. The number is in no answer of the server. */
export interface ShownCard {
  readonly id: string
  readonly brand: string
  readonly lastFour: string
  /** `MM/YY`. */
  readonly expiry: string
}

/** What the page shows when it opens. */
export type FrameView =
  | {
      readonly state: 'READY'
      readonly title: string
      readonly amount: string
      readonly currency: string
      /** The stored card that is to pay; null: a card is entered. */
      readonly storedCard: ShownCard | null
      readonly wish: Wish
    }
  | { readonly state: 'CHALLENGE'; readonly amount: string; readonly currency: string; readonly lastFour: string }
  | { readonly state: 'DONE'; readonly result: FrameResult }
  | { readonly state: 'ENDED' }

/** What came of an attempt, as the page tells it; the merchant learns it from the server. */
export type FrameResult = 'PAID' | 'PENDING' | 'CANCELED' | 'CLOSED' | 'ERROR' | DeclineName

export type DeclineName = 'INSUFFICIENT_FUNDS' | 'CARD_EXPIRED' | 'BANK_REFUSED' | 'CHALLENGE_FAILED'

export const cardFields = ['number', 'expiry', 'code', 'holder'] as const
export type CardField = (typeof cardFields)[number]

/** What the page sends when its form is submitted. */
export interface PayRequest {
  readonly sessionToken: string
  readonly number?: string
  readonly expiry?: string
  readonly code: string
  readonly holder?: string
  readonly isSaved?: boolean
  readonly userPaymentOptionId?: string
  readonly outcome: Wish['outcome']
  readonly notice: Wish['notice']
}

export type PayReply = FrameView | { readonly state: 'INVALID'; readonly fields: Partial<Record<CardField, string>> }

export const challengeAnswers = ['CONFIRM', 'FAIL', 'CANCEL'] as const
export type ChallengeAnswer = (typeof challengeAnswers)[number]
