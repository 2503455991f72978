import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { BuyPackageValues, PurchaseView } from '@lagoon/domain/wallet/packages/buyPackage.state'
import type { ReactNode } from 'react'
import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { amountText } from '../../../patterns/AmountField/amountText.ts'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { Popups } from '../../shell/Popups.tsx'
import { PayByCrypto } from '../PayByCrypto/PayByCrypto.tsx'
import { BuyForm, type Buying, type BuyFormProps } from './BuyForm.tsx'
import { nameOf } from './Summary.tsx'
import * as styles from './BuyPackage.css.ts'

export interface BuyPackageProps extends Omit<BuyFormProps, 'view' | 'initialValues'> {
  view: PurchaseView
  /** What is already known: the method of the last time is not chosen for the player. */
  initialValues?: Partial<BuyPackageValues>
  onRetry: () => void
  /** Confirmed: over a threshold of the operator, once; of any other limit the form is there again, for less. */
  onContinue: () => void
  /** Not bought. */
  onCancel: () => void
  /** Of a payment in crypto. */
  onChooseCurrency: (currency: { id: string }) => void
}

const Waiting = () => (
  <SkeletonRegion label="Loading your purchase">
    <div className={styles.root}>
      <div className={styles.choices}>
        <Skeleton size="large" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <div className={styles.summary}>
        <Skeleton shape="block" ratio="wide" />
      </div>
    </div>
  </SkeletonRegion>
)

const allPackages = { href: packagesAddress(), label: 'All packages' }
const toPackages = (
  <Action href={packagesAddress()} weight="primary">
    See all packages
  </Action>
)

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <ScreenFrame title={title} width="regular" back={allPackages}>
    {children}
  </ScreenFrame>
)

const chosenBefore = ({ chosen }: Buying): Partial<BuyPackageValues> =>
  chosen === undefined ? {} : { methodId: chosen.methodId, ...(chosen.amount === undefined ? {} : { amount: amountText(chosen.amount) }) }

/** One purchase, from the choice of how it is paid to the moment where it goes to the provider. */
export const BuyPackage = ({ view, initialValues = {}, onRetry, onContinue, onCancel, onChooseCurrency, ...events }: BuyPackageProps) => {
  switch (view.state) {
    case 'loading':
      return (
        <Frame title="Buy tokens">
          <Waiting />
        </Frame>
      )
    case 'failed':
      return (
        <Frame title="Buy tokens">
          <DidNotLoad illustration="rope" title="This package didn’t load" onRetry={onRetry}>
            Nothing was bought, and your balances haven’t changed.
          </DidNotLoad>
        </Frame>
      )
    case 'packageNotFound':
      return (
        <Frame title="Buy tokens">
          <EmptyState illustration="lighthouse" title="We don’t sell this package" action={toPackages}>
            It may have been replaced by another one. Nothing was bought.
          </EmptyState>
        </Frame>
      )
    case 'notForSale':
      return (
        <Frame title={view.offer.name}>
          <EmptyState illustration="lighthouse" title="You can’t buy this package anymore" action={toPackages}>
            {view.offer.availability === 'EXPIRED'
              ? 'The offer has ended. You weren’t charged.'
              : 'It’s sold out, or you’ve already bought it. You weren’t charged.'}
          </EmptyState>
        </Frame>
      )
    case 'chooseCurrency':
      return <PayByCrypto view={view} onChoose={onChooseCurrency} onStartAgain={onCancel} />
    default:
      return (
        <Frame title={view.order.kind === 'package' ? `Buy ${nameOf(view.order)}` : nameOf(view.order)}>
          <BuyForm view={view} initialValues={{ ...chosenBefore(view), ...initialValues }} {...events} />
          {view.state === 'purchaseLimitExceeded' && (
            <Popups
              queue={[{ kind: 'purchaseLimitExceeded', ...(view.limitExceeded && { limit: view.limitExceeded }) }]}
              onDecide={({ decision }) => (decision === 'confirm' ? onContinue() : onCancel())}
            />
          )}
        </Frame>
      )
  }
}
