import type { NotLoaded } from '../../kernel/notLoaded.state.ts'
import type { Amount } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { PaymentFailure } from '@lagoon/contract/wallet/enums'

/** What a payment was about, as the server knows it; nothing of it comes from the address. */
export interface PaymentFacts {
  readonly paymentId: string
  /** Name of the package, or "Custom recharge". */
  readonly item: string
  readonly price: Price
  /** "Visa ending in 4242", "Bitcoin". */
  readonly method: string
  /** RFC 3339 instant. */
  readonly startedAt: string
}

/** A return page reads the payment from the server by its id; it is pending until the server says otherwise. */
export type PaymentReturnView =
  | { readonly state: 'success'; readonly payment: PaymentFacts; readonly received: readonly Amount[] }
  /** `isChecking`: the player asked for the state again just now. */
  | { readonly state: 'pending'; readonly payment: PaymentFacts; readonly isChecking: boolean }
  | { readonly state: 'failure'; readonly payment: PaymentFacts; readonly reason: PaymentFailure }
  /** The provider sent the player back before it told us of the payment; also said of an id that nobody has. */
  | { readonly state: 'transactionNotFoundYet'; readonly paymentId: string; readonly isChecking: boolean }
  /** A visitor, whatever the id. `returnTo` is the address of this page. */
  | { readonly state: 'logInToSee'; readonly returnTo: string }
  | NotLoaded

export interface CryptoAmount {
  /** "BTC". */
  readonly currency: string
  /** Decimal digits as the provider counts them: "0.00042817". */
  readonly amount: string
}

export type ForumPayCallBackView =
  | PaymentReturnView
  /** Less came than was due. `until` is an RFC 3339 instant; up to it the rest can be sent to the same address. */
  | {
      readonly state: 'underpaid'
      readonly payment: PaymentFacts
      readonly due: CryptoAmount
      readonly received: CryptoAmount
      readonly missing: CryptoAmount
      readonly until: string
    }

/** An account to pay out to that was linked at the provider; no payment. */
export interface LinkedAccount {
  /** "Visa debit". */
  readonly brand: string
  readonly lastFour: string
  /** "09/28". */
  readonly expiry?: string
}

export type AccountCaptureView =
  | { readonly state: 'accountLinked'; readonly account: LinkedAccount; readonly linkedAt: string }
  | { readonly state: 'pending'; readonly requestId: string; readonly isChecking: boolean }
  | { readonly state: 'failure'; readonly requestId: string; readonly reason: Exclude<PaymentFailure, 'EXPIRED'> | 'NAME_MISMATCH' }
  /** Nothing is known of an account of this player. */
  | { readonly state: 'notFound' }
  | { readonly state: 'logInToSee'; readonly returnTo: string }
