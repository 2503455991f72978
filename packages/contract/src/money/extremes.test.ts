import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leastOf, mostOf } from './extremes.ts'

const amounts = fc.array(fc.bigInt(), { minLength: 1 }).map((all) => all as [bigint, ...bigint[]])

it('finds one of the amounts, with none below or above it', () => {
  fc.assert(
    fc.property(amounts, (all) => {
      const [least, most] = [leastOf(...all), mostOf(...all)]
      expect(all).toContain(least)
      expect(all).toContain(most)
      expect(all.some((amount) => amount < least || amount > most)).toBe(false)
    }),
  )
})
