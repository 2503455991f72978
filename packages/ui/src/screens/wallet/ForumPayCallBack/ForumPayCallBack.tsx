import { payAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import { contactUsAddress } from '@lagoon/contract/content/addresses'
import type { CryptoAmount, ForumPayCallBackView } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { PackageArt } from '../../../patterns/PackageArt/PackageArt.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import { StandalonePage } from '../../../patterns/StandalonePage/StandalonePage.tsx'
import { paymentReference } from '../paymentLines.tsx'
import { PaymentReturn, type PaymentReturnProps } from '../PaymentReturn.tsx'
import { PaymentTimeline } from '../PaymentTimeline.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'

const written = ({ amount, currency }: CryptoAmount) => `${amount} ${currency}`
const untilFormat = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Where ForumPay sends the player after a payment in crypto. */
export const ForumPayCallBack = ({ view, ...events }: PaymentReturnProps<ForumPayCallBackView>) => {
  if (view.state !== 'underpaid')
    return <PaymentReturn view={view} {...events} whilePending="It can take the network a few minutes to confirm a transfer." />
  const { payment, due, received, missing, until } = view
  return (
    <StandalonePage>
      <OutcomePanel
        outcome="needsAction"
        picture={payment.art && <PackageArt art={payment.art} isFirst />}
        details={payment.timeline.length > 0 && <PaymentTimeline stages={payment.timeline} />}
        title={`You still need to send ${written(missing)}`}
        facts={[
          { term: 'Package', value: payment.item },
          { term: 'Price', value: <Price {...payment.price} showCode /> },
          { term: 'Due', value: written(due) },
          { term: 'Received', value: written(received) },
          { term: 'Left to send', value: written(missing), isTotal: true },
        ]}
        reference={paymentReference(payment)}
        actions={
          <>
            <Link href={payAddress(payment.paymentId)} weight="primary" size="large">
              Show address
            </Link>
            <Link href={contactUsAddress} weight="quiet" size="large">
              Request a refund
            </Link>
          </>
        }
      >
        {`We received less than the full amount. Some wallets deduct their fee from it. Send the rest to the same address by ${untilFormat.format(new Date(until))} to get your tokens. What you sent isn’t lost.`}
      </OutcomePanel>
    </StandalonePage>
  )
}
