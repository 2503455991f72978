import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { defaultPasswordLimits } from './account.rules.ts'
import { changePasswordSchema, forgotPasswordSchema, oneTimeCodeSchema, resetPasswordSchema } from './recovery.rules.ts'

/** What is kept of a value, or the field and code of each issue. */
const checked = (schema: v.GenericSchema, value: unknown): unknown => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : parsed.issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(':'))
}

describe('G2 one-time code', () => {
  it.each([
    ['five digits', '48291', ['tooShort']],
    ['six digits', '482913', '482913'],
    ['seven digits', '4829130', ['tooLong']],
    ['a leading zero stays', '004829', '004829'],
    ['grouped as letters write it', ' 482 913 ', '482913'],
    ['a dash between', '482-913', '482913'],
    ['digits of full width', '４８２９１３', '482913'],
    ['a letter O', '48291O', ['characters']],
    ['a sign', '+48291', ['characters']],
    ['nothing', '  ', ['required', 'tooShort']],
  ])('%s', (_, text, expected) => {
    expect(checked(oneTimeCodeSchema, text)).toEqual(expected)
  })
})

describe('forgot password', () => {
  it('judges and hands on only the way that was chosen', () => {
    expect(checked(forgotPasswordSchema, { by: 'EMAIL', email: 'mara@example.com', phone: 'x' })).toEqual({
      by: 'EMAIL',
      email: 'mara@example.com',
    })
    expect(checked(forgotPasswordSchema, { by: 'PHONE', email: 'x', phone: '+1 415 555 2671' })).toEqual({
      by: 'PHONE',
      phone: '+14155552671',
    })
    expect(checked(forgotPasswordSchema, { by: 'EMAIL', email: 'mara@', phone: '' })).toEqual(['email:invalid'])
    expect(checked(forgotPasswordSchema, { by: 'PHONE', email: '', phone: '1234567' })).toEqual(['phone:tooShort'])
  })
})

describe('a new password', () => {
  const reset = resetPasswordSchema(defaultPasswordLimits)
  const change = changePasswordSchema(defaultPasswordLimits)

  it('meets the rules of the sign-up, at both ends of its length', () => {
    const of = (length: number) => `Aa1!${'x'.repeat(length - 4)}`
    const fault = (length: number) => checked(reset, { password: of(length), confirmPassword: of(length) })
    expect([fault(7), fault(65)]).toEqual([['password:tooShort'], ['password:tooLong']])
    expect([fault(8), fault(64)]).toEqual([8, 64].map((length) => ({ password: of(length), confirmPassword: of(length) })))
  })

  it('has to be entered the same twice', () => {
    expect(checked(reset, { password: 'Moonlit 1!', confirmPassword: 'Moonlit 1' })).toEqual(['confirmPassword:mismatch'])
    expect(checked(reset, { password: 'Moonlit 1!', confirmPassword: '' })).toEqual([
      'confirmPassword:required',
      'confirmPassword:mismatch',
    ])
  })

  it('is changed only with the current one, whose form is not checked', () => {
    const values = { currentPassword: 'old', password: 'Moonlit 1!', confirmPassword: 'Moonlit 1!', logOutOthers: true }
    expect(checked(change, values)).toEqual(values)
    expect(checked(change, { ...values, currentPassword: '' })).toEqual(['currentPassword:required'])
  })
})
