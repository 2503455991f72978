/** Tabs of the profile as they stand in its address (`/profile?tab=contact-details`), in the order of display. */
export const profileTabs = [
  'personal-info',
  'contact-details',
  'verification',
  'social-media',
  'settings',
  'stats',
  'wallet',
  'transactions',
  'withdraw',
  'game-history',
  'invitations',
  'announcement',
  'support',
] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The packages stand under the wallet, at an address of their own (`?tab=packages`). */
export const PACKAGES_PLACE = 'packages'

/** The tab of an address; an unknown or missing one is personal info (readings, Routes). */
export const profileTabOf = (text: string | null | undefined): ProfileTab =>
  text === PACKAGES_PLACE ? 'wallet' : (profileTabs.find((tab) => tab === text) ?? 'personal-info')
