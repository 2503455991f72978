import { Download, Printer } from 'lucide-react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import { transactionsAddress } from '@lagoon/contract/wallet/addresses'
import { buyAgainAddress, findPaymentAddress, payAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { PaymentRecordView } from '@lagoon/domain/wallet/payments/paymentRecord.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { FactList } from '../../../patterns/FactList/FactList.tsx'
import { PackageArt } from '../../../patterns/PackageArt/PackageArt.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { NotLoaded } from '../../shell/NotLoaded.tsx'
import { PaymentTimeline } from '../PaymentTimeline.tsx'
import { recordLines, standingWords, type KnownPayment } from './recordWords.tsx'
import * as styles from './PaymentRecord.css.ts'

export interface PaymentRecordProps {
  view: PaymentRecordView
  onRetry: () => void
  /** Has the provider asked now. */
  onCheck: () => void
  /** The receipt as a file. */
  onReceipt: () => void
  /** The page on paper. */
  onPrint: () => void
}

const Actions = ({ view, onCheck, onReceipt, onPrint }: Omit<PaymentRecordProps, 'view' | 'onRetry'> & { view: KnownPayment }) => {
  switch (view.state) {
    case 'paid':
    case 'takenBack': {
      const isOwed = view.record.owed.length > 0
      return (
        <>
          {isOwed && (
            <Link href={profileAddress('support')} weight="primary">
              Contact support
            </Link>
          )}
          <Button weight={isOwed ? 'secondary' : 'primary'} isPending={view.receipt === 'asking'} onPress={onReceipt}>
            <Download aria-hidden size="1.125rem" />
            Download receipt
          </Button>
          <Button onPress={onPrint}>
            <Printer aria-hidden size="1.125rem" />
            Print
          </Button>
        </>
      )
    }
    case 'pending':
      return (
        <>
          {view.isUnpaid && (
            <Link href={payAddress(view.record.paymentId)} weight="primary">
              Continue payment
            </Link>
          )}
          <Button isPending={view.isChecking} onPress={onCheck}>
            Check again
          </Button>
        </>
      )
    case 'notPaid':
      return (
        <Link href={buyAgainAddress(view.record)} weight="primary">
          Try again
        </Link>
      )
  }
}

const Known = ({ view, ...events }: Omit<PaymentRecordProps, 'view' | 'onRetry'> & { view: KnownPayment }) => {
  const { record } = view
  const { tone, title, words } = standingWords(view)
  return (
    <div className={styles.root}>
      <div className={styles.parts}>
        <Notice tone={tone} title={title} announce="politely">
          {words}
        </Notice>
        {'receipt' in view && view.receipt === 'failed' && (
          <Notice tone="danger" title="The receipt didn’t load" announce="now">
            Nothing has changed. Please try again, or print this page.
          </Notice>
        )}
        <div className={styles.actions}>
          <Actions view={view} {...events} />
        </div>
        <Surface as="section" labelledBy="stages" padding="roomy">
          <div className={styles.parts}>
            <Heading level={2} size="large" id="stages">
              Step by step
            </Heading>
            <PaymentTimeline stages={record.timeline} />
          </div>
        </Surface>
      </div>
      <Surface as="section" labelledBy="about" padding="roomy">
        <div className={styles.parts}>
          {record.art && (
            <div className={styles.art}>
              <PackageArt art={record.art} isFirst />
            </div>
          )}
          <Heading level={2} size="large" id="about">
            {record.item}
          </Heading>
          <FactList facts={recordLines(view)} />
          <CopyableId label="Payment ID" value={record.paymentId} />
          {record.reference !== undefined && <CopyableId label="Provider’s reference" value={record.reference} />}
          <div className={styles.actions}>
            <Text size="small" tone="soft">
              Something not right? <Link href={findPaymentAddress()}>I paid, where are my tokens?</Link>
            </Text>
          </div>
        </div>
      </Surface>
    </div>
  )
}

/** One payment: where it is, who has it, what it came to, and the receipt. */
export const PaymentRecord = ({ view, onRetry, ...events }: PaymentRecordProps) => {
  if (view.state === 'loading' || view.state === 'failed') return <NotLoaded view={view} onRetry={onRetry} />
  const back = { href: transactionsAddress, label: 'All transactions' }
  if (view.state === 'paymentNotFound')
    return (
      <ScreenFrame title="Payment" back={back}>
        <EmptyState
          illustration="lens"
          title="We can’t find this payment"
          action={
            <Link href={findPaymentAddress()} weight="primary">
              Find a payment
            </Link>
          }
        >
          If you paid from another account, log in to that account to see it.
        </EmptyState>
      </ScreenFrame>
    )
  return (
    <ScreenFrame title="Payment" back={back}>
      <Known view={view} {...events} />
    </ScreenFrame>
  )
}
