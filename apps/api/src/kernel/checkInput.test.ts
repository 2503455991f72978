import {
  changePasswordInputSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  newPasswordSchema,
  oneTimeCodeFormSchema,
  resetPasswordSchema,
} from '@lagoon/contract/account/recovery.rules'

import { displayNameSchema, loginSchema, registerInputSchema, signUpSchema } from '@lagoon/contract/account/account.rules'
import { contactDetailsSchema, personalInfoSchema, socialMediaSchema } from '@lagoon/contract/account/profile.rules'
import { contactInputSchema, contactSchema } from '@lagoon/contract/content/content.rules'
import { ticketReplySchema, ticketSchema } from '@lagoon/contract/support/support.rules'
import { casesOf, countCases } from '@lagoon/testing/cases'
import { seeded } from '@lagoon/testing/seeded'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Problem } from '../problem.ts'
import { passwordLimits } from '../modules/shell/webSettings.ts'
import { checkInput } from './checkInput.ts'

interface Form {
  /** What the browser judges a form by, and the API its input. */
  readonly front: v.GenericSchema
  readonly back: v.GenericSchema
  /** A form that passes; every text in it is a field that is tried. */
  readonly filled: Readonly<Record<string, string | boolean>>
  /** What nobody types, or the browser alone judges. */
  readonly untried?: readonly string[]
}

const password = 'Moonlit 1!'
const account = { firstName: 'Mara', lastName: 'Vale', displayName: 'mara_vale', email: 'mara@example.com', phone: '+14155552671' }
const today = '2026-03-02'
const personal = { dateOfBirth: '1990-05-01', gender: 'FEMALE', skrillId: 'mara-7', cashAppId: '', seamlessChexId: '', cryptoAddress: '' }

const forms: Readonly<Record<string, Form>> = {
  'sign-up': {
    front: signUpSchema(passwordLimits),
    back: registerInputSchema(passwordLimits),
    filled: { ...account, password, confirmPassword: password, termsAccepted: true, ageAcknowledged: true, specialOffers: false },
    untried: ['confirmPassword'],
  },
  'log-in': { front: loginSchema, back: loginSchema, filled: { identifier: 'mara_vale', password } },
  'forgot by email': {
    front: forgotPasswordSchema,
    back: forgotPasswordSchema,
    filled: { by: 'EMAIL', email: account.email },
    untried: ['by'],
  },
  'forgot by phone': {
    front: forgotPasswordSchema,
    back: forgotPasswordSchema,
    filled: { by: 'PHONE', phone: account.phone },
    untried: ['by'],
  },
  'one-time code': { front: oneTimeCodeFormSchema, back: oneTimeCodeFormSchema, filled: { code: '482913' } },
  'new password': {
    front: resetPasswordSchema(passwordLimits),
    back: newPasswordSchema(passwordLimits),
    filled: { password, confirmPassword: password },
    untried: ['confirmPassword'],
  },
  'changed password': {
    front: changePasswordSchema(passwordLimits),
    back: changePasswordInputSchema(passwordLimits),
    filled: { currentPassword: 'old', password, confirmPassword: password, logOutOthers: true },
    untried: ['confirmPassword'],
  },
  'personal info': { front: personalInfoSchema(today), back: personalInfoSchema(today), filled: { ...account, ...personal } },
  'contact details': {
    front: contactDetailsSchema,
    back: contactDetailsSchema,
    filled: { country: 'CA', state: 'QC', city: 'Saint-Jérôme', address: '12 Rd., Apt. #4', zip: 'K1A 0B1' },
  },
  'social media': {
    front: socialMediaSchema,
    back: socialMediaSchema,
    filled: { twitter: '@marina', facebook: 'm.facebook.com/marina', tiktok: '@marina.sea', instagram: 'marina.at.sea' },
  },
  contact: {
    front: contactSchema,
    back: contactInputSchema,
    filled: { name: 'Mara Vale', email: account.email, message: 'Where is my round?', captcha: 'solved' },
    untried: ['captcha'],
  },
  ticket: { front: ticketSchema, back: ticketSchema, filled: { type: 'GAME', title: 'A round', comments: 'It stopped.' } },
  'ticket reply': { front: ticketReplySchema, back: ticketReplySchema, filled: { comments: 'Thank you.' } },
}
const fields = Object.entries(forms).flatMap(([form, { filled, untried = [] }]) =>
  Object.entries(filled)
    .filter(([field, value]) => typeof value === 'string' && !untried.includes(field))
    .map(([field]) => [form, field] as const),
)

