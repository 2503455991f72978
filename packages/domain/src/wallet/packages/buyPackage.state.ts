import type { Amount, Minor } from '@lagoon/contract/money/money'
import type { Currency, Price } from '@lagoon/contract/money/price'
import type { AmountLimits } from '@lagoon/contract/wallet/wallet.rules'
import type { ExceededLimit } from '../../shell/popups/popup.state.ts'
import type { PackageOffer } from './packages.state.ts'

export const paymentMethodKinds = ['CARD', 'CRYPTO', 'BANK', 'E_WALLET'] as const
export type PaymentMethodKind = (typeof paymentMethodKinds)[number]

export interface PaymentMethod {
  readonly id: string
  readonly kind: PaymentMethodKind
  /** "Visa ending 4242". */
  readonly name: string
  /** What choosing it means: how long it takes, where it leads. */
  readonly detail: string
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

/** What is known of the coupon that the player entered; the server judges it. */
export type CouponCheck =
  | { readonly status: 'none' }
  | { readonly status: 'checking'; readonly code: string }
  | { readonly status: 'invalid'; readonly code: string }
  | {
      readonly status: 'valid'
      readonly code: string
      readonly discountPercent?: number
      readonly extraTokens?: Amount
      /** What is paid with it; absent for a custom recharge, whose amount is not known to the server yet. */
      readonly finalAmount?: Price
    }

interface Purchase {
  readonly order: Order
  readonly coupon: CouponCheck
  readonly methods: readonly PaymentMethod[]
}

export type BuyPackageView =
  | ({ readonly state: 'choosing' } & Purchase)
  | ({ readonly state: 'submitting' } & Purchase)
  /** The server takes no money before the player is verified (§8). */
  | ({ readonly state: 'kycRequired' } & Purchase)
  /** §8, by the rule of the limit: the player is asked whether to go on, or offered what is left. */
  | ({ readonly state: 'purchaseLimitExceeded'; readonly limit: ExceededLimit } & Purchase)

/** As typed; the rules read the amount. */
export interface BuyPackageValues {
  amount: string
  methodId: string
}
