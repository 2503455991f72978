import { globSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { minor } from '../money/money.ts'
import { code, isRuleCode, requiredText, ruleCodes, ruleOf } from './rule.ts'
import { ruleWords } from './ruleWords.ts'

const source = join(import.meta.dirname, '..')
const password = { minLength: 8, maxLength: 64 }
const money = { min: minor(100n), max: minor(1_000n), minimum: minor(100n), balance: minor(500n), available: minor(500n) }
const today = '2026-03-02'
/** What a schema that depends on something is made with. */
const madeWith: Readonly<Record<string, readonly unknown[]>> = {
  passwordSchema: [password],
  registerInputSchema: [password],
  signUpSchema: [password],
  newPasswordSchema: [password],
  resetPasswordSchema: [password],
  changePasswordInputSchema: [password],
  changePasswordSchema: [password],
  dateOfBirthSchema: [today],
  personalInfoSchema: [today],
  cardExpirySchema: [today],
  socialLinkSchema: ['twitter'],
  walletAmountSchema: [money],
  tipAmountSchema: [money],
  tipSchema: [money],
  buyPackageSchema: [money],
  rechargeSchema: [money],
  withdrawAmountSchema: [money],
  withdrawSchema: [money],
  payoutAddressSchema: ['LITECOIN'],
  cryptoSchema: [() => 'LITECOIN'],
}

const files = globSync('**/*.rules.ts', { cwd: source })
const schemas = (
  await Promise.all(
    files.map(async (file) =>
      Object.entries((await import(join(source, file))) as Record<string, unknown>)
        .filter(([name]) => name.endsWith('Schema'))
        .map(([name, value]) => ({
          name,
          schema: (typeof value === 'function'
            ? (value as (...given: readonly unknown[]) => unknown)(...(madeWith[name] ?? []))
            : value) as v.GenericSchema,
        })),
    ),
  )
).flat()

const typed = [
  ...['', ' ', 'a', '7', '12.5', '-1', '0', '000', '1e3', '9'.repeat(40), 'x'.repeat(6_000), 'Zoë_9!', 'ALL UPPER 1!', 'a b', '<b>', '\0'],
  ...[
    'marina@example.com',
    'marina@',
    '+1 415 555 2671',
    '2030-01-01',
    '2012-02-30',
    '1890-01-01',
    '2015-05-05',
    'https://evil.example/x',
    'FEMALE',
    'US',
    '021000022',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ],
]

interface Described {
  readonly type: string
  readonly pipe?: readonly Described[]
  readonly entries?: Readonly<Record<string, Described>>
  readonly options?: readonly Described[]
  readonly literal?: unknown
}
/** Values such as a form sends, most of them wrong, one list for every field at once. */
const inputsOf = (schema: Described): readonly unknown[] => {
  const { type, entries, options } = schema.pipe?.[0] ?? schema
  if (type === 'object' && entries) {
    const fields = Object.entries(entries).map(([key, entry]) => [key, inputsOf(entry)] as const)
    const most = Math.max(...fields.map(([, values]) => values.length))
    return Array.from({ length: most }, (_, at) => Object.fromEntries(fields.map(([key, values]) => [key, values[at % values.length]])))
  }
  if (type === 'variant' && options) return options.flatMap(inputsOf)
  if (type === 'literal') return [(schema.pipe?.[0] ?? schema).literal]
  return type === 'boolean' ? [false, true] : typed
}
const messagesOf = (schema: v.GenericSchema): readonly string[] => [
  ...new Set(
    inputsOf(schema as unknown as Described).flatMap((input) => v.safeParse(schema, input).issues?.map(({ message }) => message) ?? []),
  ),
]

describe('every rule speaks in codes', () => {
  it('finds the rules', () => expect(schemas.length).toBeGreaterThan(40))

  it.each(schemas)('$name', ({ schema }) => expect(messagesOf(schema).filter((message) => !isRuleCode(message))).toEqual([]))

  it('meets almost all codes on the way', () => {
    const met = new Set(schemas.flatMap(({ schema }) => messagesOf(schema)))
    // Two passwords are compared once all else is right; a photo is checked by its bytes.
    // What is locked the server knows.
    expect(ruleCodes.filter((rule) => !met.has(rule))).toEqual(['mismatch', 'locked', 'wrongType', 'tooLarge'])
  })

  it('canary: a rule without a code is noticed', () => {
    const careless = v.object({ email: v.pipe(requiredText(), v.email()), age: v.pipe(v.string(), v.maxLength(2, code('tooLong'))) })
    expect(messagesOf(careless).filter((message) => !isRuleCode(message))).toHaveLength(
      typed.filter((text) => !text.includes('@example')).length - 2,
    )
  })
})

it('has words for every code', () => {
  expect(Object.keys(ruleWords)).toEqual([...ruleCodes])
  expect(new Set(Object.values(ruleWords)).size).toBe(ruleCodes.length)
})

it('reads a code out of an issue', () => {
  expect(ruleOf({ message: 'notEnough' })).toBe('notEnough')
  expect(ruleOf({ message: 'Invalid type: Expected string but received 7' })).toBe('invalid')
})
