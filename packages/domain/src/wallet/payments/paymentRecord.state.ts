import type { Amount } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { PaymentFailure } from '@lagoon/contract/wallet/enums'
import type { NotLoaded } from '../../kernel/notLoaded.state.ts'
import type { Conversion } from '../transactions/transactions.state.ts'
import type { PaymentFacts } from './paymentReturn.state.ts'

/** All that is known of a payment. */
export interface PaymentRecord extends PaymentFacts {
  /** What came in once it was paid, or will. */
  readonly received: readonly Amount[]
  /** Before discount and fee. */
  readonly listPrice: Price
  readonly discount?: Price
  readonly conversion?: Conversion
  /** Number of the payment at its provider. */
  readonly reference?: string
  /** Of what was credited: what a reversal took from the balance. */
  readonly takenBack: readonly Amount[]
  /** And what was not there any more, which the player owes. */
  readonly owed: readonly Amount[]
}

/** The receipt as a file: to be had, on its way, or it did not come. */
export type ReceiptFile = 'ready' | 'asking' | 'failed'

export type PaymentRecordView =
  | NotLoaded
  /** There is none of this id, or it is another player's. */
  | { readonly state: 'paymentNotFound' }
  | { readonly state: 'paid'; readonly record: PaymentRecord; readonly receipt: ReceiptFile }
  /** `isChecking`: the player asked the provider again just now. `isUnpaid`: the player has still something to do for it. */
  | { readonly state: 'pending'; readonly record: PaymentRecord; readonly isChecking: boolean; readonly isUnpaid?: true }
  | { readonly state: 'notPaid'; readonly record: PaymentRecord; readonly reason: PaymentFailure }
  /** It was paid, and the money went back in part or whole. */
  | { readonly state: 'takenBack'; readonly record: PaymentRecord; readonly receipt: ReceiptFile }
