import { formatMinor, minor, type Amount, type TokenKind } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import { tokenNames } from '../kernel/tokenNames.ts'

const signs: Readonly<Record<Price['currency'], string>> = { USD: '$', CAD: 'CA$' }

/** A sum of money in a sentence: `$19.99`, `CA$27.00`. */
export const formatPrice = (price: Price): string => `${signs[price.currency]}${formatMinor(price.minor, 'always')}`

/** `Game tokens`, at the beginning of a line. */
export const tokenName = (kind: TokenKind): string => tokenNames[kind].charAt(0).toUpperCase() + tokenNames[kind].slice(1)

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Tokens in a sentence: `5,000 game tokens and 5 sweep tokens`. */
export const tokenList = (tokens: readonly Amount[]): string =>
  list.format(tokens.map(({ kind, minor }) => `${formatMinor(minor)} ${tokenNames[kind]}`))

interface Reversed {
  readonly title: string
  readonly price: Price
  /** What went back of the price, minor units. */
  readonly reversed: bigint
}

/** A payment that went back, whole or in part: `Your $9.99 payment for Harbor was reversed`. */
export const reversedInWords = ({ title, price, reversed }: Reversed): string =>
  reversed === price.minor
    ? `Your ${formatPrice(price)} payment for ${title} was reversed`
    : `${formatPrice({ ...price, minor: minor(reversed) })} of your ${formatPrice(price)} payment for ${title} was reversed`
