import { passwordRules, type PasswordRuleId, type PasswordLimits } from '@lagoon/contract/account/account.rules'
import type { PasswordRule } from '../../kit/PasswordField/PasswordRules.tsx'

const labels = ({ minLength, maxLength }: PasswordLimits): Readonly<Record<PasswordRuleId, string>> => ({
  length: `${minLength} to ${maxLength} characters`,
  uppercase: 'An uppercase letter',
  lowercase: 'A lowercase letter',
  number: 'A number',
  special: 'A special character',
})

/** The rules for a new password in words, and which of them `text` meets. */
export const checkPasswordRules = (limits: PasswordLimits, text: string): readonly PasswordRule[] =>
  passwordRules(limits).map(({ id, isMet }) => ({ id, label: labels(limits)[id], isMet: isMet(text) }))
