import { minor } from '@lagoon/contract/money/money'
import { casesOf, countCases } from '@lagoon/testing/cases'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MODEL_PRICE, modelFactNames, modelFacts, modelStanding, type ModelFact } from '../../../test/support/paymentModel.ts'
import { standingOf, type PaymentFact, type Standing } from './standing.ts'

const price = { currency: 'USD' as const, minor: minor(MODEL_PRICE) }
const CASES = casesOf(200_000, 10_000)
const orders = fc.array(fc.constantFrom(...modelFactNames), { maxLength: 5 })

/** The first order in which a way of working it out differs from the model. */
const firstDifference = (stand: (facts: readonly PaymentFact[]) => Standing): readonly ModelFact[] | undefined => {
  const run = fc.check(
    fc.property(orders, (order) => {
      const { word, isPaid, reversed } = stand(order.map((name) => modelFacts[name]))
      const model = modelStanding(new Set(order))
      return word === model.word && isPaid === model.isPaid && reversed === model.reversed
    }),
    { numRuns: CASES },
  )
  return run.failed ? run.counterexample?.[0] : undefined
}

describe('how a payment stands', () => {
  it('I2 is what the model says after every order and repetition of up to five events', (context) => {
    countCases(context, CASES)
    expect(firstDifference((facts) => standingOf(price, facts))).toBeUndefined()
  })

  it('I2 canary: the last word instead of the strongest, a success of any sum, and a dispute without stages are noticed', () => {
    const lastWord = (facts: readonly PaymentFact[]) => standingOf(price, facts.slice(-1))
    const anySum = (facts: readonly PaymentFact[]) =>
      standingOf(
        price,
        facts.map((fact) => (fact.word === 'SUCCEEDED' ? { ...fact, price } : fact)),
      )
    const noStages = (facts: readonly PaymentFact[]) =>
      standingOf(
        price,
        facts.filter(({ word }) => word !== 'RESTORED'),
      )
    for (const broken of [lastWord, anySum, noStages]) expect(firstDifference(broken)).toBeDefined()
  })

  it('names a second transaction that pays the same, whichever came first', () => {
    const { paid, paidAgain } = modelFacts
    expect(standingOf(price, [paid, paid]).secondMoney).toEqual([])
    expect(standingOf(price, [paid, paidAgain]).secondMoney).toEqual(['t-2'])
    expect(standingOf(price, [paidAgain, paid]).secondMoney).toEqual(['t-2'])
  })

  it('takes of two stages of a dispute the later one, and of one stage that says both the one that takes', () => {
    const { paid, disputed, won } = modelFacts
    const again = { ...disputed, dispute: { id: 'd-1', stage: 3 } }
    const both = { ...won, dispute: { id: 'd-1', stage: 1 } }
    expect(standingOf(price, [again, won, paid, disputed]).word).toBe('REVERSED')
    expect(standingOf(price, [both, paid, disputed]).word).toBe('REVERSED')
    expect(standingOf(price, [won, disputed, paid]).word).toBe('SUCCEEDED')
  })
})
