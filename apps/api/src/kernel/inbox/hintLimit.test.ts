import { expect, it } from 'vitest'
import { hintLimit, HINTS_AN_HOUR, SENDER_HINTS_AN_HOUR } from './hintLimit.ts'

it('hints of a sender end at the limit of an hour, whatever they are about; those beyond the limit of their subject do not count', () => {
  const isTaken = hintLimit()
  const taken = Array.from({ length: HINTS_AN_HOUR + 500 }, () => isTaken('pay-1')).filter(Boolean)
  expect(taken).toHaveLength(HINTS_AN_HOUR)
  const others = Array.from({ length: SENDER_HINTS_AN_HOUR }, (_, index) => isTaken(`pay-${index + 2}`)).filter(Boolean)
  expect(others).toHaveLength(SENDER_HINTS_AN_HOUR - HINTS_AN_HOUR)
  expect(hintLimit()('pay-1')).toBe(true)
})
