import { minor } from '@lagoon/contract/money/money'
import { expect, test } from 'vitest'
import { referenceValuesOf, sumValuesOf } from './findValues.ts'

const nothing = { amount: '', currency: 'USD', day: '' }

test('a form begins with what was asked for last in its own way', () => {
  const sum = { by: 'sum', amount: minor(1_950n), currency: 'CAD', day: '2026-03-02' } as const
  const reference = { by: 'reference', reference: '711' } as const
  expect([sumValuesOf(sum), referenceValuesOf(sum)]).toEqual([{ amount: '19.50', currency: 'CAD', day: '2026-03-02' }, { reference: '' }])
  expect([sumValuesOf(reference), referenceValuesOf(reference)]).toEqual([nothing, { reference: '711' }])
  expect([sumValuesOf(undefined), referenceValuesOf(undefined)]).toEqual([nothing, { reference: '' }])
})