const pieces = [
  ...[
    'a',
    'Z',
    '7',
    ' ',
    '  ',
    '\u00a0',
    '\t',
    '\r\n',
    '\0',
    '_',
    '-',
    '.',
    ',',
    "'",
    '’',
    '@',
    '+',
    '/',
    '#',
    '&',
    '<b>',
    '"',
    '\\',
    '%00',
  ],
  ...[
    'é',
    'e\u0301',
    '水',
    'я',
    'ß',
    'İ',
    '🐙',
    '👩‍👩‍👧',
    '４',
    '٤',
    '\u202e',
    '\u200d',
    '\ufeff',
    '\ud800',
    '\udc00',
    'javascript:',
    'https://x.com/',
  ],
]

/** Values near one that passes, values of every length up to well over each limit, and rubbish. */
const valueNear = (good: string, random: () => number): string => {
  const number = (below: number) => Math.floor(random() * below)
  const piece = () => pieces[number(pieces.length)] ?? ''
  const way = number(10)
  if (way === 0) return ''
  if (way === 1) return piece().repeat(number(130))
  if (way === 2) return good.repeat(1 + number(20)).slice(0, number(140))
  if (way === 3) return Array.from({ length: number(12) }, piece).join('')
  if (way === 4) return `${'x'.repeat(number(2_100))}${piece()}`
  let text = [...good]
  for (let change = 0; change <= number(3); change += 1) {
    const at = number(text.length + 1)
    text = random() < 0.3 ? text.toSpliced(at, 1) : text.toSpliced(at, number(2), piece())
  }
  return text.join('')
}

/** What a schema makes of one field of a form: the code of its first fault, or what is kept of it. */
const frontVerdict = ({ front }: Form, field: string, value: unknown): string => {
  const parsed = v.safeParse(front, value)
  const fault = parsed.issues?.find((issue) => v.getDotPath(issue) === field)
  if (fault !== undefined) return `refused: ${fault.message}`
  return parsed.success ? `kept: ${JSON.stringify((parsed.output as Record<string, unknown>)[field])}` : 'fine'
}
const backVerdict = ({ back }: Form, field: string, value: unknown): string => {
  try {
    return `kept: ${JSON.stringify((checkInput(back, value) as Record<string, unknown>)[field])}`
  } catch (error) {
    const details = error instanceof Problem ? error.body.fieldErrorDetails : undefined
    const fault = details?.find((detail) => detail.field === field)
    return fault === undefined ? 'fine' : `refused: ${fault.code}`
  }
}

/** How often the two verdicts on a field differ, over seeded values as they arrive through the wire; the first that does. */
const differences = (form: Form, field: string, cases: number): { readonly seed: number; readonly value: string } | undefined => {
  const good = String(form.filled[field])
  for (let seed = 1; seed <= cases; seed += 1) {
    const value = valueNear(good, seeded(seed))
    const second = field === 'password' && form.untried?.includes('confirmPassword') ? { confirmPassword: value } : {}
    const filled = { ...form.filled, ...second, [field]: value }
    const arrived: unknown = JSON.parse(Buffer.from(JSON.stringify(filled)).toString())
    if (frontVerdict(form, field, filled) !== backVerdict(form, field, arrived)) return { seed, value }
  }
  return undefined
}

const CASES = casesOf(100_000)

describe('G1 the browser and the API judge a field alike', () => {
  it('G1 in every form that the API takes', () => expect(fields.length).toBeGreaterThanOrEqual(40))

  it.for(fields)('G1 %s: %s', ([form, field], context) => {
    countCases(context, CASES)
    expect(differences(forms[form] as Form, field, CASES)).toBeUndefined()
  })

  it('G1 tries values that pass and values that do not', () => {
    for (const [form, field] of fields) {
      const verdicts = Array.from({ length: 1_000 }, (_, seed) => {
        const { filled } = forms[form] as Form
        return backVerdict(forms[form] as Form, field, { ...filled, [field]: valueNear(String(filled[field]), seeded(seed + 1)) })
      })
      expect([form, field, new Set(verdicts.map((verdict) => verdict.split(':')[0])).size > 1]).toEqual([form, field, true])
    }
  })

  it('G1 canary: one character less on one side is noticed', () => {
    const laxer = v.object({ displayName: v.pipe(v.string(), v.trim(), v.minLength(5, 'tooShort'), v.regex(/^\w*$/, 'characters')) })
    const form: Form = { front: v.object({ displayName: displayNameSchema }), back: laxer, filled: { displayName: 'mara_v' } }
    expect(differences(form, 'displayName', 1_000)).toBeDefined()
  })
})
