import * as v from 'valibot'
import { code, requiredSecret, requiredText, ticked } from '../rules/rule.ts'

export const DISPLAY_NAME_MIN_LENGTH = 6
export const DISPLAY_NAME_MAX_LENGTH = 24
export const NAME_MAX_LENGTH = 50
export const PHONE_MIN_LENGTH = 8
export const PHONE_MAX_LENGTH = 12
/** Longest address that SMTP can carry (RFC 5321, erratum 1690). */
export const EMAIL_MAX_LENGTH = 254
/** Nobody types more; the API does not hash more. */
export const LOGIN_PASSWORD_MAX_LENGTH = 1_024

export interface PasswordLimits {
  readonly minLength: number
  readonly maxLength: number
}

/** What holds until the settings of the server are known (readings, Validation). */
export const defaultPasswordLimits: PasswordLimits = { minLength: 8, maxLength: 64 }

/** First and last name: Unicode letters with their marks, digits, space and both apostrophes (§5). */
export const nameSchema = v.pipe(
  requiredText(),
  v.normalize('NFC'),
  v.regex(/^[\p{L}\p{M}\p{N} '’]+$/u, code('characters')),
  v.maxLength(NAME_MAX_LENGTH, code('tooLong')),
)

export const displayNameSchema = v.pipe(
  requiredText(),
  v.regex(/^[A-Za-z0-9_]+$/, code('characters')),
  v.minLength(DISPLAY_NAME_MIN_LENGTH, code('tooShort')),
  v.maxLength(DISPLAY_NAME_MAX_LENGTH, code('tooLong')),
)

/** Only what the log-in field lets through, or an address could be registered that never logs in. */
export const emailSchema = v.pipe(requiredText(), v.maxLength(EMAIL_MAX_LENGTH, code('tooLong')), v.email(code('invalid')))

/** Answers the number as it is kept: spaces, brackets, dots and dashes taken out, at most one `+` in front. */
export const phoneSchema = v.pipe(
  requiredText(),
  v.transform((text) => text.replace(/[\s()[\].\-‐‑–—]/g, '')),
  v.regex(/^\+?\d+$/, code('characters')),
  v.minLength(PHONE_MIN_LENGTH, code('tooShort')),
  v.maxLength(PHONE_MAX_LENGTH, code('tooLong')),
)

/** Email address or display name. `+` is outside the set of §5, but addresses have it: allowed where there is an `@`. */
export const loginIdentifierSchema = v.pipe(
  requiredText(),
  v.check((text) => (text.includes('@') ? /^[\w.@+-]+$/ : /^[\w.@-]+$/).test(text), code('characters')),
  v.maxLength(EMAIL_MAX_LENGTH, code('tooLong')),
)

export type PasswordRuleId = 'length' | 'uppercase' | 'lowercase' | 'number' | 'special'

export interface PasswordRule {
  readonly id: PasswordRuleId
  readonly isMet: (text: string) => boolean
}

/** Characters as a person counts them: an emoji is one code point or more, never half of one. */
const lengthOf = (text: string): number => [...text].length

const classRules: readonly PasswordRule[] = [
  { id: 'uppercase', isMet: (text) => /\p{Lu}/u.test(text) },
  { id: 'lowercase', isMet: (text) => /\p{Ll}/u.test(text) },
  { id: 'number', isMet: (text) => /\p{Nd}/u.test(text) },
  { id: 'special', isMet: (text) => /[^\p{L}\p{M}\p{N}]/u.test(text) },
]

/** The rules that a new password meets, in the order in which the form lists them. */
export const passwordRules = ({ minLength, maxLength }: PasswordLimits): readonly PasswordRule[] => [
  { id: 'length', isMet: (text) => lengthOf(text) >= minLength && lengthOf(text) <= maxLength },
  ...classRules,
]

const passwordClass = (id: 'uppercase' | 'lowercase' | 'number' | 'special') =>
  v.check((text: string) => classRules.some((rule) => rule.id === id && rule.isMet(text)), code(id))

/** A new password: kept exactly as typed, spaces and emoji included. */
export const passwordSchema = ({ minLength, maxLength }: PasswordLimits) =>
  v.pipe(
    requiredSecret(),
    v.check((text) => lengthOf(text) >= minLength, code('tooShort')),
    v.check((text) => lengthOf(text) <= maxLength, code('tooLong')),
    passwordClass('uppercase'),
    passwordClass('lowercase'),
    passwordClass('number'),
    passwordClass('special'),
  )

const registerEntries = (limits: PasswordLimits) => ({
  firstName: nameSchema,
  lastName: nameSchema,
  displayName: displayNameSchema,
  email: emailSchema,
  phone: phoneSchema,
  password: passwordSchema(limits),
  termsAccepted: ticked(),
  ageAcknowledged: ticked(),
  specialOffers: v.boolean(code('invalid')),
})

/** What the API takes for a new account. */
export const registerInputSchema = (limits: PasswordLimits) => v.object(registerEntries(limits))

/** What the sign-up form takes: the same, and the password a second time. */
export const signUpSchema = (limits: PasswordLimits) =>
  v.pipe(
    v.object({ ...registerEntries(limits), confirmPassword: requiredSecret() }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        code('mismatch'),
      ),
      ['confirmPassword'],
    ),
  )

/** A log-in asks for both, and judges the password in no other way: what was once accepted must stay usable. */
export const loginSchema = v.object({
  identifier: loginIdentifierSchema,
  password: v.pipe(requiredSecret(), v.maxLength(LOGIN_PASSWORD_MAX_LENGTH, code('tooLong'))),
})

/** Where a new confirmation email goes. */
export const resendSchema = v.object({ email: emailSchema })
