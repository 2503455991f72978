/** The five kinds of token (§3). The order is the order of display everywhere. */
export const tokenKinds = ['GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP'] as const
export type TokenKind = (typeof tokenKinds)[number]

declare const minorBrand: unique symbol
/** Integer minor units (1 token = 100 minor) of one kind of token. Made by `minor` only, so a float can never become money. */
export type Minor = bigint & { readonly [minorBrand]: true }

/** Digits after the decimal point of every kind of token. */
export const TOKEN_DECIMALS = 2

/** Reads minor units from the wire: decimal digits with an optional minus. Throws a RangeError on anything else. */
export const minor = (text: string | bigint): Minor => {
  if (typeof text === 'bigint') return text as Minor
  if (!/^-?\d{1,30}$/.test(text)) throw new RangeError('minor units are decimal digits')
  return BigInt(text) as Minor
}

export interface Amount {
  readonly kind: TokenKind
  readonly minor: Minor
}

/** `123456n` → `1,234.56`; whole amounts lose their decimals (`1,234`) unless `decimals` is 'always'. */
export const formatMinor = (value: bigint, decimals: 'always' | 'when-needed' = 'when-needed'): string => {
  const negative = value < 0n
  const digits = (negative ? -value : value).toString().padStart(TOKEN_DECIMALS + 1, '0')
  const whole = digits.slice(0, -TOKEN_DECIMALS).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  const rest = digits.slice(-TOKEN_DECIMALS)
  const showRest = decimals === 'always' || /[1-9]/.test(rest)
  return `${negative ? '−' : ''}${whole}${showRest ? `.${rest}` : ''}`
}

/** The most that one account can hold, minor units: the database refuses what would go beyond (`account_maximum`). */
export const ACCOUNT_MAXIMUM = 100_000_000_000_000_000n
