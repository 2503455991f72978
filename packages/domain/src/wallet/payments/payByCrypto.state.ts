import type { Amount } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'

export interface CryptoCurrency {
  /** `BTC`; with its network where a currency has several: `USDT-TRC20`. */
  readonly id: string
  readonly code: string
  readonly name: string
  /** The network that the payment has to come over; another one loses it. */
  readonly network: string
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
}

export type PayByCryptoView =
  | {
      readonly state: 'chooseCurrency'
      readonly order: CryptoOrder
      readonly currencies: readonly CryptoCurrency[]
      readonly isSubmitting: boolean
    }
  /** Waiting for the payment, the time counting down. */
  | { readonly state: 'invoice'; readonly order: CryptoOrder; readonly invoice: CryptoInvoice }
  | { readonly state: 'expired'; readonly order: CryptoOrder; readonly invoice: CryptoInvoice }
  /** Less arrived than was asked for. */
  | {
      readonly state: 'underpaid'
      readonly order: CryptoOrder
      /** Asks for the rest. */
      readonly invoice: CryptoInvoice
      readonly received: string
    }
  | { readonly state: 'confirmed'; readonly order: CryptoOrder; readonly invoice: CryptoInvoice }
  /** The payment provider holds the payment back and has it looked at. */
  | { readonly state: 'blocked'; readonly order: CryptoOrder; readonly invoice: CryptoInvoice }
