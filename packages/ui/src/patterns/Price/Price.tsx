import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { formatPrice, type Currency } from './formatPrice.ts'
import * as styles from './Price.css.ts'

export interface PriceProps {
  /** Minor units: 100 are one dollar. */
  minor: bigint
  /** The currency of the price. */
  currency: Currency
  /** Size of the words. @default 'body' */
  size?: (typeof styles.sizes)[number]
  /** Writes the code of the currency behind it. */
  showCode?: boolean
  /** The price before a discount: struck through, and said so to a reader. */
  isBefore?: boolean
}

/** An amount of money. Tokens are never shown by it: they have their shape, money has its currency. */
export const Price = ({ minor, currency, size, showCode = false, isBefore = false }: PriceProps) => {
  const text = formatPrice(minor, currency)
  return (
    <span className={styles.root({ size })}>
      {isBefore ? (
        <>
          <span className={visuallyHidden}>Before: </span>
          <s className={styles.before}>{text}</s>
        </>
      ) : (
        text
      )}
      {showCode && <span className={styles.code}>{currency}</span>}
    </span>
  )
}
