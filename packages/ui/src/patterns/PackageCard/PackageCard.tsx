import type { ReactNode } from 'react'
import { Badge } from '../../kit/Badge/Badge.tsx'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import type { Currency } from '../Price/formatPrice.ts'
import { Price } from '../Price/Price.tsx'
import { TokenAmount } from '../TokenAmount/TokenAmount.tsx'
import { TokenIcon } from '../TokenIcon/TokenIcon.tsx'
import type { TokenKind } from '../TokenIcon/tokenKinds.ts'
import * as styles from './PackageCard.css.ts'

export interface PackageCardProps {
  /** Name of the package. */
  name: string
  /** The tokens that it brings: kind and minor units. */
  tokens: { readonly kind: TokenKind; readonly minor: bigint }
  /** Sweep tokens that come with it without a price, minor units. */
  extraSweepTokens?: bigint | undefined
  /** The currency of its prices. */
  currency: Currency
  /** Before a discount, minor units. */
  price: bigint
  /** What is paid, minor units. */
  finalAmount: bigint
  /** How much cheaper it is now, in percent; absent without a discount. */
  discountPercent?: number | undefined
  /** Why it cannot be bought; stands in place of the action. */
  unavailable?: 'soldOut' | 'expired' | undefined
  /** The one thing to do with it. */
  action: ReactNode
  /** Of its name in the outline of the page. @default 2 */
  level?: 2 | 3
}

const reasons = {
  soldOut: { badge: 'Sold out', text: 'This package is sold out.' },
  expired: { badge: 'Expired', text: 'This offer has ended.' },
} as const

/** Tokens for sale: what comes in, what is given with it, and the whole price. */
export const PackageCard = (props: PackageCardProps) => {
  const { name, tokens, extraSweepTokens, currency, price, finalAmount, discountPercent, unavailable, action, level = 2 } = props
  return (
    <article className={styles.root({ isForSale: unavailable === undefined })}>
      <div className={unavailable ? `${styles.scene} ${styles.faded}` : styles.scene} aria-hidden="true">
        <span className={styles.heap}>
          <span className={styles.behind}>
            <TokenIcon kind={tokens.kind} size="large" />
          </span>
          <TokenIcon kind={tokens.kind} size="huge" />
          <span className={styles.behind}>
            <TokenIcon kind={extraSweepTokens === undefined ? tokens.kind : 'SWEEP'} size="large" />
          </span>
        </span>
      </div>
      {(unavailable ?? discountPercent) !== undefined && (
        <span className={styles.badge}>
          {unavailable ? <Badge>{reasons[unavailable].badge}</Badge> : <Badge tone="success">{`${discountPercent} % off`}</Badge>}
        </span>
      )}
      <div className={styles.body}>
        <div className={styles.contents}>
          <Heading level={level} size="large">
            {name}
          </Heading>
          <TokenAmount kind={tokens.kind} minor={tokens.minor} size="lead" showLabel />
          {extraSweepTokens !== undefined && (
            <div>
              <TokenAmount kind="SWEEP" minor={extraSweepTokens} sign showLabel />
              <Text size="small" tone="soft">
                Free bonus
              </Text>
            </div>
          )}
        </div>
        <div className={styles.price}>
          <Price minor={finalAmount} currency={currency} size="title" showCode />
          {finalAmount !== price && <Price minor={price} currency={currency} isBefore />}
        </div>
        {unavailable ? (
          <div className={styles.reason}>
            <Text size="small" tone="soft">
              {reasons[unavailable].text}
            </Text>
          </div>
        ) : (
          action
        )}
      </div>
    </article>
  )
}
