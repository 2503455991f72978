import { minor, type Amount, type TokenKind } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'

/** Minor units leave the wire here: decimal digits become a branded bigint. */
export const toAmount = ({ kind, amount }: { readonly kind: TokenKind; readonly amount: string }): Amount => ({
  kind,
  minor: minor(amount),
})
export const toPrice = (price: { readonly currency: Price['currency']; readonly minor: string }): Price => ({
  currency: price.currency,
  minor: minor(price.minor),
})
/** A price as the server reads it. */
export const toWirePrice = ({ currency, minor: units }: Price) => ({ currency, minor: String(units) })
