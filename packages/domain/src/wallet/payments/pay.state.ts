import type { NotLoaded } from '../../kernel/notLoaded.state.ts'
import type { CryptoPaymentView } from './payByCrypto.state.ts'
import type { PaymentFacts } from './paymentReturn.state.ts'

interface Paying {
  readonly payment: PaymentFacts
  readonly isCancelling: boolean
}

/** The page where a payment that was begun is paid, or gone on with later. */
export type PayView =
  | NotLoaded
  | { readonly state: 'paymentNotFound' }
  /** The provider's own fields stand in its frame. */
  | ({ readonly state: 'frame'; readonly url: string } & Paying)
  /** The player left the provider's fields; nothing was paid as far as anybody knows. */
  | ({ readonly state: 'frameClosed'; readonly url: string } & Paying)
  /** It is paid on the provider's own page. */
  | ({ readonly state: 'atProvider'; readonly url: string } & Paying)
  /** The player is done at the provider, or there is nothing to do: the return page says how it stands. */
  | ({ readonly state: 'done' } & Paying)
  | (CryptoPaymentView & { readonly isCancelling: boolean })
