import * as v from 'valibot'
import { expect, test } from 'vitest'
import { invitationSchema } from './social.rules.ts'

const codeOf = (email: string) => v.safeParse(invitationSchema, { email }).issues?.[0]?.message

test('an invitation needs a whole address, and says by code what is wrong with another', () => {
  expect(codeOf('')).toBe('required')
  expect(codeOf('hana@')).toBe('invalid')
  expect(codeOf(`${'a'.repeat(260)}@example.com`)).toBeDefined()
  expect(codeOf('hana.ito@example.com')).toBeUndefined()
})
