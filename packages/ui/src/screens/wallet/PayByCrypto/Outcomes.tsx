import { profileAddress } from '@lagoon/contract/account/addresses'
import { packagesAddress } from '@lagoon/contract/wallet/addresses'
import type { CryptoInvoice as Invoice, PayByCryptoView } from '@lagoon/domain/wallet/payments/payByCrypto.state'
import { Action } from '../../../patterns/Action/Action.tsx'
import type { Fact } from '../../../patterns/FactList/FactList.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { withCode } from './cryptoWords.ts'

type Ended = Extract<PayByCryptoView, { state: 'expired' | 'confirmed' | 'blocked' }>

const referenceOf = ({ paymentId }: Invoice) => ({ label: 'Payment id', value: paymentId })
const boughtOf = ({ order }: Ended): readonly Fact[] => [
  { term: 'Package', value: order.name },
  { term: 'Price', value: <Price minor={order.price.minor} currency={order.price.currency} showCode /> },
]

/** How a crypto payment ended. */
export const Outcomes = ({ view, onStartAgain }: { view: Ended; onStartAgain: () => void }) => {
  const { order, invoice } = view
  switch (view.state) {
    case 'confirmed':
      return (
        <OutcomePanel
          outcome="success"
          title="Your payment is confirmed"
          level={2}
          facts={[
            ...boughtOf(view),
            { term: 'Paid', value: withCode(invoice.amount, invoice) },
            ...order.tokens.map(({ kind, minor }) => ({
              term: kind === 'SWEEP' ? 'Extra, at no charge' : 'Added to your balance',
              value: <TokenAmount kind={kind} minor={minor} sign />,
            })),
          ]}
          reference={referenceOf(invoice)}
          actions={
            <Action href={profileAddress('wallet')} weight="primary" size="large">
              Go to the wallet
            </Action>
          }
        >
          The tokens are in your wallet.
        </OutcomePanel>
      )
    case 'expired':
      return (
        <OutcomePanel
          outcome="failure"
          title="The waiting time is over"
          level={2}
          facts={boughtOf(view)}
          reference={referenceOf(invoice)}
          actions={
            <>
              <Action onPress={onStartAgain} weight="primary" size="large">
                Get a new address
              </Action>
              <Action href={packagesAddress()} size="large">
                All packages
              </Action>
            </>
          }
          foot="Sent something already? It is not lost. Write to support with the payment id."
        >
          No payment arrived in time, so nothing was bought. Please do not send anything to the old address any more.
        </OutcomePanel>
      )
    case 'blocked':
      return (
        <OutcomePanel
          outcome="inReview"
          title="This payment is blocked"
          level={2}
          facts={boughtOf(view)}
          reference={referenceOf(invoice)}
          actions={
            <Action href={profileAddress('support')} weight="primary" size="large">
              Write to support
            </Action>
          }
        >
          The payment provider holds it back and is checking it. No tokens were added, and the money is not with us. Please do not pay a
          second time.
        </OutcomePanel>
      )
  }
}
