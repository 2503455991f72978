import { PaymentReturn, type PaymentReturnProps } from '../PaymentReturn.tsx'

/** Where Nuvei sends the player after a payment by card. */
export const NuveiCallBack = (props: PaymentReturnProps) => (
  <PaymentReturn {...props} whilePending="Your bank may ask you to confirm it in their app." />
)
