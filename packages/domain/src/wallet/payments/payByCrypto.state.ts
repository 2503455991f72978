import type { Amount } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { PackageArt } from '@lagoon/contract/wallet/enums'

export interface CryptoCurrency {
  /** `BTC`; with its network where a currency has several: `USDT-TRC20`. */
  readonly id: string
  readonly code: string
  readonly name: string
  /** The network that the payment has to come over; another one loses it. */
  readonly network: string
}

/** A currency to choose, with what the price is in it now. Decimal text as the payment provider wrote it. */
export interface QuotedCryptoCurrency extends CryptoCurrency {
  readonly amount: string
  readonly networkFee: string
}

/** What is asked for (§3). Amounts are decimal text as the payment provider wrote it: they are shown and copied, never computed. */
export interface CryptoInvoice {
  readonly paymentId: string
  readonly currency: CryptoCurrency
  readonly amount: string
  readonly networkFee: string
  readonly address: string
  /** What the QR code holds: the URI of the payment. */
  readonly uri: string
  /** RFC 3339 instants: the waiting time lies between them. */
  readonly issuedAt: string
  readonly expiresAt: string
}

interface CryptoOrder {
  readonly name: string
  readonly price: Price
  readonly tokens: readonly Amount[]
  /** Absent for an amount of the player's own. */
  readonly art?: PackageArt
}

/** Before there is an invoice: which currency it is to be in. */
export interface CryptoChoice {
  readonly state: 'chooseCurrency'
  readonly order: CryptoOrder
  readonly currencies: readonly QuotedCryptoCurrency[]
  readonly isSubmitting: boolean
}

interface Invoiced {
  readonly order: CryptoOrder
  readonly invoice: CryptoInvoice
}

/** A payment in crypto that was begun. */
export type CryptoPaymentView =
  /** Waiting for the payment, the time counting down. */
  | ({ readonly state: 'invoice' } & Invoiced)
  /** The network has seen all of it, and confirms it. */
  | ({ readonly state: 'processing'; readonly confirmations: number; readonly minConfirmations: number } & Invoiced)
  | ({ readonly state: 'expired' } & Invoiced)
  /** Less arrived than was asked for; the invoice asks for the rest. */
  | ({ readonly state: 'underpaid'; readonly received: string } & Invoiced)
  /** Money came too late, or too little of it in time: a person looks at it. */
  | ({ readonly state: 'underReview' } & Invoiced)
  | ({ readonly state: 'confirmed' } & Invoiced)
  /** The payment provider holds the payment back and has it looked at. */
  | ({ readonly state: 'blocked' } & Invoiced)

export type PayByCryptoView = CryptoChoice | CryptoPaymentView
