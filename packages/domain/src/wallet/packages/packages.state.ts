import type { Amount, Minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { OfferAvailability, PackageArt } from '@lagoon/contract/wallet/enums'
import type { NotLoaded } from '../../kernel/notLoaded.state.ts'

/** Tokens for sale (§3). */
export interface PackageOffer {
  readonly id: string
  readonly name: string
  readonly art: PackageArt
  /** What is bought. */
  readonly tokens: Amount
  /** What comes with it without a price: sweep and bonus tokens. */
  readonly extras: readonly Amount[]
  /** Before a discount. */
  readonly price: Price
  /** 1 to 99; absent without a discount. */
  readonly discountPercent?: number
  /** What is paid, of the same currency; the server's figure, never worked out from the per cent. */
  readonly finalAmount: Price
  /** More game tokens for the money than the smallest package brings, in percent; 0 for that one. */
  readonly bonusPercent: number
  /** What 1,000 game tokens cost, in hundredths of a minor unit. */
  readonly perThousand: Minor
  readonly isBestValue: boolean
  readonly isFirstPurchaseOnly: boolean
  readonly isOncePerPlayer: boolean
  /** RFC 3339 instant of its real end; absent where it has none. */
  readonly endsAt?: string
  readonly availability: OfferAvailability
}

/** A payment that the player began and that is neither paid nor over. */
export interface OpenPayment {
  readonly paymentId: string
  /** What it is for: the name of a package. */
  readonly item: string
}

export type PackagesView =
  | NotLoaded
  /** Nothing is for sale right now. */
  | { readonly state: 'none' }
  | {
      readonly state: 'filled'
      readonly packages: readonly PackageOffer[]
      readonly hasCustomRecharge: boolean
      /** Names of the marks of what can be paid with, each once. */
      readonly marks: readonly string[]
      readonly openPayment?: OpenPayment
    }
