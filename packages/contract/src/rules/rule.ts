import * as v from 'valibot'
import { isStorable } from '../text/storable.ts'

/**
 * What a rule says about a field: a code, never words. The form turns it into text; the API sends it in `fieldErrorDetails`.
 * One list for every rule there is, so that no code is unknown to either end.
 */
export const ruleCodes = [
  'required',
  'invalid',
  'characters',
  'tooShort',
  'tooLong',
  // passwords and agreements
  'uppercase',
  'lowercase',
  'number',
  'special',
  'mismatch',
  'mustAccept',
  // the profile
  'future',
  'underAge',
  'locked',
  'otherSite',
  'wrongType',
  'tooLarge',
  // money
  'notANumber',
  'notWhole',
  'belowMinimum',
  'aboveMaximum',
  'notEnough',
  'expired',
  'checkDigit',
  'wrongNetwork',
] as const
export type RuleCode = (typeof ruleCodes)[number]

export const isRuleCode = (text: string): text is RuleCode => ruleCodes.some((known) => known === text)

/** The message of a rule in a schema: no other word passes. */
export const code = (rule: RuleCode): RuleCode => rule

/** A text that may be empty, without the spaces around it. */
export const text = () => v.pipe(v.string(code('required')), v.check(isStorable, code('characters')), v.trim())

/** A text that has to be there, without the spaces around it. */
export const requiredText = () => v.pipe(text(), v.nonEmpty(code('required')))

/** What a person writes: blanks alone are nothing. Counted as a person counts, not in UTF-16. */
export const writtenText = (maxLength: number) =>
  v.pipe(
    requiredText(),
    v.check((written) => [...written].length <= maxLength, code('tooLong')),
  )

/** A secret that has to be there: exactly as typed, spaces included. */
export const requiredSecret = () => v.pipe(v.string(code('required')), v.nonEmpty(code('required')))

/** A box that has to be ticked. */
export const ticked = () =>
  v.pipe(
    v.boolean(code('mustAccept')),
    v.check((yes) => yes, code('mustAccept')),
  )

/** The code that an issue of a schema says; `invalid` for a value that no form sends, such as a number in place of a text. */
export const ruleOf = ({ message }: { readonly message: string }): RuleCode => (isRuleCode(message) ? message : 'invalid')
