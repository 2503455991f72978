import * as v from 'valibot'
import { isStorable } from '../text/storable.ts'

/** A text from outside of at most `most` UTF-16 units that can be kept. */
export const wireText = (most: number) => v.pipe(v.string(), v.maxLength(most), v.check(isStorable))

/** Tells one thing of the other party from the next: letters, digits and `_ . : -`. */
export const wireId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,128}$/))

/** An address that a browser is sent to, or a server asked at: nothing but HTTP. */
export const webAddress = v.pipe(v.string(), v.maxLength(2_000), v.url(), v.regex(/^https?:/i))

/** Minor units as decimal digits. As many as always fit a bigint of the database, and more than an account may hold. */
export const amountDigits = v.pipe(v.string(), v.regex(/^\d{1,18}$/))

/** Minor units, read. */
export const amount = v.pipe(
  amountDigits,
  v.transform((digits) => BigInt(digits)),
)
export const positiveAmount = v.pipe(
  amount,
  v.check((minor) => minor > 0n),
)
