import type { ReactNode } from 'react'
import type { TokenKind } from './tokenKinds.ts'
import * as styles from './TokenIcon.css.ts'

const shapes: Readonly<Record<TokenKind, ReactNode>> = {
  GAME: (
    <>
      <circle cx="12" cy="12" r="10.5" />
      <circle className={styles.stamp} cx="12" cy="12" r="7.2" />
      <path className={styles.stamp} d="M7.4 13.2c1.5-2.2 3.1-2.2 4.6 0s3.1 2.2 4.6 0" />
    </>
  ),
  SWEEP: (
    <>
      <path d="M12 .9c.5 0 .9.2 1.2.6 3 3.9 6.9 8.8 6.9 13.1a8.1 8.5 0 0 1-16.2 0c0-4.3 3.9-9.2 6.9-13.1.3-.4.7-.6 1.2-.6Z" />
      <path className={styles.stamp} d="M7.6 14.8c.2 2.3 1.6 4 3.8 4.5" />
    </>
  ),
  BONUS_SWEEP: (
    <path fillRule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm0 5.2a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6Z" />
  ),
  PRIZE: (
    <path d="M11.04 1.6a1.07 1.07 0 0 1 1.92 0l2.7 5.56 6.1.9c.88.13 1.23 1.21.6 1.83l-4.42 4.33 1.04 6.11a1.07 1.07 0 0 1-1.55 1.13L12 18.58l-5.43 2.88a1.07 1.07 0 0 1-1.55-1.13l1.04-6.11L1.64 9.89a1.07 1.07 0 0 1 .6-1.83l6.1-.9Z" />
  ),
  TIP: (
    <>
      <path d="M12 21.6c-.3 0-.6-.1-.85-.3C6.4 17.6 1.3 13.5 1.3 8.7c0-3.5 2.6-6.2 5.9-6.2 1.9 0 3.7.95 4.8 2.5 1.1-1.55 2.9-2.5 4.8-2.5 3.3 0 5.9 2.7 5.9 6.2 0 4.8-5.1 8.9-9.85 12.6-.25.2-.55.3-.85.3Z" />
      <path className={styles.stamp} d="M5.2 9c0-1.5 1-2.6 2.3-2.7" />
    </>
  ),
}

export interface TokenIconProps {
  /** The kind of token. */
  kind: TokenKind
  /** `text` follows the letters beside it. @default 'text' */
  size?: (typeof styles.sizes)[number]
}

/**
 * A kind of token as a shape of one hue: gold disc, teal drop, teal ring, coral star, violet heart. Silent for a screen
 * reader: the words stand beside it (TokenAmount brings them).
 */
export const TokenIcon = ({ kind, size }: TokenIconProps) => (
  <svg className={styles.root({ kind, size })} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {shapes[kind]}
  </svg>
)
