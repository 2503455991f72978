import { packagesAddress } from '@lagoon/contract/wallet/addresses'
import { contactUsAddress } from '@lagoon/contract/content/addresses'
import type { CryptoAmount, ForumPayCallBackView } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import { StandalonePage } from '../../../patterns/StandalonePage/StandalonePage.tsx'
import { PaymentReturn, paymentReference, type PaymentReturnProps } from '../PaymentReturn.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'

const written = ({ amount, currency }: CryptoAmount) => `${amount} ${currency}`
const untilFormat = dateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Where ForumPay sends the player after a payment in crypto. */
export const ForumPayCallBack = ({ view, ...events }: PaymentReturnProps<ForumPayCallBackView>) => {
  if (view.state !== 'underpaid')
    return <PaymentReturn view={view} {...events} whilePending="The network takes some minutes to confirm a transfer." />
  const { payment, due, received, missing, until } = view
  return (
    <StandalonePage>
      <OutcomePanel
        outcome="needsAction"
        title={`${written(missing)} is still missing`}
        facts={[
          { term: 'Package', value: payment.item },
          { term: 'Price', value: <Price {...payment.price} showCode /> },
          { term: 'Due', value: written(due) },
          { term: 'Received', value: written(received) },
          { term: 'Still to send', value: written(missing), isTotal: true },
        ]}
        reference={paymentReference(payment)}
        actions={
          <>
            <Link href={packagesAddress()} weight="primary" size="large">
              Show the address again
            </Link>
            <Link href={contactUsAddress} weight="quiet" size="large">
              Ask for it back instead
            </Link>
          </>
        }
      >
        {`Less arrived than was due; some wallets take their fee out of the amount. Send the rest to the same address by ${untilFormat.format(new Date(until))}, and your tokens are added. What you sent is not lost.`}
      </OutcomePanel>
    </StandalonePage>
  )
}
