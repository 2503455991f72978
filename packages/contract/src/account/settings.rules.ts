import * as v from 'valibot'
import { code, requiredText, ticked } from '../rules/rule.ts'
import { breakLengths, limitDays } from './enums.ts'

/** Whole dollars or tokens; above this a limit limits nothing. */
export const OWN_LIMIT_MAX = 10_000

/** Decimal digits only, never coerced; 0 is not positive (readings, Validation). Answers the number. */
export const ownLimitAmountSchema = v.pipe(
  requiredText(),
  v.regex(/^[0-9]+$/, code('characters')),
  v.transform(Number),
  v.minValue(1, code('invalid')),
  v.maxValue(OWN_LIMIT_MAX, code('tooLong')),
)

/** A limit of the player's own: whole dollars that may be spent within its days, or whole tokens that may be lost. */
export const ownLimitSchema = v.object({
  amount: ownLimitAmountSchema,
  days: v.picklist(limitDays, code('required')),
})

/** How long a limit that is not stricter than the one that holds has to wait. */
export const LOOSER_LIMIT_WAIT_HOURS = 24

/** A limit in figures: so much within so many days, which count back from any moment. */
export interface LimitSpan {
  readonly amount: number
  readonly days: number
}

/** True where nothing fits into the first limit that would not fit into the other. */
export const isAtLeastAsStrict = (limit: LimitSpan, other: LimitSpan): boolean =>
  Math.ceil(other.days / limit.days) * limit.amount <= other.amount

export const breakSchema = v.object({
  length: v.picklist(breakLengths, code('required')),
  isUnderstood: ticked(),
})
