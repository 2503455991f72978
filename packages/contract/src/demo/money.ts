import { minor, type Amount, type TokenKind } from '../money/money.ts'
import type { Price } from '../money/price.ts'

/** US dollars, from cents. */
export const usd = (cents: bigint): Price => ({ currency: 'USD', minor: minor(cents) })
/** Canadian dollars, from cents. */
export const cad = (cents: bigint): Price => ({ currency: 'CAD', minor: minor(cents) })
/** Tokens of a kind, from minor units. */
export const amount = (kind: TokenKind, units: bigint): Amount => ({ kind, minor: minor(units) })

/** A price as a sentence says it: `$19.99`. */
export const inWords = ({ minor: cents }: Price): string => `$${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
