import type { PaymentReturnView } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { PaymentReturn } from '../PaymentReturn.tsx'

export interface NuveiCallBackProps {
  view: PaymentReturnView
  /** Ask the server for the payment again. */
  onCheck: () => void
}

/** Where Nuvei sends the player after a payment by card. */
export const NuveiCallBack = ({ view, onCheck }: NuveiCallBackProps) => (
  <PaymentReturn view={view} onCheck={onCheck} whilePending="Your bank may still ask you to confirm it in its app." />
)
