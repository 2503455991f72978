import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import type { Amount, Minor } from '@lagoon/contract/money/money'
import type { Currency, Price } from '@lagoon/contract/money/price'
import type { CouponRefusal, LimitSetter, PaymentMethodKind } from '@lagoon/contract/wallet/enums'
import type { AmountLimits } from '@lagoon/contract/wallet/wallet.rules'
import type { NotLoaded } from '../../kernel/notLoaded.state.ts'
import type { ExceededLimit } from '../../shell/popups/popup.state.ts'
import type { CryptoChoice } from '../payments/payByCrypto.state.ts'
import type { PackageOffer } from './packages.state.ts'

export interface PaymentMethod {
  readonly id: string
  readonly kind: PaymentMethodKind
  /** "Visa ending in 4242". */
  readonly name: string
  /** What choosing it means: how long it takes, where it leads. */
  readonly detail: string
  /** Names of the marks that it takes, such as `visa`. */
  readonly marks: readonly string[]
  /** A card of the player's that the provider keeps: it can be forgotten. */
  readonly isStored: boolean
}

/** What is bought: a package, or tokens for an amount that the player sets. */
export type Order =
  | { readonly kind: 'package'; readonly offer: PackageOffer }
  | {
      readonly kind: 'customRecharge'
      readonly currency: Currency
      readonly limits: AmountLimits
      readonly steps: readonly Minor[]
      /** Game tokens, minor units, for one whole unit of the currency. */
      readonly tokensPerUnit: Minor
    }

/** What is known of the coupon that the player entered; only the server knows which are valid. */
export type CouponCheck =
  /** `code` stands in the field already, and nobody has asked about it. */
  | { readonly status: 'none'; readonly code?: string }
  | { readonly status: 'checking'; readonly code: string }
  /** `reason` is absent where the server gave none that this version knows. */
  | { readonly status: 'invalid'; readonly code: string; readonly reason?: CouponRefusal }
  | { readonly status: 'valid'; readonly code: string; readonly discountPercent?: number; readonly extraTokens?: Amount }

/** What a purchase comes to, by the server. */
export interface Quote {
  readonly price: Price
  readonly discount?: Price
  /** What the platform adds; zero where it adds nothing. */
  readonly platformFee: Price
  /** What is paid. */
  readonly total: Price
  /** Everything that comes in, the coupon's extra tokens with it. */
  readonly tokens: readonly Amount[]
}

/** What may still be bought under the strictest limit that applies. */
export interface PurchaseLimit {
  readonly setBy: LimitSetter
  readonly left: Price
  /** RFC 3339 instant. */
  readonly renewsAt: string
}

export interface Purchase {
  readonly order: Order
  readonly coupon: CouponCheck
  readonly methods: readonly PaymentMethod[]
  /** The sum of exactly this order with this coupon; absent until the server has worked it out. */
  readonly quote?: Quote
  readonly limit?: PurchaseLimit
  /** What was chosen before, where the player comes back to the form. */
  readonly chosen?: { readonly amount: Minor | undefined; readonly methodId: string }
  /** The server's words about the amount; absent while the purchase is on its way. */
  readonly refusals?: readonly FieldErrorDetail[]
}

export type BuyPackageView =
  | NotLoaded
  /** There is no such package, or the operator takes no amounts of the player's own. */
  | { readonly state: 'packageNotFound' }
  /** Sold out, over, or bought already where it is sold once. */
  | { readonly state: 'notForSale'; readonly offer: PackageOffer }
  | ({ readonly state: 'choosing' } & Purchase)
  | ({ readonly state: 'submitting' } & Purchase)
  /** The server takes no money before the email is confirmed. */
  | ({ readonly state: 'emailNotConfirmed' } & Purchase)
  /** The ways of payment depend on the country (§8). */
  | ({ readonly state: 'noCountryInProfile' } & Purchase)
  /** The server takes no money before the player is verified (§8). */
  | ({ readonly state: 'kycRequired' } & Purchase)
  /** §8, by the rule of the limit: the player is asked whether to go on, or offered what is left. */
  | ({ readonly state: 'purchaseLimitExceeded'; readonly limitExceeded?: ExceededLimit } & Purchase)
  /** The sum is another one than was shown: nothing was bought, and the new one is asked about. */
  | ({ readonly state: 'priceChanged'; readonly before: Price } & Purchase)
  /** The provider of the chosen way does not answer: another way may. */
  | ({ readonly state: 'providerUnavailable' } & Purchase)

/** The place where one purchase is made: its form, and the currency where it is paid in crypto. */
export type PurchaseView = BuyPackageView | CryptoChoice

/** As typed; the rules read the amount. */
export interface BuyPackageValues {
  amount: string
  methodId: string
}
