import type { ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { CryptoInvoice as Invoice, PayByCryptoView } from '@lagoon/domain/wallet/payments/payByCrypto.state'
import { Action } from '../../../patterns/Action/Action.tsx'
import type { Fact } from '../../../patterns/FactList/FactList.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { withCode } from './cryptoWords.ts'

type Ended = Extract<PayByCryptoView, { state: 'expired' | 'underReview' | 'confirmed' | 'blocked' }>

const referenceOf = ({ paymentId }: Invoice) => ({ label: 'Payment ID', value: paymentId })
const boughtOf = ({ order }: Ended): readonly Fact[] => [
  { term: 'Package', value: order.name },
  { term: 'Price', value: <Price minor={order.price.minor} currency={order.price.currency} showCode /> },
]

/** A payment that a person looks at, here or at the provider: nothing but the support goes on with it. */
const HeldBack = ({ view, title, children }: { view: Ended; title: string; children: ReactNode }) => (
  <OutcomePanel
    outcome="inReview"
    title={title}
    level={2}
    facts={boughtOf(view)}
    reference={referenceOf(view.invoice)}
    actions={
      <Action href={profileAddress('support')} weight="primary" size="large">
        Contact support
      </Action>
    }
  >
    {children}
  </OutcomePanel>
)

/** How a crypto payment ended. */
export const Outcomes = ({ view, onStartAgain }: { view: Ended; onStartAgain: () => void }) => {
  const { order, invoice } = view
  switch (view.state) {
    case 'confirmed':
      return (
        <OutcomePanel
          outcome="success"
          title="Payment confirmed"
          level={2}
          facts={[
            ...boughtOf(view),
            { term: 'Paid', value: withCode(invoice.amount, invoice) },
            ...order.tokens.map(({ kind, minor }) => ({
              term: kind === 'SWEEP' ? 'Free bonus' : 'Added to your balance',
              value: <TokenAmount kind={kind} minor={minor} sign />,
            })),
          ]}
          reference={referenceOf(invoice)}
          actions={
            <Action href={profileAddress('wallet')} weight="primary" size="large">
              Go to wallet
            </Action>
          }
        >
          Your tokens are in your wallet.
        </OutcomePanel>
      )
    case 'expired':
      return (
        <OutcomePanel
          outcome="failure"
          title="Time’s up"
          level={2}
          facts={boughtOf(view)}
          reference={referenceOf(invoice)}
          actions={
            <>
              <Action onPress={onStartAgain} weight="primary" size="large">
                Get new address
              </Action>
              <Action href={packagesAddress()} weight="quiet" size="large">
                All packages
              </Action>
            </>
          }
          foot="Already sent a payment? It’s not lost. Contact support with the payment ID."
        >
          We didn’t receive your payment in time, so the order was canceled. Please don’t send anything to the old address.
        </OutcomePanel>
      )
    case 'underReview':
      return (
        <HeldBack view={view} title="We’re checking your payment">
          Some or all of your payment came after the price lock ended. It isn’t lost: our team will either add your tokens or refund you.
          Please don’t send anything else.
        </HeldBack>
      )
    case 'blocked':
      return (
        <HeldBack view={view} title="Payment on hold">
          The payment provider is reviewing it. We haven’t received the money and no tokens were added. Please don’t pay again.
        </HeldBack>
      )
  }
}
