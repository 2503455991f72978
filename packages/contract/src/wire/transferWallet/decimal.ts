import * as v from 'valibot'

/** Tokens as decimal text with two places, at most what fits a bigint of the database: `12.50`. Nothing is rounded; another form is refused. */
const decimalText = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,15})\.\d{2}$/))

/** Tokens on the wire, read as minor units. */
export const decimal = v.pipe(
  decimalText,
  v.transform((text) => BigInt(text.replace('.', ''))),
)
export const positiveDecimal = v.pipe(
  decimal,
  v.check((minor) => minor > 0n),
)

/** Minor units, zero or above, as tokens on the wire: 1250 is `12.50`. */
export const decimalOf = (minor: bigint): string => {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
