import { transactionsAddress } from '@lagoon/contract/wallet/addresses'
import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { WalletView } from '@lagoon/domain/wallet/wallet.state'
import type { ReactNode } from 'react'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { tokenKinds } from '../../../patterns/TokenIcon/tokenKinds.ts'
import { BalanceTile } from './BalanceTile.tsx'
import { Winnings, WinningsWaiting } from './Winnings.tsx'
import * as styles from './Wallet.css.ts'

export interface WalletProps {
  view: WalletView
  onRetry: () => void
}

const Waiting = () => (
  <>
    <SkeletonRegion label="Loading your balances">
      <div className={styles.tiles}>
        {tokenKinds.map((kind) => (
          <div key={kind} className={styles.tile({ share: kind === 'GAME' || kind === 'SWEEP' ? 'half' : 'third' })}>
            <Skeleton shape="disc" />
            <div className={styles.held}>
              <Skeleton size="small" width="third" />
              <Skeleton size="title" width="half" />
            </div>
            <div className={styles.purpose}>
              <Skeleton size="small" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonRegion>
    <WinningsWaiting />
  </>
)

const Balances = ({ view: { holdings } }: { view: Extract<WalletView, { holdings: unknown }> }) => (
  <ul className={styles.tiles}>
    {holdings.balances.map((balance) => (
      <BalanceTile key={balance.kind} balance={balance} />
    ))}
  </ul>
)

const Content = ({ view, onRetry }: WalletProps): ReactNode => {
  switch (view.state) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return (
        <DidNotLoad illustration="rope" title="Your balances didn’t load" onRetry={onRetry}>
          They’re safe. We just can’t show them right now.
        </DidNotLoad>
      )
    case 'zeroBalances':
      return (
        <>
          <Notice title="You don’t have any tokens" action={<Action href={packagesAddress()}>See packages</Action>}>
            New players get welcome tokens when they confirm their email. After that, tokens come in packages.
          </Notice>
          <Balances view={view} />
        </>
      )
    case 'balances':
      return (
        <>
          <Balances view={view} />
          <Winnings holdings={view.holdings} />
        </>
      )
  }
}

/** Every kind of token that the player holds, what it is for, and what of it can be withdrawn. */
export const Wallet = (props: WalletProps) => (
  <ScreenFrame
    title="Wallet"
    intro="Your tokens and what they’re for."
    actions={
      <>
        <Action href={transactionsAddress}>Transactions</Action>
        <Action href={packagesAddress()} weight="primary">
          Buy tokens
        </Action>
      </>
    }
  >
    <Content {...props} />
  </ScreenFrame>
)
