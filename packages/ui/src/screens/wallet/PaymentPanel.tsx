import { contactUsAddress } from '@lagoon/contract/content/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { transactionsAddress } from '@lagoon/contract/wallet/addresses'
import { buyAgainAddress, findPaymentAddress, packagesAddress, payAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { PaymentReturnView } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { Button } from '../../kit/Button/Button.tsx'
import { Link } from '../../kit/Link/Link.tsx'
import { OutcomePanel } from '../../patterns/OutcomePanel/OutcomePanel.tsx'
import { PackageArt } from '../../patterns/PackageArt/PackageArt.tsx'
import { TokenAmount } from '../../patterns/TokenAmount/TokenAmount.tsx'
import { tokenNames } from '../../patterns/TokenIcon/tokenKinds.ts'
import { failureWords } from './failureWords.ts'
import { paymentLines, paymentReference } from './paymentLines.tsx'
import { PaymentTimeline } from './PaymentTimeline.tsx'

export interface WordsProps {
  /** What the way of payment adds to the words while it is open. */
  whilePending?: string
}

interface PaymentPanelProps extends Required<WordsProps> {
  view: Extract<PaymentReturnView, { payment: unknown }>
  /** Ask the server for the payment again. */
  onCheck: () => void
}

/** A payment as far as it has come: what it means for the player’s tokens, and the next step. */
export const PaymentPanel = ({ view, onCheck, whilePending }: PaymentPanelProps) => {
  const { payment } = view
  const about = {
    picture: payment.art && <PackageArt art={payment.art} isFirst />,
    details: payment.timeline.length > 0 && <PaymentTimeline stages={payment.timeline} />,
    reference: paymentReference(payment),
  }
  switch (view.state) {
    case 'success':
      return (
        <OutcomePanel
          outcome="success"
          title="Your tokens are here"
          facts={[
            ...view.received.map(({ kind, minor }) => ({
              term: tokenNames[kind].label,
              value: <TokenAmount kind={kind} minor={minor} sign />,
            })),
            ...paymentLines(payment),
          ]}
          {...about}
          actions={
            <>
              <Link href={gamesAddress()} weight="primary" size="large">
                Choose a game
              </Link>
              <Link href={transactionsAddress} weight="quiet" size="large">
                View transactions
              </Link>
            </>
          }
        >
          Thanks! Your payment is complete, and your tokens are in your wallet.
        </OutcomePanel>
      )
    case 'pending':
      return (
        <OutcomePanel
          outcome="pending"
          title="Your payment is processing"
          facts={paymentLines(payment)}
          {...about}
          foot={
            <>
              Already paid? <Link href={findPaymentAddress()}>Find your tokens</Link>
            </>
          }
          actions={
            <>
              {view.isUnpaid ? (
                <Link href={payAddress(payment.paymentId)} weight="primary" size="large">
                  Continue payment
                </Link>
              ) : (
                <Link href={homeAddress} weight="primary" size="large">
                  Go to lobby
                </Link>
              )}
              <Button weight="quiet" size="large" isPending={view.isChecking} onPress={onCheck}>
                Check again
              </Button>
            </>
          }
        >
          {`The provider hasn’t confirmed it yet. ${whilePending} You can leave this page. We’ll add your tokens as soon as it’s confirmed.`}
        </OutcomePanel>
      )
    case 'failure': {
      const { title, words } = failureWords[view.reason]
      return (
        <OutcomePanel
          outcome="failure"
          title={title}
          facts={paymentLines(payment)}
          {...about}
          actions={
            <>
              <Link href={buyAgainAddress(payment)} weight="primary" size="large">
                Try again
              </Link>
              <Link href={packagesAddress()} weight="quiet" size="large">
                All packages
              </Link>
              <Link href={homeAddress} weight="quiet" size="large">
                Go to lobby
              </Link>
            </>
          }
          foot={
            <>
              Something not right? <Link href={contactUsAddress}>Contact us</Link>
            </>
          }
        >
          {words}
        </OutcomePanel>
      )
    }
  }
}
