import {
  aboutUsAddress,
  contactUsAddress,
  faqAddress,
  privacyPolicyAddress,
  redemptionPolicyAddress,
  responsibleGamingAddress,
  sweepRulesAddress,
  termsAddress,
} from '@lagoon/contract/content/addresses'
import { verifyRoute } from '@lagoon/contract/lobby/addresses'
/** Addresses of the information pages (§2) and of the fairness check, and the names by which texts and footers call them. */
export const pages = {
  about: { label: 'About us', href: aboutUsAddress },
  questions: { label: 'FAQ', href: faqAddress() },
  privacy: { label: 'Privacy Policy', href: privacyPolicyAddress },
  terms: { label: 'Terms of Use', href: termsAddress },
  sweepRules: { label: 'Sweep rules', href: sweepRulesAddress },
  redemption: { label: 'Redemption policy', href: redemptionPolicyAddress },
  care: { label: 'Responsible gaming', href: responsibleGamingAddress },
  contact: { label: 'Contact us', href: contactUsAddress },
  fairness: { label: 'Fairness check', href: verifyRoute },
} as const

/** A piece of a sentence that leads to a page, under its own name or other words. */
export const linkTo = (page: keyof typeof pages, words: string = pages[page].label) => ({ link: words, href: pages[page].href })
