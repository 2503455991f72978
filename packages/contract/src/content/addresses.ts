import { addressOf } from '../addresses/address.ts'

export const aboutUsAddress = '/about-us'
export const privacyPolicyAddress = '/privacy-policy'
export const termsAddress = '/terms'
export const sweepRulesAddress = '/sweep-rules'
export const redemptionPolicyAddress = '/redemption-policy'
export const responsibleGamingAddress = '/responsible-gaming'
export const contactUsAddress = '/contact-us'
export const downloadAddress = '/download'

export const faqRoute = '/faq'
/** The questions, or one of them by its anchor. */
export const faqAddress = (anchor?: string): string => (anchor === undefined ? faqRoute : `${faqRoute}#${anchor}`)

export const newsAddress = '/news'
export const newsItemRoute = '/news/:id'
export const newsItemAddress = (id: string): string => addressOf(newsItemRoute, { id })

export const promotionsAddress = '/promotions'
export const promotionRoute = '/promotions/:id'
export const promotionAddress = (id: string): string => addressOf(promotionRoute, { id })
