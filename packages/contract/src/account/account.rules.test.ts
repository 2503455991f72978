import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  defaultPasswordLimits,
  displayNameSchema,
  emailSchema,
  loginIdentifierSchema,
  loginSchema,
  nameSchema,
  passwordRules,
  passwordSchema,
  phoneSchema,
  registerInputSchema,
  signUpSchema,
} from './account.rules.ts'

type TextSchema = v.GenericSchema<string, string>

/** The first code that a text earns, 'ok' for none. */
const verdict = (schema: TextSchema, text: string): string => {
  const parsed = v.safeParse(schema, text)
  return parsed.success ? 'ok' : parsed.issues[0].message
}

const password = passwordSchema(defaultPasswordLimits)
const long = (length: number): string => `Aa1!${'x'.repeat(length - 4)}`

describe('G2 boundaries of the fields', () => {
  it.each<[string, TextSchema, string, string]>([
    ['phone of 7 characters', phoneSchema, '1234567', 'tooShort'],
    ['phone of 8 characters', phoneSchema, '12345678', 'ok'],
    ['phone of 12 characters with the plus', phoneSchema, '+14155552671', 'ok'],
    ['phone of 13 characters with the plus', phoneSchema, '+141555526711', 'tooLong'],
    ['phone of 12 digits', phoneSchema, '141555526711', 'ok'],
    ['phone with its punctuation', phoneSchema, ' (415) 555-26.71 ', 'ok'],
    ['phone with the plus inside', phoneSchema, '1+4155552671', 'characters'],
    ['phone with letters', phoneSchema, '1800LAGOON', 'characters'],
    ['no phone', phoneSchema, '   ', 'required'],
    ['display name of 5', displayNameSchema, 'abcde', 'tooShort'],
    ['display name of 6', displayNameSchema, 'abcd_1', 'ok'],
    ['display name with a dash', displayNameSchema, 'a-b', 'characters'],
    ['display name with an accent', displayNameSchema, 'andré99', 'characters'],
    ['display name of 25', displayNameSchema, 'a'.repeat(25), 'tooLong'],
    ['password one below the minimum', password, long(7), 'tooShort'],
    ['password at the minimum', password, long(8), 'ok'],
    ['password at the maximum', password, long(64), 'ok'],
    ['password one above the maximum', password, long(65), 'tooLong'],
    ['password with spaces and an emoji', password, ' Pass word 1 🐙 ', 'ok'],
    ['password whose emoji count as one each', password, 'Aa1!🐙🐙🐙🐙', 'ok'],
    ['password without capitals', password, 'abcdef1!', 'uppercase'],
    ['password without small letters', password, 'ABCDEF1!', 'lowercase'],
    ['password without a number', password, 'Abcdefg!', 'number'],
    ['password without a special character', password, 'Abcdefg1', 'special'],
    ['name with an apostrophe', nameSchema, "Siân O'Neill", 'ok'],
    ['name with the other apostrophe', nameSchema, 'D’Arcy 2', 'ok'],
    ['name in another script', nameSchema, 'अनन्या', 'ok'],
    ['name with markup', nameSchema, '<b>Ann</b>', 'characters'],
    ['email with a plus', emailSchema, 'mara+lagoon@example.com', 'ok'],
    ['email without a domain', emailSchema, 'mara@', 'invalid'],
    ['email with a name around it', emailSchema, 'Mara <mara@example.com>', 'invalid'],
    ['identifier: display name', loginIdentifierSchema, 'mara_vale', 'ok'],
    ['identifier: plus in an address', loginIdentifierSchema, 'mara+x@example.com', 'ok'],
    ['identifier: plus without an address', loginIdentifierSchema, 'mara+x', 'characters'],
    ['identifier: space', loginIdentifierSchema, 'mara vale', 'characters'],
  ])('%s', (_, schema, text, expected) => {
    expect(verdict(schema, text)).toBe(expected)
  })

  it('keeps a phone number without its punctuation', () => {
    expect(v.parse(phoneSchema, '+1 (415) 555-2671')).toBe('+14155552671')
  })

  it('lets every address log in that could register', () => {
    for (const address of ['a+b@example.com', 'x_y-z.1@sub.example.org'])
      expect([verdict(emailSchema, address), verdict(loginIdentifierSchema, address)]).toEqual(['ok', 'ok'])
  })
})

const signUp = {
  firstName: 'Mara',
  lastName: 'Vale',
  displayName: 'mara_vale',
  email: 'mara@example.com',
  phone: '+1 415 555 2671',
  password: 'Moonlit 1!',
  confirmPassword: 'Moonlit 1!',
  termsAccepted: true,
  ageAcknowledged: true,
  specialOffers: false,
}

/** Field and code of every issue of an object. */
const issuesOf = (schema: v.GenericSchema, value: unknown): string[] => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)}:${issue.message}`)
}

describe('the forms', () => {
  it('takes a complete sign-up and hands on the normalized phone', () => {
    expect(v.parse(signUpSchema(defaultPasswordLimits), signUp).phone).toBe('+14155552671')
  })

  it('says at the second password that the two differ, also while other fields are wrong', () => {
    expect(issuesOf(signUpSchema(defaultPasswordLimits), { ...signUp, email: 'no', confirmPassword: 'other' })).toEqual([
      'email:invalid',
      'confirmPassword:mismatch',
    ])
  })

  it('asks for the terms and the age', () => {
    expect(issuesOf(registerInputSchema(defaultPasswordLimits), { ...signUp, termsAccepted: false, ageAcknowledged: false })).toEqual([
      'termsAccepted:mustAccept',
      'ageAcknowledged:mustAccept',
    ])
  })

  it('says of an empty form that everything is required', () => {
    const empty = Object.fromEntries(Object.entries(signUp).map(([key, value]) => [key, typeof value === 'string' ? '' : false]))
    const issues = issuesOf(signUpSchema(defaultPasswordLimits), empty)
    const first = new Map(issues.map((issue) => issue.split(':') as [string, string]).reverse())
    expect([...first.keys()].toSorted()).toEqual(
      Object.keys(signUp)
        .filter((key) => key !== 'specialOffers')
        .toSorted(),
    )
    expect(first.get('email')).toBe('required')
  })

  it('asks a log-in for both fields only', () => {
    expect(issuesOf(loginSchema, { identifier: 'mara_vale', password: 'short' })).toEqual([])
    expect(issuesOf(loginSchema, { identifier: '', password: '' })[0]).toBe('identifier:required')
  })

  it('follows the limits that the server sends', () => {
    const [length] = passwordRules({ minLength: 12, maxLength: 14 })
    expect([11, 12, 14, 15].map((count) => length?.isMet(long(count)))).toEqual([false, true, true, false])
  })
})
