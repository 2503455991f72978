import { packagesAddress } from '@lagoon/contract/wallet/addresses'
import type { PayByCryptoView } from '@lagoon/domain/wallet/payments/payByCrypto.state'
import type { ReactNode } from 'react'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { ChooseCurrency } from './ChooseCurrency.tsx'
import { Outcomes } from './Outcomes.tsx'
import { Waiting } from './Waiting.tsx'

export interface PayByCryptoProps {
  view: PayByCryptoView
  /** Id of a currency; absent: nothing is chosen. */
  initialCurrency?: string
  onChoose: (currency: { id: string }) => void
  /** A new invoice for the same order. */
  onStartAgain: () => void
}

const Content = ({ view, initialCurrency, onChoose, onStartAgain }: PayByCryptoProps): ReactNode => {
  switch (view.state) {
    case 'chooseCurrency':
      return <ChooseCurrency view={view} initialCurrency={initialCurrency} onChoose={onChoose} />
    case 'invoice':
    case 'underpaid':
      return <Waiting view={view} />
    case 'expired':
    case 'confirmed':
    case 'blocked':
      return <Outcomes view={view} onStartAgain={onStartAgain} />
  }
}

/** A purchase paid in crypto: the currency, the invoice while its time runs, and how it ended. */
export const PayByCrypto = (props: PayByCryptoProps) => {
  const { order } = props.view
  const isInvoice = props.view.state === 'invoice' || props.view.state === 'underpaid'
  return (
    <ScreenFrame
      title="Pay with crypto"
      intro={`${order.name}, ${formatPrice(order.price.minor, order.price.currency)} ${order.price.currency}`}
      back={{ href: packagesAddress(), label: 'All packages' }}
      width={isInvoice ? 'regular' : 'narrow'}
    >
      <Content {...props} />
    </ScreenFrame>
  )
}
