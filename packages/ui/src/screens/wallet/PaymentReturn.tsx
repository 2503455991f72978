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

const dayFormat = dateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** The lines of a receipt that every outcome of a payment shows. */
export const paymentLines = ({ item, price, method, startedAt }: PaymentFacts): readonly Fact[] => [
  { term: 'Package', value: item },
  { term: 'Paid with', value: method },
  { term: 'Date', value: dayFormat.format(new Date(startedAt)) },
  { term: 'Price', value: <Price {...price} size="lead" showCode />, isTotal: true },
]

/** The id that support asks for. */
export const paymentReference = ({ paymentId }: Pick<PaymentFacts, 'paymentId'>) => ({ label: 'Payment id', value: paymentId })

const failures: Readonly<Record<PaymentFailure, { readonly title: string; readonly words: string }>> = {
  DECLINED: {
    title: 'Your payment was declined',
    words:
      'Whoever issued your card did not allow it and gave us no reason. No tokens were added. Try another way to pay, or ask your bank.',
  },
  CANCELLED: {
    title: 'You cancelled the payment',
    words: 'Nothing was charged and no tokens were added. The package is still there if you want it.',
  },
  EXPIRED: {
    title: 'The payment ran out of time',
    words: 'No payment reached the provider in time, so no tokens were added. You can start again.',
  },
  ERROR: {
    title: 'The payment did not go through',
    words: 'The provider had a problem of its own. No tokens were added. If your statement shows the amount, send us the payment id.',
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
  whilePending = 'It mostly takes less than a minute.',
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
    title="Waiting for word of your payment"
    reference={paymentReference(view)}
    actions={
      <>
        <Button weight="primary" size="large" isPending={view.isChecking} onPress={onCheck}>
          Check again
        </Button>
        <Link href={homeAddress} weight="quiet" size="large">
          Go to the lobby
        </Link>
      </>
    }
    foot={
      <>
        Nothing after ten minutes? <Link href={contactUsAddress}>Write to us</Link> with the payment id.
      </>
    }
  >
    You were quicker than the provider: it has not told us of this payment yet. We keep asking. If you paid, the tokens come by themselves.
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
                See all transactions
              </Link>
            </>
          }
        >
          Thank you. The payment is complete, and the tokens are in your wallet.
        </OutcomePanel>
      )
    case 'pending':
      return (
        <OutcomePanel
          outcome="pending"
          title="Your payment is in progress"
          facts={paymentLines(payment)}
          reference={paymentReference(payment)}
          actions={
            <>
              <Link href={homeAddress} weight="primary" size="large">
                Go to the lobby
              </Link>
              <Button weight="quiet" size="large" isPending={view.isChecking} onPress={onCheck}>
                Check again
              </Button>
            </>
          }
        >
          {`The provider has not confirmed it yet. ${whilePending} You may leave this page: your tokens are added as soon as it does.`}
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
                Back to the packages
              </Link>
              <Link href={homeAddress} weight="quiet" size="large">
                Go to the lobby
              </Link>
            </>
          }
          foot={
            <>
              Is something not right? <Link href={contactUsAddress}>Write to us</Link>
            </>
          }
        >
          {words}
        </OutcomePanel>
      )
    }
  }
}
