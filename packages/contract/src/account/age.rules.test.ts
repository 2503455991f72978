import { describe, expect, it } from 'vitest'
import { minimumAgeIn, ofAgeOn } from './age.rules.ts'

describe('the age from which somebody plays', () => {
  it.each([
    ['US', 'CA', 18],
    ['US', 'AL', 19],
    ['US', 'NE', 19],
    ['US', 'MS', 21],
    ['CA', 'ON', 19],
    ['CA', 'QC', 18],
    ['DE', 'MS', 18],
    ['SG', '', 21],
    ['', '', 18],
  ])('in %s, %s is %d', (country, state, age) => {
    expect(minimumAgeIn({ country, state })).toBe(age)
  })

  it.each([
    ['2008-03-02', 18, '2026-03-02'],
    ['2008-02-29', 18, '2026-03-01'],
    ['2007-12-31', 19, '2026-12-31'],
    ['2008-02-29', 20, '2028-02-29'],
  ])('who was born on %s is %d on %s', (birth, age, day) => {
    expect(ofAgeOn(birth, age)).toBe(day)
  })
})
