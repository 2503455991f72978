import { minor, type Minor } from '../money/money.ts'
import type { Currency } from '../money/price.ts'
import type { PayoutWay } from '../withdrawal/enums.ts'

/** One way to be paid out in a country. Bounds are prize tokens, the fee is in the country's currency, arrival in working days. */
export interface DemoWayTerms {
  readonly way: PayoutWay
  readonly least: Minor
  readonly most: Minor
  readonly fee: Minor
  readonly arrives: readonly [least: number, most: number]
}

/** The operator's terms of withdrawals in a country. */
export interface DemoWithdrawalTerms {
  readonly country: 'US' | 'CA'
  readonly currency: Currency
  /** What one whole prize token pays, cents. */
  readonly tokenWorth: Minor
  /** Prize tokens within a day, within 30 days, and above which a proof of address is asked for. */
  readonly dayLimit: Minor
  readonly monthLimit: Minor
  readonly addressProofAbove: Minor
  /** The most for one withdrawal, by state. */
  readonly prizeLimits: Readonly<Record<string, Minor>>
  readonly ways: readonly DemoWayTerms[]
}

const tokens = (whole: bigint): Minor => minor(whole * 100n)
const least = tokens(50n)

const ways = (fees: Partial<Record<PayoutWay, bigint>>): Record<PayoutWay, DemoWayTerms> => {
  const terms = (way: PayoutWay, most: bigint, arrives: DemoWayTerms['arrives']): DemoWayTerms => ({
    way,
    least,
    most: tokens(most),
    fee: minor(fees[way] ?? 0n),
    arrives,
  })
  return {
    BANK: terms('BANK', 10_000n, [1, 3]),
    CARD: terms('CARD', 5_000n, [0, 1]),
    CRYPTO: terms('CRYPTO', 10_000n, [0, 0]),
    SKRILL: terms('SKRILL', 5_000n, [0, 1]),
    CASH_APP: terms('CASH_APP', 2_500n, [0, 1]),
    SEAMLESS_CHEX: terms('SEAMLESS_CHEX', 10_000n, [2, 4]),
  }
}

const common = { dayLimit: tokens(10_000n), monthLimit: tokens(100_000n), addressProofAbove: tokens(2_000n) } as const
/** The ways to be paid out in the United States. */
export const demoWays = ways({ CARD: 150n, CRYPTO: 225n, SKRILL: 100n })
/** The terms there. */
export const demoTermsInUnitedStates = {
  country: 'US',
  currency: 'USD',
  tokenWorth: minor(100n),
  ...common,
  prizeLimits: { FL: tokens(5_000n), NY: tokens(5_000n) },
  ways: Object.values(demoWays),
} as const satisfies DemoWithdrawalTerms

/** Cash App pays in the United States only, and e-checks are drawn on banks there. */
const { BANK, CARD, CRYPTO, SKRILL } = ways({ CARD: 200n, CRYPTO: 300n, SKRILL: 135n })

/** The terms of the demo: nobody is paid out anywhere else. */
export const demoWithdrawalTerms: readonly DemoWithdrawalTerms[] = [
  demoTermsInUnitedStates,
  {
    country: 'CA',
    currency: 'CAD',
    tokenWorth: minor(135n),
    ...common,
    prizeLimits: {},
    ways: [BANK, CARD, CRYPTO, SKRILL],
  },
]
