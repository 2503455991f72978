import { places } from '../shell/places.ts'

/** The addresses (§2) that the screens of the wallet lead to. */
export const walletPlaces = {
  wallet: places.wallet,
  rewards: places.rewards,
  packages: '/profile?tab=packages',
  withdraw: '/profile?tab=withdraw',
  support: '/profile?tab=support',
  verification: '/profile?tab=verification',
  limits: places.care,
  transactions: '/all-transaction',
} as const

/** The place where one package is bought. */
export const packageHref = (id: string): string => `${walletPlaces.packages}&package=${encodeURIComponent(id)}`

/** The place where the player sets the amount. */
export const customRechargeHref = `${walletPlaces.packages}&package=custom`
