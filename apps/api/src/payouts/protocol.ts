import type { Price } from '@lagoon/contract/money/price'
import type { Party } from '@lagoon/contract/parties/parties'
import type { Result } from '@lagoon/contract/result/result'
import type { PayoutFailure, PayoutWay } from '@lagoon/contract/withdrawal/enums'
import type { CryptoNetwork } from '@lagoon/contract/crypto/addresses'
import type { PartyNotices } from '../kernel/partyNotices.ts'
import type { PartyPlayer } from '../kernel/partyPlayer.ts'

/** Where the money goes: frozen by value when the withdrawal is asked for, as the player was shown it. */
export type PayoutDestination =
  /** `token` is the provider's id of the recipient (`register`): the account's number is not kept. */
  | { readonly kind: 'BANK'; readonly token: string; readonly accountHolder: string; readonly bankName: string; readonly lastFour: string }
  | { readonly kind: 'CARD'; readonly token: string; readonly brand: string; readonly lastFour: string; readonly expiry: string }
  | {
      readonly kind: 'CRYPTO'
      /** Id of the currency at the provider, such as `USDT-TRC20`. */
      readonly currency: string
      readonly network: CryptoNetwork
      readonly address: string
    }
  /** Skrill's email or id, a $cashtag, an id at Seamless Chex. */
  | { readonly kind: 'ACCOUNT_ID'; readonly id: string }

/** One attempt to pay a withdrawal out. */
export interface PayoutOrder {
  /**
   * Our random id of the attempt, written down before the call: the provider's idempotency key and what the attempt is asked for by.
   * Sent again with the same key it is the same payout; another attempt has another key.
   */
  readonly attemptId: string
  readonly withdrawalId: string
  /** What is to arrive, our fee taken off. */
  readonly price: Price
  readonly destination: PayoutDestination
  readonly player: PartyPlayer
  /** Where the provider posts its notices. */
  readonly noticeUrl: string
}

/** What a provider says of an attempt: sent (accepted, on its way), paid, refused by it, or come back after it was sent. */
export interface PayoutReading {
  readonly word: 'SENT' | 'PAID' | 'FAILED' | 'RETURNED'
  /** The provider's id of the payout; null where it was refused before it had one. */
  readonly reference: string | null
  /** What it pays, by its books: compared with what was ordered. */
  readonly price: Price
  /** By the provider's clock, where it says; otherwise when we read it. */
  readonly at: Date
  /** With FAILED, RETURNED. */
  readonly reason?: PayoutFailure
  /** With FAILED: the provider may take another attempt, with a new key. */
  readonly isRetryable?: boolean
  /** With RETURNED: the provider's id of the return, or its code and day where it has none. Told twice it is one return. */
  readonly returnId?: string
  /** With a crypto payout: what was sent, decimal text as the provider wrote it. */
  readonly crypto?: { readonly code: string; readonly amount: string; readonly networkFee: string; readonly transactionId: string | null }
}

/** What a notice is about: our id of the attempt, or the provider's of the payout. */
export type PayoutNoticeOf = { readonly attemptId: string } | { readonly reference: string }

/** An account that the provider has linked for a player, and by which it is paid out to. */
export interface CapturedAccount {
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  /** `MM/YY`. */
  readonly expiry: string
}

/** What the notices of a provider say of payouts; `captured` is an account that was linked in the capture of ours that is named. */
export type PayoutNotices = PartyNotices<
  | { readonly of: PayoutNoticeOf; readonly reading: PayoutReading }
  | { readonly captureId: string; readonly playerReference: string; readonly captured: CapturedAccount | null },
  PayoutNoticeOf
>

/** A currency that a crypto provider pays out. Amounts are decimal text as the provider wrote it. */
export interface PayoutCurrency {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly network: CryptoNetwork
  /** What the asked price comes to now, the network fee taken off. */
  readonly amount: string
  readonly networkFee: string
  readonly rateEndsAt: Date
}

/**
 * What a folder `payouts/<protocol>` is to the platform: how the providers that pay out are spoken to. The calls reject when no
 * answer came or it could not be read: then the attempt is unknown, neither paid nor failed (payments.md 2.2).
 */
export interface PayoutProtocol {
  readonly ways: readonly PayoutWay[]
  /** How the way is named for players: `Bank transfer`. */
  readonly name: string
  /** For how long after `send` the provider may still not find a payout that it has: "not found" proves nothing before. */
  readonly visibilitySeconds: number
  /** How long after SENT without another word it counts as paid, days; null where the provider says so itself. */
  readonly paidAfterDays: number | null
  /** How long after it was paid a return may still come, days: so long it is asked about now and then. */
  readonly watchDays: number
  /** Rejects where nothing is known. A definite no is a reading FAILED. */
  readonly send: (party: Party, order: PayoutOrder, signal: AbortSignal) => Promise<PayoutReading>
  /** Asks by our key, or by the provider's id where that is known. Null: the provider does not know it (yet). */
  readonly read: (
    party: Party,
    attempt: { readonly attemptId: string; readonly reference: string | null; readonly startedAt: Date },
    signal: AbortSignal,
  ) => Promise<PayoutReading | null>
  readonly notices?: PayoutNotices
  /** BANK: has the provider keep the account; only its token and the last four digits stay with us. Refused where the provider knows no such account. */
  readonly register?: (
    party: Party,
    account: {
      readonly accountHolder: string
      readonly accountNumber: string
      readonly routingNumber: string
      readonly bankName: string
      readonly currency: 'USD' | 'CAD'
      readonly player: PartyPlayer
    },
    signal: AbortSignal,
  ) => Promise<Result<{ readonly token: string }, 'ACCOUNT_INVALID' | 'ROUTING_INVALID'>>
  /** CARD: opens the provider's own page or frame where the player enters the account. What came of it is told by a notice, or asked for. */
  readonly capture?: {
    readonly open: (
      party: Party,
      capture: {
        readonly captureId: string
        readonly currency: 'USD' | 'CAD'
        readonly returnUrl: string
        readonly noticeUrl: string
        readonly player: PartyPlayer
      },
      signal: AbortSignal,
    ) => Promise<{ readonly frameUrl: string; readonly redirectUrl: string; readonly endsAt: Date }>
    readonly read: (
      party: Party,
      capture: { readonly captureId: string; readonly playerReference: string },
      signal: AbortSignal,
    ) => Promise<CapturedAccount | 'PENDING' | 'FAILED'>
  }
  /** CRYPTO: what is paid out in which currency, for a price. */
  readonly currencies?: (party: Party, price: Price, signal: AbortSignal) => Promise<readonly PayoutCurrency[]>
}
