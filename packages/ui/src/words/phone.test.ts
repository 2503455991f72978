import { expect, it } from 'vitest'
import { phoneInWords } from './phone.ts'
import { unbroken } from './unbroken.ts'

it.each([
  ['+14155552671', unbroken('+1 415 555 2671')],
  ['+31612345678', '+31612345678'],
  ['4155552671', '4155552671'],
])('%s is shown as %s', (phone, shown) => {
  expect(phoneInWords(phone)).toBe(shown)
})
