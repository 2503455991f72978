import { contactUsAddress } from '@lagoon/contract/content/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import type { PaymentReturnView } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { Button } from '../../kit/Button/Button.tsx'
import { Link } from '../../kit/Link/Link.tsx'
import { OutcomePanel } from '../../patterns/OutcomePanel/OutcomePanel.tsx'
import { StandalonePage } from '../../patterns/StandalonePage/StandalonePage.tsx'
import { LogInToSee } from './LogInToSee.tsx'
import { PaymentPanel, type WordsProps } from './PaymentPanel.tsx'
import { paymentReference } from './paymentLines.tsx'
import { ReturnNotLoaded } from './ReturnNotLoaded.tsx'

export interface PaymentReturnProps<View = PaymentReturnView> {
  view: View
  /** Ask the server for the payment again. */
  onCheck: () => void
  /** Ask again after nobody answered. */
  onRetry: () => void
}

/** How a payment ended, whichever provider the player comes back from. */
export const PaymentReturn = ({
  view,
  onCheck,
  onRetry,
  whilePending = 'It usually takes less than a minute.',
}: PaymentReturnProps & WordsProps) => {
  switch (view.state) {
    case 'loading':
    case 'failed':
      return <ReturnNotLoaded what="payment" view={view} onRetry={onRetry} />
    case 'logInToSee':
      return <LogInToSee what="payment" returnTo={view.returnTo} />
    case 'transactionNotFoundYet':
      return (
        <StandalonePage>
          <NotFoundYet view={view} onCheck={onCheck} />
        </StandalonePage>
      )
    default:
      return (
        <StandalonePage>
          <PaymentPanel view={view} onCheck={onCheck} whilePending={whilePending} />
        </StandalonePage>
      )
  }
}

interface NotFoundYetProps extends Pick<PaymentReturnProps, 'onCheck'> {
  view: Extract<PaymentReturnView, { state: 'transactionNotFoundYet' }>
}

const NotFoundYet = ({ view, onCheck }: NotFoundYetProps) => (
  <OutcomePanel
    outcome="pending"
    title="Waiting for your payment"
    reference={paymentReference(view)}
    actions={
      <>
        <Button weight="primary" size="large" isPending={view.isChecking} onPress={onCheck}>
          Check again
        </Button>
        <Link href={homeAddress} weight="quiet" size="large">
          Go to lobby
        </Link>
      </>
    }
    foot={
      <>
        Still waiting after 10 minutes? <Link href={contactUsAddress}>Contact us</Link> with the payment ID.
      </>
    }
  >
    We haven’t heard from the payment provider yet, but we’ll keep checking. If you paid, your tokens will be added automatically. If you
    paid from another account, log in to that account to see this payment.
  </OutcomePanel>
)
