import * as v from 'valibot'
import type { RuleCode } from '../account.rules.ts'
import { breakLengths, depositLimitDays } from './settings.state.ts'

/** Whole dollars; above this a limit limits nothing. */
export const DEPOSIT_LIMIT_MAX_DOLLARS = 10_000

const code = (rule: RuleCode): RuleCode => rule

/** Decimal digits only, never coerced; 0 is not positive (readings, Validation). Answers the number. */
export const depositLimitDollarsSchema = v.pipe(
  v.string(code('required')),
  v.trim(),
  v.nonEmpty(code('required')),
  v.regex(/^[0-9]+$/, code('characters')),
  v.transform(Number),
  v.minValue(1, code('invalid')),
  v.maxValue(DEPOSIT_LIMIT_MAX_DOLLARS, code('tooLong')),
)

export const depositLimitSchema = v.object({
  dollars: depositLimitDollarsSchema,
  days: v.picklist(depositLimitDays, code('required')),
})

export const breakSchema = v.object({
  length: v.picklist(breakLengths, code('required')),
  isUnderstood: v.pipe(
    v.boolean(code('mustAccept')),
    v.check((yes) => yes, code('mustAccept')),
  ),
})
