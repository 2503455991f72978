import { reviewActs } from '@lagoon/contract/wire/operator/reviews'
import { describe, expect, it } from 'vitest'
import { actFields, noValues, readAct } from './actForm.ts'

const by = { id: '7f3c1d5e-5d0b-4a7e-9a5d-0d1c2b3a4f5e', reviewer: 'Ana Reyes' }
const errorsOf = (...given: Parameters<typeof readAct>) => {
  const read = readAct(...given)
  return read.ok ? null : read.errors
}

describe('the form of an act', () => {
  it('stands for each act that is not done at one press', () => {
    expect(new Set([...Object.keys(actFields), 'take', 'ask'])).toEqual(new Set(reviewActs))
  })
  it('wants a reason and words for the player before it refuses', () => {
    expect(errorsOf('refuse', noValues, by)).toEqual({ reason: 'Choose a reason.', note: 'Write a sentence.' })
    expect(errorsOf('refuse', { ...noValues, reason: 'OTHER', note: '  ' }, by)).toEqual({ note: 'Write a sentence.' })
    expect(readAct('refuse', { ...noValues, reason: 'NAME_MISMATCH', note: ' The name is another. ' }, by)).toEqual({
      ok: true,
      act: { do: 'refuse', ...by, reason: 'NAME_MISMATCH', note: 'The name is another.' },
    })
  })
  it('leaves an empty note out where none is needed, and what belongs to another act', () => {
    expect(readAct('approve', { ...noValues, reason: 'OTHER', reference: 'x' }, by)).toEqual({ ok: true, act: { do: 'approve', ...by } })
    expect(readAct('approve', { ...noValues, note: ' ' }, by)).toEqual({ ok: true, act: { do: 'approve', ...by } })
  })
  it.each([
    [1_000, null],
    [1_001, { note: 'Use no more than 1000 characters.' }],
  ])('takes a note of %i characters or says that it is too long', (length, errors) => {
    expect(errorsOf('note', { ...noValues, note: 'a'.repeat(length) }, by)).toEqual(errors)
  })
  it('says at the field what cannot be kept', () => {
    expect(errorsOf('note', { ...noValues, note: 'a\u0000b' }, by)).toEqual({
      note: 'These characters can’t be kept. Write it another way.',
    })
  })
  it('wants the provider’s reference or its reason where a person speaks for it', () => {
    expect(errorsOf('markPaid', noValues, by)).toEqual({ reference: 'Enter the provider’s reference.', note: 'Write a sentence.' })
    expect(errorsOf('markFailed', noValues, by)).toEqual({ failure: 'Choose a reason.', note: 'Write a sentence.' })
  })
})
