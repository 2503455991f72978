import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterDiscount, bonusPercent, perThousand, rechargeTokens, sumOf, type CouponTerms, type FeeTerms, type Ware } from './sum.ts'

const percent = fc.option(fc.integer({ min: 1, max: 90 }), { nil: null })
const ware: fc.Arbitrary<Ware> = fc.record({
  currency: fc.constantFrom('USD', 'CAD'),
  price: fc.bigInt({ min: 100n, max: 10n ** 15n }),
  discountPercent: percent,
  tokens: fc.array(fc.record({ kind: fc.constantFrom('GAME', 'SWEEP', 'BONUS_SWEEP'), minor: fc.bigInt({ min: 1n, max: 10n ** 15n }) }), {
    minLength: 1,
    maxLength: 3,
  }),
})
const coupon: fc.Arbitrary<CouponTerms | null> = fc.option(
  fc.record({
    discountPercent: percent,
    extra: fc.option(fc.record({ kind: fc.constantFrom('GAME', 'SWEEP'), minor: fc.bigInt({ min: 1n, max: 10n ** 12n }) }), { nil: null }),
  }),
  { nil: null },
)
const fee: fc.Arbitrary<FeeTerms> = fc.record({
  fixed: fc.bigInt({ min: 0n, max: 10_000n }),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
})

type SumOf = typeof sumOf

/** The first broken rule of a sum over made-up purchases; undefined where all hold. */
const brokenRule = (add: SumOf): string | undefined => {
  const run = fc.check(
    fc.property(ware, coupon, fee, (sold, terms, charged) => {
      const sum = add({ ware: sold, coupon: terms, fee: charged })
      const kept = BigInt(100 - (sold.discountPercent ?? 0)) * BigInt(100 - (terms?.discountPercent ?? 0))
      const left = sum.price - sum.discount
      const broken = [
        [sum.total !== sum.price - sum.discount + sum.fee, 'the parts are not the total'],
        [sum.total < 1n, 'nothing or less is paid'],
        [left * 10_000n > sold.price * kept, 'the discount is rounded for the house'],
        [left * 10_000n <= sold.price * kept - 20_000n, 'two cents or more are given away'],
        [sum.fee * 10_000n > charged.fixed * 10_000n + left * BigInt(charged.basisPoints), 'the fee is rounded for the house'],
        [
          (['GAME', 'SWEEP', 'BONUS_SWEEP'] as const).some((kind) => {
            const of = (tokens: readonly { kind: string; minor: bigint }[]) =>
              tokens.filter((entry) => entry.kind === kind).reduce((total, { minor }) => total + minor, 0n)
            return of(sum.tokens) !== of([...sold.tokens, ...(terms?.extra ? [terms.extra] : [])])
          }),
          'tokens are lost or made',
        ],
      ].find(([isBroken]) => isBroken)
      if (broken) throw new Error(String(broken[1]))
    }),
    { numRuns: 2_000 },
  )
  return run.failed ? /(the parts|nothing|the discount|two cents|the fee|tokens)[\w ]*/.exec(String(run.errorInstance))?.[0] : undefined
}

describe('I8 the sum of a purchase', () => {
  it('is exact in whole cents, never for the house and never nothing, for 2,000 made-up purchases', () => {
    expect(brokenRule(sumOf)).toBeUndefined()
  })

  it('canary: a discount rounded up, a fee rounded up and forgotten tokens are each noticed', () => {
    expect(
      brokenRule((purchase) => {
        const sum = sumOf(purchase)
        const cents = purchase.ware.price
        const up = cents - (cents * BigInt(purchase.ware.discountPercent ?? 0)) / 100n
        return purchase.coupon?.discountPercent ? sum : { ...sum, discount: cents - up, total: up + sum.fee }
      }),
    ).toBe('the discount is rounded for the house')
    expect(brokenRule((purchase) => ({ ...sumOf(purchase), fee: sumOf(purchase).fee + 1n, total: sumOf(purchase).total + 1n }))).toBe(
      'the fee is rounded for the house',
    )
    expect(brokenRule((purchase) => sumOf({ ...purchase, coupon: purchase.coupon && { ...purchase.coupon, extra: null } }))).toBe(
      'tokens are lost or made',
    )
  })

  it('is what a receipt says: $19.99 with 10 and then 15 percent off and 2.5 percent fee', () => {
    const sold: Ware = { currency: 'USD', price: 1_999n, discountPercent: 10, tokens: [{ kind: 'GAME', minor: 2_500_000n }] }
    const terms = { discountPercent: 15, extra: { kind: 'SWEEP', minor: 500n } } as const
    expect(sumOf({ ware: sold, coupon: terms, fee: { fixed: 30n, basisPoints: 250 } })).toEqual({
      currency: 'USD',
      price: 1_999n,
      discount: 470n,
      fee: 68n,
      total: 1_597n,
      tokens: [
        { kind: 'GAME', minor: 2_500_000n },
        { kind: 'SWEEP', minor: 500n },
      ],
    })
  })

  it('takes no discount that gives everything away', () => {
    for (const of of [0, 91, 100, -5, 2.5]) expect(() => afterDiscount(1_000n, of)).toThrow(RangeError)
  })
})

it('says what a thousand tokens cost, and how much more a package brings', () => {
  expect(perThousand(499n, 500_000n)).toBe(9_980n)
  expect(perThousand(1n, 300_000n)).toBe(34n)
  const base = { cents: 499n, tokens: 500_000n }
  expect(bonusPercent(base, base)).toBe(0)
  expect(bonusPercent({ cents: 1_999n, tokens: 2_500_000n }, base)).toBe(24)
  expect(bonusPercent({ cents: 999n, tokens: 1_000_000n }, base)).toBe(0)
  expect(rechargeTokens(1_999n, 100_000n)).toBe(1_999_000n)
})
