import { minor } from '@lagoon/contract/money/money'
import type { PackageOffer } from '../wallet/packages/packages.state.ts'

/** A package of the stories: name, game tokens and price in minor units, and what differs. */
export const samplePackage = (name: string, tokens: bigint, price: bigint, more: Partial<PackageOffer> = {}): PackageOffer => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  tokens: { kind: 'GAME', minor: minor(tokens) },
  price: { currency: 'USD', minor: minor(price) },
  finalAmount: { currency: 'USD', minor: minor(price) },
  availability: 'AVAILABLE',
  ...more,
})

export const harbour = samplePackage('Harbour', 2_500_000n, 1_999n, { extraSweepTokens: minor(2_000n) })
