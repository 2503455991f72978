import type { NotLoaded } from '../../kernel/notLoaded.state.ts'
import type { PayoutAccount } from '../../withdrawal/withdrawal.state.ts'
import type { Amount } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { PackageArt, PaymentFailure, PaymentHolder, PaymentStageKind } from '@lagoon/contract/wallet/enums'

/** One line of a payment's timeline. */
export interface PaymentStage {
  readonly kind: PaymentStageKind
  /** RFC 3339 instant; absent: it is expected and has not happened. */
  readonly at?: string
  /** Who has to act for it to go on. */
  readonly holder: PaymentHolder
  /** RFC 3339 instant. */
  readonly expectedBy?: string
  /** One sentence for the player, where there is more to say. */
  readonly reason?: string
}

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
  /** Absent for an amount of the player's own. */
  readonly art?: PackageArt
  /** What was bought, to begin again with; absent for an amount of the player's own. */
  readonly packageId?: string
  /** The coupon that it was begun with. */
  readonly coupon?: string
  /** What the platform added to the price; absent where it added nothing. */
  readonly platformFee?: Price
  /** Taken back from the player's side. */
  readonly reversed?: Price
  /** What has happened so far and what is expected, oldest first. */
  readonly timeline: readonly PaymentStage[]
}

/** A return page reads the payment from the server by its id; it is pending until the server says otherwise. */
export type PaymentReturnView =
  | { readonly state: 'success'; readonly payment: PaymentFacts; readonly received: readonly Amount[] }
  /** `isChecking`: the player asked for the state again just now. `isUnpaid`: the player has still something to do for it. */
  | { readonly state: 'pending'; readonly payment: PaymentFacts; readonly isChecking: boolean; readonly isUnpaid?: true }
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

/** An account to pay out to that is linked at its provider; no payment. */
export type AccountCaptureView =
  | NotLoaded
  | { readonly state: 'accountLinked'; readonly account: PayoutAccount; readonly linkedAt: string }
  | { readonly state: 'pending'; readonly requestId: string; readonly isChecking: boolean }
  | { readonly state: 'failure'; readonly requestId: string; readonly reason: 'FAILED' | 'EXPIRED' }
  /** Nothing is known of an account of this player. */
  | { readonly state: 'notFound' }
  | { readonly state: 'logInToSee'; readonly returnTo: string }
