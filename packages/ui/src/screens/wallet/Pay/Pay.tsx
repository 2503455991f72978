import { packagesAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { PayView } from '@lagoon/domain/wallet/payments/pay.state'
import type { PaymentFacts } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { useEffect, type ReactNode } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { FactList } from '../../../patterns/FactList/FactList.tsx'
import { PackageArt } from '../../../patterns/PackageArt/PackageArt.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { NotLoaded } from '../../shell/NotLoaded.tsx'
import { PayByCrypto } from '../PayByCrypto/PayByCrypto.tsx'
import { paymentLines } from '../paymentLines.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'
import * as styles from './Pay.css.ts'

export interface PayProps {
  view: PayView
  /** What stands in place of the provider's frame, in a story; the frame itself otherwise. */
  frame?: ReactNode
  onRetry: () => void
  /** The provider's frame says that the player is done there. */
  onFinished: () => void
  onClosed: () => void
  /** The provider's fields once more. */
  onReopen: () => void
  /** To the provider's own page. */
  onGoToProvider: () => void
  /** There is nothing to do here any more: the page that says how it ended. */
  onDone: () => void
  /** The player gives the payment up. */
  onCancel: () => void
  /** Buys the same anew, where the time of an invoice is over. */
  onStartAgain: () => void
}

const Paying = ({ payment, foot, children }: { payment: PaymentFacts; foot: ReactNode; children: ReactNode }) => (
  <ScreenFrame title={`Pay for ${payment.item}`} width="regular" back={{ href: packagesAddress(), label: 'All packages' }}>
    <div className={styles.root}>
      <div className={styles.parts}>{children}</div>
      <Surface as="section" labelledBy="paid">
        <div className={styles.parts}>
          {payment.art && (
            <div className={styles.art}>
              <PackageArt art={payment.art} isFirst />
            </div>
          )}
          <Heading level={2} size="large" id="paid">
            Your purchase
          </Heading>
          <FactList facts={paymentLines(payment)} />
          {foot}
        </div>
      </Surface>
    </div>
  </ScreenFrame>
)

/** Goes on to the return page, which says how the payment stands; the way there is a button too. */
const Done = ({ payment, onDone }: { payment: PaymentFacts; onDone: () => void }) => {
  useEffect(
    function goOn() {
      onDone()
    },
    [onDone],
  )
  return (
    <Paying payment={payment} foot={null}>
      <Notice
        title="There’s nothing left to do here"
        action={
          <Button weight="primary" onPress={onDone}>
            See your payment
          </Button>
        }
      >
        The next page shows the status of your payment.
      </Notice>
    </Paying>
  )
}

/** Where a payment that was begun is paid: in the provider's frame, on its page, or from a wallet of crypto. */
export const Pay = ({ view, frame, onRetry, onFinished, onClosed, ...events }: PayProps) => {
  const { onReopen, onGoToProvider, onDone, onCancel, onStartAgain } = events
  if (view.state === 'loading' || view.state === 'failed') return <NotLoaded view={view} onRetry={onRetry} />
  if (view.state === 'paymentNotFound')
    return (
      <ScreenFrame title="Pay" width="narrow" back={{ href: packagesAddress(), label: 'All packages' }}>
        <EmptyState
          illustration="lighthouse"
          title="We can’t find this payment"
          action={
            <Action href={packagesAddress()} weight="primary">
              See all packages
            </Action>
          }
        >
          It may belong to another account. Log in to the account you paid with.
        </EmptyState>
      </ScreenFrame>
    )
  const { isCancelling } = view
  const cancel = (
    <Button weight="quiet" isPending={isCancelling} onPress={onCancel}>
      Cancel payment
    </Button>
  )
  switch (view.state) {
    case 'frame':
      return (
        <Paying payment={view.payment} foot={cancel}>
          {frame ?? <PaymentFrame url={view.url} onFinished={onFinished} onClosed={onClosed} />}
          <Text size="small" tone="soft">
            You’re entering your card on the payment provider’s page. We never see the number.
          </Text>
        </Paying>
      )
    case 'frameClosed':
      return (
        <Paying payment={view.payment} foot={cancel}>
          <Notice
            tone="warning"
            title="You closed the card form"
            announce="politely"
            action={
              <Button weight="primary" onPress={onReopen}>
                Open it again
              </Button>
            }
          >
            As far as we know, you haven’t paid. If you did, your tokens will be added automatically.
          </Notice>
        </Paying>
      )
    case 'atProvider':
      return (
        <Paying payment={view.payment} foot={cancel}>
          <Notice
            title={`Continue with ${view.payment.method}`}
            action={
              <Button weight="primary" onPress={onGoToProvider}>
                {`Go to ${view.payment.method}`}
              </Button>
            }
          >
            You pay on the provider’s page and come back here afterward.
          </Notice>
        </Paying>
      )
    case 'done':
      return <Done payment={view.payment} onDone={onDone} />
    default:
      return (
        <PayByCrypto view={view} onChoose={() => undefined} onStartAgain={onStartAgain} onCancel={onCancel} isCancelling={isCancelling} />
      )
  }
}
