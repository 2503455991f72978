import { CalendarClock, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../kit/Badge/Badge.tsx'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { dateFormat } from '../../words/dateFormat.ts'
import { PackageArt, type PackageArtName } from '../PackageArt/PackageArt.tsx'
import { formatPrice, type Currency } from '../Price/formatPrice.ts'
import { Price } from '../Price/Price.tsx'
import { TokenAmount } from '../TokenAmount/TokenAmount.tsx'
import { tokenNames, type TokenKind } from '../TokenIcon/tokenKinds.ts'
import { wholeMinor } from './wholeMinor.ts'
import * as styles from './PackageCard.css.ts'

export interface PackageCardProps {
  /** Name of the package. */
  name: string
  /** Its picture, which grows with it. */
  art: PackageArtName
  /** It is in the first view of its page: its picture is fetched at once, and not when it is scrolled to. */
  isFirst?: boolean
  /** The tokens that it brings: kind and minor units. */
  tokens: { readonly kind: TokenKind; readonly minor: bigint }
  /** Tokens that come with it without a price, minor units. */
  extras?: readonly { readonly kind: TokenKind; readonly minor: bigint }[]
  /** The currency of its prices. */
  currency: Currency
  /** Before a discount, minor units. */
  price: bigint
  /** What is paid, minor units. */
  finalAmount: bigint
  /** How much cheaper it is now, in percent; absent without a discount. */
  discountPercent?: number | undefined
  /** More tokens for the money than the smallest package brings, in percent. @default 0 */
  bonusPercent?: number
  /** What 1,000 tokens cost, in hundredths of a minor unit; not said where that is less than half a minor unit. */
  perThousand: bigint
  /** The one of the list that brings most for its price. */
  isBestValue?: boolean
  /** Who may buy it and how often: "First purchase only". */
  terms?: readonly string[]
  /** RFC 3339 instant of its real end; absent where it has none. */
  endsAt?: string | undefined
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

const endFormat = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Tokens for sale: what comes in, what is given with it, and the whole price. */
export const PackageCard = (props: PackageCardProps) => {
  const { name, art, tokens, extras = [], currency, price, finalAmount, discountPercent, bonusPercent = 0, perThousand } = props
  const { isFirst = false, isBestValue = false, terms = [], endsAt, unavailable, action, level = 2 } = props
  const isForSale = unavailable === undefined
  const rate = wholeMinor(perThousand)
  return (
    <article className={styles.root({ isForSale, isBestValue: isBestValue && isForSale })}>
      <div className={isForSale ? styles.scene : `${styles.scene} ${styles.faded}`}>
        <PackageArt art={art} isFirst={isFirst} />
      </div>
      <div className={styles.badges}>
        {isBestValue && isForSale && (
          <Badge tone="accent" icon={Star}>
            Best value
          </Badge>
        )}
        <span className={styles.lastBadge}>
          {unavailable ? (
            <Badge>{reasons[unavailable].badge}</Badge>
          ) : (
            discountPercent !== undefined && <Badge tone="success">{`${discountPercent}% off`}</Badge>
          )}
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.contents}>
          <Heading level={level} size="large">
            {name}
          </Heading>
          <div>
            <TokenAmount kind={tokens.kind} minor={tokens.minor} size="lead" />
            <span aria-hidden="true" className={styles.tokenName}>
              {tokenNames[tokens.kind].many}
            </span>
          </div>
          {bonusPercent > 0 && (
            <Text size="small" tone="success" weight="strong">
              {`${bonusPercent.toLocaleString('en-US')}% more for your money`}
            </Text>
          )}
          {extras.length > 0 && (
            <div>
              {extras.map(({ kind, minor }) => (
                <div key={kind}>
                  <TokenAmount kind={kind} minor={minor} sign showLabel />
                </div>
              ))}
              <Text size="small" tone="soft">
                Free bonus
              </Text>
            </div>
          )}
          {terms.map((words) => (
            <Text key={words} size="small" tone="soft">
              {words}
            </Text>
          ))}
          {endsAt !== undefined && isForSale && (
            <div className={styles.end}>
              <CalendarClock aria-hidden size="1rem" />
              <Text as="span" size="small">
                {`Until ${endFormat.format(new Date(endsAt))}`}
              </Text>
            </div>
          )}
        </div>
        <div className={styles.cost}>
          {finalAmount !== price && <Price minor={price} currency={currency} isBefore />}
          <div className={styles.price}>
            <Price minor={finalAmount} currency={currency} size="title" />
            <Text as="span" size="small" tone="soft">
              {currency}
            </Text>
          </div>
          {rate > 0n && (
            <Text size="small" tone="soft" isTabular>
              {`${formatPrice(rate, currency)} per 1,000`}
            </Text>
          )}
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
