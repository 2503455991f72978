import { ForumPayCallBack } from '@lagoon/ui/screens/wallet/ForumPayCallBack/ForumPayCallBack'
import { NuveiCallBack } from '@lagoon/ui/screens/wallet/NuveiCallBack/NuveiCallBack'
import { PaymentWaiting } from './PaymentWaiting.tsx'
import { useCallBack } from './usePayment.ts'

/** nuvei-call-back. */
export const NuveiCallBackRoute = () => {
  const { view, check, watch } = useCallBack()
  return view.state === 'loading' || view.state === 'failed' ? (
    <PaymentWaiting state={view.state} onRetry={watch} />
  ) : (
    <NuveiCallBack view={view} onCheck={check} />
  )
}

/** forum-pay-call-back. */
export const ForumPayCallBackRoute = () => {
  const { view, check, watch } = useCallBack()
  return view.state === 'loading' || view.state === 'failed' ? (
    <PaymentWaiting state={view.state} onRetry={watch} />
  ) : (
    <ForumPayCallBack view={view} onCheck={check} />
  )
}
