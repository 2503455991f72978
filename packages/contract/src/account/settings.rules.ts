import * as v from 'valibot'
import { code, requiredText, ticked } from '../rules/rule.ts'
import { breakLengths, depositLimitDays } from './enums.ts'

/** Whole dollars; above this a limit limits nothing. */
export const DEPOSIT_LIMIT_MAX_DOLLARS = 10_000

/** Decimal digits only, never coerced; 0 is not positive (readings, Validation). Answers the number. */
export const depositLimitDollarsSchema = v.pipe(
  requiredText(),
  v.regex(/^[0-9]+$/, code('characters')),
  v.transform(Number),
  v.minValue(1, code('invalid')),
  v.maxValue(DEPOSIT_LIMIT_MAX_DOLLARS, code('tooLong')),
)

export const depositLimitSchema = v.object({
  dollars: depositLimitDollarsSchema,
  days: v.picklist(depositLimitDays, code('required')),
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
