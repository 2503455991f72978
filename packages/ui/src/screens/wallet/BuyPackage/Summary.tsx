import { Coins } from 'lucide-react'
import type { Price as Money } from '@lagoon/contract/money/price'
import type { Order } from '@lagoon/domain/wallet/packages/buyPackage.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { PackageArt } from '../../../patterns/PackageArt/PackageArt.tsx'
import { Price } from '../../../patterns/Price/Price.tsx'
import * as styles from './BuyPackage.css.ts'

/** Name of what is bought. */
export const nameOf = (order: Order): string => (order.kind === 'package' ? order.offer.name : 'Custom recharge')

/**
 * On a phone the purchase in one line, which stays in sight while the player chooses. The whole receipt stands further down, and says
 * the same to a screen reader.
 */
export const SummaryLine = ({ order, total }: { order: Order; total: Money | undefined }) => (
  <div className={styles.line} aria-hidden="true">
    {order.kind === 'package' ? <PackageArt art={order.offer.art} width="thumb" isFirst /> : <Coins size="1.75rem" />}
    <span className={styles.lineName}>
      <Text as="span" weight="strong">
        {nameOf(order)}
      </Text>
    </span>
    {total && <Price minor={total.minor} currency={total.currency} size="lead" />}
  </div>
)
