import { placement, type Placement } from '../../theme/placement.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { TokenIcon } from '../TokenIcon/TokenIcon.tsx'
import { tokenNames, type TokenKind } from '../TokenIcon/tokenKinds.ts'
import { formatTokens, type TokenFormat } from './formatTokens.ts'
import * as styles from './TokenAmount.css.ts'

export interface TokenAmountProps {
  /** The kind of token, which gives the icon and the number of decimals. */
  kind: TokenKind
  /** Minor units: 100 are one token. */
  minor: bigint
  /** Size of the words. @default 'body' */
  size?: (typeof styles.sizes)[number]
  /** `fixed` always shows two decimals (columns, live values); `compact` cuts from a million on. @default 'full' */
  format?: TokenFormat
  /** Writes the name of the kind beside the digits; without it only a screen reader hears the name. */
  showLabel?: boolean
  /** Shows a plus before a gain, as a loss always shows its minus. */
  sign?: boolean
  /** Stands between words, of its own size. */
  isInSentence?: boolean
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

const signOf = (minor: bigint, sign: boolean) => (minor < 0n ? '−' : sign && minor > 0n ? '+' : '')

/** An amount of one kind of token: its shape, its digits of one width, its name. Never breaks inside the digits. */
export const TokenAmount = ({
  kind,
  minor,
  size,
  format = 'full',
  showLabel = false,
  sign = false,
  isInSentence = false,
  place,
}: TokenAmountProps) => {
  const names = tokenNames[kind]
  const name = minor === 100n || minor === -100n ? names.one : names.many
  const shown = signOf(minor, sign) + formatTokens(minor, format)
  const full = signOf(minor, sign) + formatTokens(minor, 'full')
  return (
    <span className={styles.root({ size, isInSentence }) + placement(place)}>
      <span className={styles.amount} title={format === 'compact' && shown.length < full.length ? full : undefined}>
        <TokenIcon kind={kind} />
        <span aria-hidden="true">{shown}</span>
      </span>
      <span className={visuallyHidden}>{`${full} ${name}`}</span>
      {showLabel && (
        <span aria-hidden="true" className={isInSentence ? styles.labelInSentence : styles.label}>
          {name}
        </span>
      )}
    </span>
  )
}
