import { ThankYou } from '@lagoon/ui/screens/wallet/ThankYou/ThankYou'
import { PaymentWaiting } from './PaymentWaiting.tsx'
import { useThankYou } from './usePayment.ts'

/** thank-you and mzzpay-thank-you: one screen. */
export const ThankYouRoute = () => {
  const { view, check, watch } = useThankYou()
  return view.state === 'loading' || view.state === 'failed' ? (
    <PaymentWaiting state={view.state} onRetry={watch} />
  ) : (
    <ThankYou view={view} onCheck={check} />
  )
}
