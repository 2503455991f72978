import { PaymentReturn, type PaymentReturnProps } from '../PaymentReturn.tsx'

/** Where most providers send the player after a payment (thank-you, mzzpay-thank-you). */
export const ThankYou = (props: PaymentReturnProps) => <PaymentReturn {...props} />
