import { minor, type Minor } from '../money/money.ts'
import type { Price } from '../money/price.ts'
import type { PackageArt } from '../wallet/enums.ts'
import { cad, usd } from './money.ts'
import { coveInCanada, demoCoupon, demoPackages, demoRecharge, type DemoPackage } from './packages.ts'

/** A package as the operator of the demo sells it. */
export interface DemoOffer {
  readonly sold: DemoPackage
  readonly art: PackageArt
  readonly inCanada: Price
  readonly extraBonusSweepTokens?: Minor
  readonly discountPercent?: number
  readonly isFirstPurchaseOnly?: true
  readonly isOncePerPlayer?: true
  /** RFC 3339: a real end. */
  readonly soldUntil?: string
  /** How many there are; absent: no end of them. */
  readonly stock?: number
}

const { rockPool, cove, harbor, regatta, strait, winterLights, openSea, firstVoyage } = {
  ...demoPackages,
  firstVoyage: {
    id: 'first-voyage',
    name: 'First voyage',
    tokens: { kind: 'GAME', minor: minor(3_000_000n) },
    extraSweepTokens: minor(1_000n),
    price: usd(999n),
  },
} as const satisfies Record<string, DemoPackage>

/** What is for sale where the product is started with its demo, in the order of the cashier. */
export const demoOffers: readonly DemoOffer[] = [
  { sold: firstVoyage, art: 'JAR', inCanada: cad(1_299n), isFirstPurchaseOnly: true },
  { sold: rockPool, art: 'HANDFUL', inCanada: cad(649n) },
  { sold: cove, art: 'POUCH', inCanada: coveInCanada },
  { sold: harbor, art: 'JAR', inCanada: cad(2_599n) },
  { sold: regatta, art: 'CHEST', inCanada: cad(3_249n), isOncePerPlayer: true },
  { sold: strait, art: 'COFFER', inCanada: cad(5_199n), extraBonusSweepTokens: minor(500n) },
  {
    sold: winterLights,
    art: 'SHIP',
    inCanada: cad(7_799n),
    extraBonusSweepTokens: minor(1_000n),
    discountPercent: 10,
    soldUntil: '2027-01-07T05:00:00Z',
    stock: 5_000,
  },
  { sold: openSea, art: 'TREASURE', inCanada: cad(12_999n), extraBonusSweepTokens: minor(2_000n) },
]

/** A coupon as the operator of the demo gives it out. */
export interface DemoCoupon {
  readonly code: string
  readonly discountPercent?: number
  readonly extraSweepTokens?: Minor
  /** The one package that it is for. */
  readonly packageId?: string
  /** Cents, of whichever currency the purchase is in. */
  readonly leastPrice?: Minor
  readonly endsAt?: string
  readonly maxUses?: number
}

/** Every player can use each once. */
export const demoCoupons: readonly DemoCoupon[] = [
  demoCoupon,
  { code: 'EXTRA-SWEEPS', extraSweepTokens: minor(500n), leastPrice: usd(1_000n).minor },
  { code: 'HARBOR-10', discountPercent: 10, packageId: harbor.id },
  { code: 'FALL-15', discountPercent: 15, endsAt: '2026-10-31T04:00:00Z' },
  { code: 'FIRST-HUNDRED', discountPercent: 25, maxUses: 100 },
]

/** What holds for every purchase, one entry for each currency. */
export const demoPurchaseTerms = [
  { currency: 'USD', threshold: { minor: usd(100_000n).minor, days: 7 }, recharge: demoRecharge },
  { currency: 'CAD', threshold: { minor: cad(130_000n).minor, days: 7 }, recharge: { ...demoRecharge, tokensPerUnit: minor(75_000n) } },
] as const
