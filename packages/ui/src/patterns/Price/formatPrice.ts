import { formatTokens } from '../TokenAmount/formatTokens.ts'

/** The currencies that the product sells in. A story proves that these are the words of the domain. */
export const currencies = ['USD', 'CAD'] as const
export type Currency = (typeof currencies)[number]

/** Canadian dollars carry their country, so that nobody takes them for the others. */
export const currencySymbols: Readonly<Record<Currency, string>> = { USD: '$', CAD: 'CA$' }

/** Minor units (100 to a dollar) with the sign of their currency, always two decimals: `$1,234.50`, `CA$5.00`, `−$2.00`. */
export const formatPrice = (minor: bigint, currency: Currency): string =>
  `${minor < 0n ? '−' : ''}${currencySymbols[currency]}${formatTokens(minor, 'fixed')}`
