import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { PayByCryptoView } from '@lagoon/domain/wallet/payments/payByCrypto.state'
import type { ReactNode } from 'react'
import { PackageArt } from '../../../patterns/PackageArt/PackageArt.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { ChooseCurrency } from './ChooseCurrency.tsx'
import { Outcomes } from './Outcomes.tsx'
import { Waiting } from './Waiting.tsx'
import * as styles from './PayByCrypto.css.ts'

export interface PayByCryptoProps {
  view: PayByCryptoView
  /** Id of a currency; absent: nothing is chosen. */
  initialCurrency?: string
  onChoose: (currency: { id: string }) => void
  /** A new invoice for the same order; where none was asked for yet, the form of the purchase again. */
  onStartAgain: () => void
  /** The player gives the payment up, where it can be. */
  onCancel?: (() => void) | undefined
  isCancelling?: boolean
}

const Content = ({ view, initialCurrency, onChoose, onStartAgain, onCancel, isCancelling = false }: PayByCryptoProps): ReactNode => {
  switch (view.state) {
    case 'chooseCurrency':
      return <ChooseCurrency view={view} initialCurrency={initialCurrency} onChoose={onChoose} onBack={onStartAgain} />
    case 'invoice':
    case 'processing':
    case 'underpaid':
      return <Waiting view={view} onCancel={onCancel} isCancelling={isCancelling} />
    case 'expired':
    case 'underReview':
    case 'confirmed':
    case 'blocked':
      return <Outcomes view={view} onStartAgain={onStartAgain} />
  }
}

/** A purchase paid in crypto: the currency, the invoice while its time runs, and how it ended. */
export const PayByCrypto = (props: PayByCryptoProps) => {
  const { order, state } = props.view
  const isInvoice = state === 'invoice' || state === 'underpaid' || state === 'processing'
  return (
    <ScreenFrame
      title="Pay with crypto"
      intro={
        <span className={styles.intro}>
          {order.art && <PackageArt art={order.art} width="thumb" isFirst />}
          {`${order.name}, ${formatPrice(order.price.minor, order.price.currency)} ${order.price.currency}`}
        </span>
      }
      back={{ href: packagesAddress(), label: 'All packages' }}
      width={isInvoice ? 'regular' : 'narrow'}
    >
      <Content {...props} />
    </ScreenFrame>
  )
}
