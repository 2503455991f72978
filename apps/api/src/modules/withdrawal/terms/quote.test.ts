import { describe, expect, it } from 'vitest'
import type { Limit } from './limits.ts'
import { boundsOf, sumOf } from './quote.ts'
import type { WayTerms } from './terms.ts'

const terms = { currency: 'USD', tokenWorth: 100n } as const
const way: WayTerms = { way: 'BANK', least: 5_000n, most: 500_000n, fee: 150n, arrives: { least: 1, most: 3 } }
const limit = (kind: Limit['kind'], left: bigint): Limit => ({ kind, limit: 1_000_000n, left, renewsAt: null })

describe('the sum of a withdrawal', () => {
  const sum = (amount: bigint, more: { redeemable?: bigint; limits?: readonly Limit[]; way?: Partial<WayTerms> } = {}) => {
    const found = sumOf({ amount, redeemable: more.redeemable ?? 10_000_000n }, terms, { ...way, ...more.way }, more.limits ?? [])
    return found.ok ? [found.value.gross.minor, found.value.fee.minor, found.value.receives.minor] : found.error
  }
  it.each<[string, bigint, Parameters<typeof sum>[1], readonly bigint[] | string]>([
    ['of whole tokens', 25_000n, {}, [25_000n, 150n, 24_850n]],
    ['of the least', 5_000n, {}, [5_000n, 150n, 4_850n]],
    ['of one below the least', 4_900n, {}, 'belowMinimum'],
    ['of nothing', 0n, {}, 'belowMinimum'],
    ['below nothing', -5_000n, {}, 'belowMinimum'],
    ['of a part of a token', 25_050n, {}, 'notWhole'],
    ['of the most', 500_000n, {}, [500_000n, 150n, 499_850n]],
    ['of one above the most', 500_100n, {}, 'aboveMaximum'],
    ['of all that is redeemable', 25_000n, { redeemable: 25_099n }, [25_000n, 150n, 24_850n]],
    ['of one more', 25_100n, { redeemable: 25_099n }, 'notEnough'],
    ['of more than both', 900_000n, { redeemable: 25_000n }, 'notEnough'],
    ['of what a limit leaves', 30_000n, { limits: [limit('DAY', 30_050n), limit('MONTH', 90_000n)] }, [30_000n, 150n, 29_850n]],
    ['of one more than a limit leaves', 30_100n, { limits: [limit('DAY', 30_050n), limit('MONTH', 90_000n)] }, 'aboveMaximum'],
    ['where a limit leaves nothing', 5_000n, { limits: [limit('STATE', 0n)] }, 'aboveMaximum'],
    ['without a fee', 5_000n, { way: { fee: 0n } }, [5_000n, 0n, 5_000n]],
    ['that a fee would eat up', 300n, { way: { least: 100n, fee: 300n } }, 'belowMinimum'],
    ['that a fee leaves something of', 400n, { way: { least: 100n, fee: 300n } }, [400n, 300n, 100n]],
  ])('%s', (_, amount, more, expected) => {
    expect(sum(amount, more)).toEqual(expected)
  })

  it('is what its bounds allow', () => {
    expect(boundsOf(terms, { ...way, least: 5_050n }, [limit('DAY', 30_050n)])).toEqual({ least: 5_100n, most: 30_000n })
  })

  it('adds up in another worth', () => {
    const found = sumOf({ amount: 5_300n, redeemable: 5_300n }, { currency: 'CAD', tokenWorth: 135n }, way, [])
    expect(found).toMatchObject({ ok: true, value: { gross: { currency: 'CAD', minor: 7_155n }, receives: { minor: 7_005n } } })
  })
})
