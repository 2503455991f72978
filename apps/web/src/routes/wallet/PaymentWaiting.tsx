import { Loading } from '@lagoon/ui/screens/shell/Loading/Loading'
import { DidNotLoad } from '../shell/DidNotLoad.tsx'

interface PaymentWaitingProps {
  state: 'loading' | 'failed'
  onRetry: () => void
}

/** Before the server has said how a payment stands. The page is its own `main`: it stands outside the layout. */
export const PaymentWaiting = ({ state, onRetry }: PaymentWaitingProps) => (
  <main>{state === 'failed' ? <DidNotLoad onRetry={onRetry} /> : <Loading />}</main>
)
