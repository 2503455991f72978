import type { Price } from '@lagoon/contract/money/price'
import type { Party } from '@lagoon/contract/parties/parties'
import type { CryptoState, PaymentMarkName, PaymentMethodKind, PaymentWord } from '@lagoon/contract/wallet/enums'
import type { PartyNotices } from '../kernel/partyNotices.ts'
import type { PartyPlayer } from '../kernel/partyPlayer.ts'

/** A payment that is to be begun at its provider. */
export interface PaymentOrder {
  /** Our random id of the payment, which the provider repeats in what it signs. Begun again with the same id it is the same payment. */
  readonly paymentId: string
  /** What is bought, for the provider's page and the player's statement. */
  readonly title: string
  readonly price: Price
  readonly player: PartyPlayer
  /** Where the provider sends the player afterwards, whatever happened. Coming back proves nothing. */
  readonly returnUrl: string
  /** Where the provider posts its notices. */
  readonly noticeUrl: string
  /** What the player chose beyond the method: a stored card by the provider's token, or a crypto currency by its id. */
  readonly choice: { readonly kind: 'STORED_CARD'; readonly token: string } | { readonly kind: 'CURRENCY'; readonly id: string } | null
}

/** A currency that a crypto provider takes. Amounts are decimal text as the provider wrote it: never computed with. */
export interface CryptoOffer {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly network: string
  readonly amount: string
  readonly networkFee: string
}

/** What is asked for in crypto, and how it stands. */
export interface InvoiceStep {
  readonly kind: 'INVOICE'
  readonly currency: CryptoOffer
  readonly amount: string
  readonly networkFee: string
  readonly address: string
  /** URI for wallets (BIP 21, EIP 681). */
  readonly uri: string
  readonly issuedAt: Date
  readonly expiresAt: Date
  readonly state: CryptoState
  readonly received: string
  readonly missing: string | null
  readonly confirmations: number
  readonly minConfirmations: number
}

/** What the player does next: on the provider's page, in its frame, or from a wallet of their own. */
export type ProviderStep =
  | { readonly kind: 'REDIRECT'; readonly url: string }
  | { readonly kind: 'FRAME'; readonly url: string }
  | InvoiceStep

export interface StartedPayment {
  /** The provider's id of it. */
  readonly reference: string
  readonly step: ProviderStep
  /** Until when the player can pay there. */
  readonly endsAt: Date
}

/** Why a payment did not go through, in the few words that a player is told. */
export type DeclineReason = 'INSUFFICIENT_FUNDS' | 'CARD_EXPIRED' | 'BANK_REFUSED' | 'CHALLENGE_FAILED' | 'TRY_LATER'

/** A card that the provider keeps for the player: never its number. */
export interface StoredCard {
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  /** `MM/YY`. */
  readonly expiry: string
}

/** What a provider says of a payment, in a notice or when asked. None is its last word: a payment that failed may still be paid. */
export interface PaymentReading {
  readonly word: Exclude<PaymentWord, 'CREATED' | 'SENT' | 'MISMATCH'> | 'RESTORED'
  /**
   * What was paid, by the provider's books; with REVERSED all that was taken back so far, of its dispute where it names one. It is
   * compared with what was ordered.
   */
  readonly price: Price
  /** The provider's id of the transaction that this is said of: a second one that succeeds is second money, not a repeat. */
  readonly transactionId: string
  /** By the provider's clock, where it says; otherwise when we read it. */
  readonly at: Date
  readonly reason?: DeclineReason
  /** With CHALLENGE, UNDERPAID: until when the player can go on. With PENDING: until when money that is on its way is waited for. */
  readonly until?: Date
  /** With REVERSED, RESTORED: which dispute, and how far it is; a later stage of the same one decides. */
  readonly dispute?: { readonly id: string; readonly stage: number }
  /** With REVERSED, RESTORED: what `transactionId` had paid before, where the provider says. Whether or not that was ever notified, it came. */
  readonly paid?: Price
  /** The step as it stands now, where it changed (an invoice). */
  readonly step?: ProviderStep
  readonly card?: StoredCard
}

/** What a notice is about: ours or the provider's id of the payment. */
export type NoticeOf = { readonly paymentId: string } | { readonly reference: string }

/** What the notices of a provider say of payments. */
export type PaymentNotices = PartyNotices<{ readonly of: NoticeOf; readonly reading: PaymentReading }, NoticeOf>

/**
 * What a folder `payments/<protocol>` is to the platform: how the providers of one kind are spoken to. The calls reject when no
 * answer came or it could not be read; then nothing is known, and a payment is neither paid nor failed.
 */
export interface PaymentProtocol {
  readonly method: {
    readonly kind: PaymentMethodKind
    readonly name: string
    readonly detail: string
    readonly marks: readonly PaymentMarkName[]
  }
  /** The page of the app that the provider sends the player back to, without the query. */
  readonly returnRoute: string
  /**
   * How long after the end of its session a payment is still waited for before it counts as unpaid, minutes. One that failed counts
   * against limits as long: it may have been tried again in its session.
   */
  readonly graceMinutes: number
  /** How long after its end an unpaid payment is still asked about (late money), days. */
  readonly watchDays: number
  readonly start: (party: Party, order: PaymentOrder, signal: AbortSignal) => Promise<StartedPayment>
  /**
   * Asks how a payment stands. `reference` is null where the answer to `start` never came: then it is asked for by our id. Null: the
   * provider does not know it (yet).
   */
  readonly read: (
    party: Party,
    payment: { readonly paymentId: string; readonly reference: string | null; readonly startedAt: Date },
    signal: AbortSignal,
  ) => Promise<(PaymentReading & { readonly reference: string }) | null>
  readonly notices?: PaymentNotices
  /** With a crypto provider: what it takes, and the price in each. */
  readonly currencies?: (party: Party, price: Price, signal: AbortSignal) => Promise<readonly CryptoOffer[]>
  /** With `currencies`: whether that is the id of a currency that the protocol knows at all. */
  readonly accepts?: (currencyId: string) => boolean
  /**
   * Gives an unpaid payment up at the provider, where that can be: once it resolves, nobody can pay it there any more. Without it what
   * a player gives up counts against limits until its session ends.
   */
  readonly cancel?: (
    party: Party,
    payment: { readonly paymentId: string; readonly reference: string },
    signal: AbortSignal,
  ) => Promise<void>
  /** Has the provider forget a stored card. */
  readonly forgetCard?: (
    party: Party,
    card: { readonly token: string; readonly playerReference: string },
    signal: AbortSignal,
  ) => Promise<void>
}
