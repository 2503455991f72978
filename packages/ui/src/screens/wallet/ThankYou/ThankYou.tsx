import type { ThankYouView } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { StandalonePage } from '../../../patterns/StandalonePage/StandalonePage.tsx'
import { places } from '../../shell/places.ts'
import { PaymentReturn, paymentReference } from '../PaymentReturn.tsx'

export interface ThankYouProps {
  view: ThankYouView
  /** Ask the server for the payment again. */
  onCheck: () => void
}

/** Where most providers send the player after a payment (thank-you, mzzpay-thank-you). */
export const ThankYou = ({ view, onCheck }: ThankYouProps) =>
  view.state === 'transactionNotFoundYet' ? (
    <StandalonePage>
      <OutcomePanel
        outcome="pending"
        title="Waiting for word of your payment"
        reference={paymentReference(view)}
        actions={
          <>
            <Button weight="primary" size="large" isPending={view.isChecking} onPress={onCheck}>
              Check again
            </Button>
            <Link href={places.home} weight="quiet" size="large">
              Go to the lobby
            </Link>
          </>
        }
        foot={
          <>
            Nothing after ten minutes? <Link href="/contact-us">Write to us</Link> with the payment id.
          </>
        }
      >
        You were quicker than the provider: it has not told us of this payment yet. We keep asking. If you paid, the tokens come by
        themselves.
      </OutcomePanel>
    </StandalonePage>
  ) : (
    <PaymentReturn view={view} onCheck={onCheck} />
  )
