const DECIMALS = 2
const MILLION_MINOR = 100_000_000n
const BILLION_MINOR = 100_000_000_000n

export type TokenFormat = 'full' | 'fixed' | 'compact'

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Two decimals of a larger unit, cut and never rounded up: nobody is shown more than they hold. */
const cut = (size: bigint, unit: bigint, letter: string) => {
  const hundredths = ((size * 100n) / unit).toString().padStart(3, '0')
  return `${grouped(hundredths.slice(0, -2))}.${hundredths.slice(-2)}${letter}`
}

/**
 * Minor units (100 to a token) as text without a sign. `full`: `1,234` or `1,234.56`; `fixed`: always two decimals, for
 * columns and live values; `compact`: like `fixed`, from a million on cut to `12.34M`.
 */
export const formatTokens = (minor: bigint, format: TokenFormat): string => {
  const size = minor < 0n ? -minor : minor
  if (format === 'compact' && size >= BILLION_MINOR) return cut(size, BILLION_MINOR, 'B')
  if (format === 'compact' && size >= MILLION_MINOR) return cut(size, MILLION_MINOR, 'M')
  const digits = size.toString().padStart(DECIMALS + 1, '0')
  const rest = digits.slice(-DECIMALS)
  const whole = grouped(digits.slice(0, -DECIMALS))
  return format === 'full' && rest === '00' ? whole : `${whole}.${rest}`
}
