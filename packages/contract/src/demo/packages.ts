import { minor, type Amount, type Minor } from '../money/money.ts'
import type { Price } from '../money/price.ts'
import { amount, cad, usd } from './money.ts'

/** Tokens for sale, and what comes with them at no charge. */
export interface DemoPackage {
  readonly id: string
  readonly name: string
  readonly tokens: Amount
  readonly extraSweepTokens?: Minor
  readonly price: Price
}

const forSale = (name: string, tokens: bigint, cents: bigint, extraSweepTokens?: bigint): DemoPackage => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  tokens: amount('GAME', tokens),
  price: usd(cents),
  ...(extraSweepTokens !== undefined && { extraSweepTokens: minor(extraSweepTokens) }),
})

/** What is for sale in the demo, the smallest first. */
export const demoPackages = {
  rockPool: forSale('Rock pool', 500_000n, 499n),
  cove: forSale('Cove', 1_000_000n, 999n),
  harbor: forSale('Harbor', 2_500_000n, 1_999n, 2_000n),
  regatta: forSale('Regatta', 4_000_000n, 2_499n),
  strait: forSale('Strait', 5_500_000n, 3_999n, 4_500n),
  winterLights: forSale('Winter lights', 8_000_000n, 5_999n, 6_000n),
  openSea: forSale('Open sea', 15_000_000n, 9_999n, 10_000n),
} as const satisfies Record<string, DemoPackage>

/** All tokens that a package brings. */
export const tokensOf = ({ tokens, extraSweepTokens }: DemoPackage): readonly Amount[] =>
  extraSweepTokens === undefined ? [tokens] : [tokens, amount('SWEEP', extraSweepTokens)]

/** A coupon that takes a fifth off any package. */
export const demoCoupon = { code: 'HIGH-TIDE-20', discountPercent: 20 } as const

/** What is left to pay after a discount, in whole cents, none of them in favor of the house. */
export const discounted = ({ currency, minor: cents }: Price, percent: number): Price => ({
  currency,
  minor: minor((cents * BigInt(100 - percent)) / 100n),
})

/** An amount of the player's own choice: its bounds, the amounts that are offered, and the game tokens of one dollar. */
export const demoRecharge = {
  currency: 'USD',
  limits: { min: usd(500n).minor, max: usd(50_000n).minor },
  steps: [1_000n, 2_500n, 5_000n, 10_000n].map((cents) => usd(cents).minor),
  tokensPerUnit: minor(100_000n),
} as const

/** The limit that the player of the demo set for a week of purchases, and what is left of it in that week. */
export const demoPurchaseLimit = { limit: usd(10_000n), left: usd(1_000n), used: usd(9_000n), days: 7 } as const

/** What Cove costs in Canada. */
export const coveInCanada = cad(1_299n)

/** The longest name, and amounts as large as they come. */
export const longPackage: DemoPackage = {
  id: 'grand-regatta',
  name: 'Grand Regatta of the Seven Lanterns, Anniversary Edition',
  tokens: amount('GAME', 123_456_789_000n),
  extraSweepTokens: minor(1_234_567n),
  price: cad(199_999n),
}
