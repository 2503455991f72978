import { Text } from '../../kit/Text/Text.tsx'
import { CopyableId } from '../CopyableId/CopyableId.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { useSecondsUntil } from '../Countdown/useSecondsUntil.ts'
import { FactList, type Fact } from '../FactList/FactList.tsx'
import { QrCode } from '../QrCode/QrCode.tsx'
import * as styles from './CryptoInvoice.css.ts'

export interface CryptoInvoiceProps {
  /** `BTC`. */
  currencyCode: string
  /** The network that the payment has to come over. */
  network: string
  /** ID of the payment, for support. */
  paymentId: string
  /** Decimal text as the payment provider wrote it: never computed, never rounded. */
  amount: string
  /** What the network takes, as decimal text. */
  networkFee: string
  /** Where the payment goes. */
  address: string
  /** What the QR code holds: the URI of the payment. */
  uri: string
  /** RFC 3339 instants: the waiting time lies between them. */
  issuedAt: string
  /** RFC 3339 instant until which the price holds. */
  expiresAt: string
  /** Further lines of the receipt. */
  facts?: readonly Fact[]
}

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)

/**
 * What has to be paid and where to, to scan or to copy. The time is the provider's own, and it is shown because the price holds
 * no longer than it; when it has passed, the screen shows another state.
 */
export const CryptoInvoice = (props: CryptoInvoiceProps) => {
  const { currencyCode, network, paymentId, amount, networkFee, address, uri, issuedAt, expiresAt, facts = [] } = props
  const seconds = useSecondsUntil(expiresAt)
  const minutes = minutesBetween(issuedAt, expiresAt)
  const share = Math.min(100, (seconds / (minutes * 60)) * 100)
  return (
    <div className={styles.root}>
      <div className={styles.code}>
        <QrCode value={uri} label={`QR code for a payment of ${amount} ${currencyCode}`} />
        <Text size="small" tone="soft" align="center">
          Scan with your wallet app.
        </Text>
      </div>
      <div className={styles.words}>
        <div className={styles.copied}>
          <CopyableId label="Amount" value={amount} />
          <CopyableId label="Address" value={address} />
        </div>
        <div className={styles.time}>
          <Text>
            Price locked <Countdown until={expiresAt} seconds={seconds} reads="for" />.
          </Text>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.left} style={{ inlineSize: `${share}%` }} />
          </div>
        </div>
        <FactList
          facts={[
            { term: 'Network', value: network },
            { term: 'Network fee', value: `${networkFee} ${currencyCode}` },
            { term: 'Waiting time', value: `${minutes} minutes` },
            ...facts,
          ]}
        />
        <CopyableId label="Payment ID" value={paymentId} />
      </div>
    </div>
  )
}
