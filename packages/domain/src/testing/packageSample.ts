import type { DemoPackage } from '@lagoon/contract/demo/packages'
import { demoPackages } from '@lagoon/contract/demo/packages'
import type { PackageOffer } from '../wallet/packages/packages.state.ts'

/** A package of the demo as the cashier offers it, and what differs. */
export const offerOf = (sold: DemoPackage, more: Partial<PackageOffer> = {}): PackageOffer => ({
  ...sold,
  finalAmount: sold.price,
  availability: 'AVAILABLE',
  ...more,
})

export const harbour = offerOf(demoPackages.harbour)
