import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CONTACT_MESSAGE_MAX_LENGTH, contactInputSchema, contactMessageSchema, contactSchema } from './content.rules.ts'

const codesOf = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value)
  return result.success ? [] : result.issues.map((issue) => issue.message)
}
const letter = { name: "Marina O'Hara", email: 'marina@example.com', message: 'My withdrawal is in review since Monday.' }

describe('a message to support', () => {
  it('is refused when there is nothing in it, spaces and line breaks included', () => {
    for (const nothing of ['', '   ', '\n\t\n', undefined]) expect(codesOf(contactMessageSchema, nothing)).toEqual(['required'])
  })

  it('may be exactly as long as the limit and not a character longer', () => {
    expect(codesOf(contactMessageSchema, 'a'.repeat(CONTACT_MESSAGE_MAX_LENGTH))).toEqual([])
    expect(codesOf(contactMessageSchema, 'a'.repeat(CONTACT_MESSAGE_MAX_LENGTH + 1))).toEqual(['tooLong'])
  })

  it('counts an emoji as one character and drops the space around the text', () => {
    expect(codesOf(contactMessageSchema, '🌊'.repeat(CONTACT_MESSAGE_MAX_LENGTH))).toEqual([])
    expect(v.parse(contactMessageSchema, '  Hello \n')).toBe('Hello')
  })
})

describe('the contact form', () => {
  it('asks for a name, an address to answer to and a message', () => {
    expect(codesOf(contactSchema, letter)).toEqual([])
    expect(codesOf(contactSchema, { name: '', email: 'marina@', message: '' })).toEqual(['required', 'invalid', 'required'])
  })

  it('is taken by the API only with a solved captcha', () => {
    expect(codesOf(contactInputSchema, { ...letter, captcha: 'eyJhbGciOiJ' })).toEqual([])
    expect(codesOf(contactInputSchema, { ...letter, captcha: '' })).toEqual(['required'])
    expect(codesOf(contactInputSchema, letter)).toHaveLength(1)
  })
})
