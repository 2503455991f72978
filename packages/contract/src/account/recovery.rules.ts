import * as v from 'valibot'
import { code, requiredSecret } from '../rules/rule.ts'
import { emailSchema, LOGIN_PASSWORD_MAX_LENGTH, passwordSchema, phoneSchema, type PasswordLimits } from './account.rules.ts'

export const ONE_TIME_CODE_LENGTH = 6
/** Between one code and the next (§5, resend allowed). */
export const RESEND_AFTER_SECONDS = 60
/** How long a code works, and how often it may be tried. */
export const ONE_TIME_CODE_MINUTES = 10
export const ONE_TIME_CODE_TRIES = 5

/** Answers the six digits alone; spaces and dashes between them are taken out. */
export const oneTimeCodeSchema = v.pipe(
  v.string(code('required')),
  v.transform((text) => text.normalize('NFKC').replace(/[\s-]/g, '')),
  v.nonEmpty(code('required')),
  v.regex(/^[0-9]*$/, code('characters')),
  v.minLength(ONE_TIME_CODE_LENGTH, code('tooShort')),
  v.maxLength(ONE_TIME_CODE_LENGTH, code('tooLong')),
)
export const oneTimeCodeFormSchema = v.object({ code: oneTimeCodeSchema })

/** Only the way that was chosen is checked, and only it is handed on. */
export const forgotPasswordSchema = v.variant('by', [
  v.object({ by: v.literal('EMAIL'), email: emailSchema }),
  v.object({ by: v.literal('PHONE'), phone: phoneSchema }),
])

const newPasswordEntries = (limits: PasswordLimits) => ({ password: passwordSchema(limits), confirmPassword: requiredSecret() })
const isSame = ({ password, confirmPassword }: { password: string; confirmPassword: string }) => password === confirmPassword

/** What the API takes for a reset, besides the token. */
export const newPasswordSchema = (limits: PasswordLimits) => v.object({ password: passwordSchema(limits) })

export const resetPasswordSchema = (limits: PasswordLimits) =>
  v.pipe(
    v.object(newPasswordEntries(limits)),
    v.forward(v.partialCheck([['password'], ['confirmPassword']], isSame, code('mismatch')), ['confirmPassword']),
  )

const currentPasswordEntries = () => ({
  currentPassword: v.pipe(requiredSecret(), v.maxLength(LOGIN_PASSWORD_MAX_LENGTH, code('tooLong'))),
  logOutOthers: v.boolean(code('invalid')),
})

/** What the API takes for a change. */
export const changePasswordInputSchema = (limits: PasswordLimits) =>
  v.object({ ...currentPasswordEntries(), password: passwordSchema(limits) })

/** The current password is only asked for: what was once accepted must stay usable. */
export const changePasswordSchema = (limits: PasswordLimits) =>
  v.pipe(
    v.object({ ...currentPasswordEntries(), ...newPasswordEntries(limits) }),
    v.forward(v.partialCheck([['password'], ['confirmPassword']], isSame, code('mismatch')), ['confirmPassword']),
  )
