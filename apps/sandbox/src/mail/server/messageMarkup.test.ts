import { expect, test } from 'vitest'
import { messageMarkup } from './messageMarkup.ts'

test('plain text cannot become markup, and its addresses become links', () => {
  const shown = messageMarkup({ html: null, text: '<b>bold</b> http://localhost:4100/verify?a=1&b=2 end' })
  expect(shown).not.toContain('<b>')
  expect(shown).toContain('<a href="http://localhost:4100/verify?a=1&#38;b=2">')
})
test('links of every message open elsewhere', () => {
  expect(messageMarkup({ html: '<p>x</p>', text: '' })).toContain('<base target="_blank">')
})
