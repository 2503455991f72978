import type { Amount, Minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'

/** Tokens for sale (§3). */
export interface PackageOffer {
  readonly id: string
  readonly name: string
  /** What is bought. */
  readonly tokens: Amount
  /** Sweep tokens that come with it without a price. */
  readonly extraSweepTokens?: Minor
  /** Before a discount. */
  readonly price: Price
  /** 1 to 99; absent without a discount. */
  readonly discountPercent?: number
  /** What is paid, of the same currency; the server's figure, never worked out from the per cent. */
  readonly finalAmount: Price
  readonly availability: 'AVAILABLE' | 'SOLD_OUT' | 'EXPIRED'
}

export type PackagesView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  /** Nothing is for sale right now. */
  | { readonly state: 'none' }
  | { readonly state: 'filled'; readonly packages: readonly PackageOffer[]; readonly hasCustomRecharge: boolean }
