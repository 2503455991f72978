/** The operator's name and voice: the one file to change for another brand; pictures of it live in the theme. */
export const brand = {
  name: 'Lagoon',
  tagline: 'Social casino by moonlight',
  supportEmail: 'help@lagoon.example',
  /** Whom a player has the contract with, as the terms and the policies name it. */
  company: 'Lagoon Play Ltd',
  address: '1 Lagoon Quay, Port Example',
} as const

/** The pages of the operator elsewhere, for search engines. */
export const socialProfiles: readonly string[] = ['https://www.facebook.com/lagoon.example', 'https://www.instagram.com/lagoon.example']
