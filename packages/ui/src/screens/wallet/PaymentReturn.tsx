import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { packagesAddress, transactionsAddress } from '@lagoon/contract/wallet/addresses'
import { contactUsAddress } from '@lagoon/contract/content/addresses'
import type { PaymentFailure } from '@lagoon/contract/wallet/enums'
import type { PaymentFacts, PaymentReturnView } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { Button } from '../../kit/Button/Button.tsx'
import { Link } from '../../kit/Link/Link.tsx'
import type { Fact } from '../../patterns/FactList/FactList.tsx'
import { OutcomePanel } from '../../patterns/OutcomePanel/OutcomePanel.tsx'
import { Price } from '../../patterns/Price/Price.tsx'
import { StandalonePage } from '../../patterns/StandalonePage/StandalonePage.tsx'
import { TokenAmount } from '../../patterns/TokenAmount/TokenAmount.tsx'
import { tokenNames } from '../../patterns/TokenIcon/tokenKinds.ts'
import { NotLoaded } from '../shell/NotLoaded.tsx'
import { LogInToSee } from './LogInToSee.tsx'
import { dateFormat } from '../../words/dateFormat.ts'

const dayFormat = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The lines of a receipt that every outcome of a payment shows. */
export const paymentLines = ({ item, price, method, startedAt }: PaymentFacts): readonly Fact[] => [
  { term: 'Package', value: item },
  { term: 'Paid with', value: method },
  { term: 'Date', value: dayFormat.format(new Date(startedAt)) },
  { term: 'Price', value: <Price {...price} size="lead" showCode />, isTotal: true },
]

/** The id that support asks for. */
export const paymentReference = ({ paymentId }: Pick<PaymentFacts, 'paymentId'>) => ({ label: 'Payment ID', value: paymentId })

const failures: Readonly<Record<PaymentFailure, { readonly title: string; readonly words: string }>> = {
  DECLINED: {
    title: 'Your payment was declined',
    words: 'Your card issuer declined it without giving a reason. No tokens were added. Try another payment method or contact your bank.',
  },
  CANCELLED: {
    title: 'Payment canceled',
    words: 'You weren’t charged, and no tokens were added. The package is still available.',
  },
  EXPIRED: {
    title: 'Payment timed out',
    words: 'The provider didn’t receive your payment in time, so no tokens were added. You can try again.',
  },
  ERROR: {
    title: 'Payment failed',
    words: 'The provider had a problem, so no tokens were added. If you see a charge on your statement, send us the payment ID.',
  },
}

export interface PaymentReturnProps<View = PaymentReturnView> {
  view: View
  /** Ask the server for the payment again. */
  onCheck: () => void
  /** Ask again after nobody answered. */
  onRetry: () => void
}

interface WordsProps {
  /** What the way of payment adds to the words while it is open. */
  whilePending?: string
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
      return (
        <main>
          <NotLoaded view={view} onRetry={onRetry} />
        </main>
      )
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

interface PaymentPanelProps extends Pick<PaymentReturnProps, 'onCheck'>, Required<WordsProps> {
  view: Extract<PaymentReturnView, { payment: unknown }>
}

const PaymentPanel = ({ view, onCheck, whilePending }: PaymentPanelProps) => {
  const { payment } = view
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
          reference={paymentReference(payment)}
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
          reference={paymentReference(payment)}
          actions={
            <>
              <Link href={homeAddress} weight="primary" size="large">
                Go to lobby
              </Link>
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
      const { title, words } = failures[view.reason]
      return (
        <OutcomePanel
          outcome="failure"
          title={title}
          facts={paymentLines(payment)}
          reference={paymentReference(payment)}
          actions={
            <>
              <Link href={packagesAddress()} weight="primary" size="large">
                Back to packages
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
