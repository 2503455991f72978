import { expect, it } from 'vitest'
import { keyed, readReply } from './reply.ts'

it('is sent without the blanks around it', () => {
  expect(readReply('  We look at it.\n')).toEqual({ ok: true, value: 'We look at it.' })
})

it.each([
  ['nothing', ' \n ', 'Write a reply first.'],
  ['more than fits', 'a'.repeat(5_001), 'Use no more than 5,000 characters.'],
  ['what cannot be kept', 'a\0b', 'These characters can’t be kept. Write it another way.'],
])('says at its field what is wrong with %s', (_, text, error) => {
  expect(readReply(text)).toEqual({ ok: false, error })
})

it('takes 5,000 signs, counted as a person counts', () => {
  expect(readReply('🙂'.repeat(5_000)).ok).toBe(true)
})

it('has the key of its first sending until its text changes', () => {
  let made = 0
  const newKey = () => `k${(made += 1)}`
  const first = keyed('Hello.', null, newKey)
  expect(keyed('Hello.', first, newKey)).toBe(first)
  expect(keyed('Hello again.', first, newKey)).toEqual({ key: 'k2', text: 'Hello again.' })
})
