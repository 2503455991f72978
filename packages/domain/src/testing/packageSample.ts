import { demoPackages, discounted, type DemoPackage } from '@lagoon/contract/demo/packages'
import { minor, type Amount } from '@lagoon/contract/money/money'
import type { PackageArt } from '@lagoon/contract/wallet/enums'
import type { PackageOffer } from '../wallet/packages/packages.state.ts'

/** 1,000 tokens in minor units, and the hundredths of a minor unit of money. */
const SCALE = 100_000n * 100n
const perThousandOf = ({ price, tokens }: DemoPackage): bigint => (price.minor * SCALE) / tokens.minor
const smallest = perThousandOf(demoPackages.rockPool)

const arts: Readonly<Record<string, PackageArt>> = {
  'rock-pool': 'HANDFUL',
  cove: 'POUCH',
  harbor: 'JAR',
  regatta: 'CHEST',
  strait: 'COFFER',
  'winter-lights': 'SHIP',
  'open-sea': 'TREASURE',
}

const extrasOf = ({ extraSweepTokens }: DemoPackage): readonly Amount[] =>
  extraSweepTokens === undefined ? [] : [{ kind: 'SWEEP', minor: extraSweepTokens }]

/** How much more than the smallest package it brings for its money; of another currency nothing is said. */
const bonusPercentOf = (sold: DemoPackage): number => {
  if (sold.price.currency !== demoPackages.rockPool.price.currency) return 0
  const perThousand = perThousandOf(sold)
  return Math.max(0, Number(((smallest - perThousand) * 100n) / perThousand))
}

/** A package of the demo as the cashier offers it, and what differs. */
export const offerOf = (sold: DemoPackage, more: Partial<PackageOffer> = {}): PackageOffer => {
  const { id, name, tokens, price } = sold
  // What is paid counts, not what it was before.
  const paid = { ...sold, price: more.finalAmount ?? price }
  return {
    id,
    name,
    tokens,
    price,
    art: arts[id] ?? 'TREASURE',
    extras: extrasOf(sold),
    finalAmount: price,
    bonusPercent: bonusPercentOf(paid),
    perThousand: minor(perThousandOf(paid)),
    isBestValue: false,
    isFirstPurchaseOnly: false,
    isOncePerPlayer: false,
    availability: 'AVAILABLE',
    ...more,
  }
}

/** The same for less. */
export const reducedOfferOf = (sold: DemoPackage, discountPercent: number, more: Partial<PackageOffer> = {}): PackageOffer =>
  offerOf(sold, { discountPercent, finalAmount: discounted(sold.price, discountPercent), ...more })

export const harbor = offerOf(demoPackages.harbor)
