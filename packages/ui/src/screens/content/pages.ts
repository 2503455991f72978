/** Addresses (§2) of the information pages, and the names by which texts and footers call them. */
export const pages = {
  about: { label: 'About us', href: '/about-us' },
  questions: { label: 'Questions', href: '/faq' },
  privacy: { label: 'Privacy Policy', href: '/privacy-policy' },
  terms: { label: 'Terms of Use', href: '/terms' },
  sweepRules: { label: 'Sweep rules', href: '/sweep-rules' },
  redemption: { label: 'Redemption policy', href: '/redemption-policy' },
  care: { label: 'Responsible gaming', href: '/responsible-gaming' },
  contact: { label: 'Contact us', href: '/contact-us' },
} as const

/** A piece of a sentence that leads to a page, under its own name or other words. */
export const linkTo = (page: keyof typeof pages, words: string = pages[page].label) => ({ link: words, href: pages[page].href })
