import type { TransactionDirection, TransactionPeriod, TransactionState, TransactionType } from '@lagoon/contract/wallet/enums'
import type { Amount } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'

/** A price in another currency, at the rate of its moment. */
export interface Conversion {
  /** `BTC` */
  readonly code: string
  /** Decimal text, as the provider wrote it. */
  readonly amount: string
  /** What one whole unit was. */
  readonly rate: Price
  /** RFC 3339 instant. */
  readonly at: string
}

/** One line of what the player sees of the ledger (§3). */
export interface TransactionRow {
  readonly id: string
  readonly type: TransactionType
  /** `CREDIT` adds to a balance, `DEBIT` takes from it. */
  readonly direction: TransactionDirection
  /** RFC 3339 instant. */
  readonly at: string
  /** Tokens that moved, always positive; `direction` says which way. */
  readonly tokens: Amount
  /** What came with them, of other kinds. */
  readonly extras: readonly Amount[]
  /** The payment of a purchase, which has a page of its own. */
  readonly paymentId?: string
  readonly withdrawalId?: string
  /** Name of the package, or of a custom recharge. */
  readonly title?: string
  /** "Visa ending in 4242"; absent where no payment was made. */
  readonly paymentMethod?: string
  /** Name of the reward, where it is one. */
  readonly bonusType?: string
  /** Who was given a tip, and where. */
  readonly recipient?: string
  /** The tokens in money, where they were bought or withdrawn. */
  readonly convertedAmount?: Price
  /** What the money was converted into to be paid. */
  readonly conversion?: Conversion
  /** What the platform keeps of the converted amount, in the same currency. */
  readonly platformFee?: Price
  readonly status: TransactionState
}

/** Absent parts do not filter. */
export interface TransactionFilter {
  readonly type?: TransactionType
  readonly status?: TransactionState
  readonly period?: TransactionPeriod
}

export type TransactionsView =
  /** The filter is there once anything was loaded, and what it asks for is on its way. */
  | { readonly state: 'loading'; readonly filter?: TransactionFilter }
  | { readonly state: 'failed' }
  /** The player has none at all. */
  | { readonly state: 'empty' }
  /** There are some, but none of them is what the filter asks for. */
  | { readonly state: 'noResult'; readonly filter: TransactionFilter }
  /** Newest first; an empty filter shows all. */
  | {
      readonly state: 'filled'
      readonly rows: readonly TransactionRow[]
      readonly filter: TransactionFilter
      readonly more: 'available' | 'loading' | 'failed' | 'none'
      readonly opened?: TransactionRow
    }
