import { formatMinor, type Amount, type TokenKind } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'

const signs: Readonly<Record<Price['currency'], string>> = { USD: '$', CAD: 'CA$' }

/** A sum of money in a sentence: `$19.99`, `CA$27.00`. */
export const formatPrice = ({ currency, minor }: Price): string => `${signs[currency]}${formatMinor(minor, 'always')}`

const tokenNames: Readonly<Record<TokenKind, string>> = {
  GAME: 'game tokens',
  SWEEP: 'sweep tokens',
  BONUS_SWEEP: 'bonus sweep tokens',
  PRIZE: 'prize tokens',
  TIP: 'tip tokens',
}

/** `Game tokens`, at the beginning of a line. */
export const tokenName = (kind: TokenKind): string => tokenNames[kind].charAt(0).toUpperCase() + tokenNames[kind].slice(1)

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Tokens in a sentence: `5,000 game tokens and 5 sweep tokens`. */
export const tokenList = (tokens: readonly Amount[]): string =>
  list.format(tokens.map(({ kind, minor }) => `${formatMinor(minor)} ${tokenNames[kind]}`))
