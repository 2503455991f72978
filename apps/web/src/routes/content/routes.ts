import { defineRoute } from '../defineRoute.ts'

export const aboutUs = defineRoute({ screen: () => import('@lagoon/ui/screens/content/AboutUs/AboutUs').then(({ AboutUs }) => AboutUs) })
export const faq = defineRoute({ screen: () => import('@lagoon/ui/screens/content/Faq/Faq').then(({ Faq }) => Faq) })
export const privacyPolicy = defineRoute({
  screen: () => import('@lagoon/ui/screens/content/PrivacyPolicy/PrivacyPolicy').then(({ PrivacyPolicy }) => PrivacyPolicy),
})
export const terms = defineRoute({ screen: () => import('@lagoon/ui/screens/content/Terms/Terms').then(({ Terms }) => Terms) })
export const sweepRules = defineRoute({
  screen: () => import('@lagoon/ui/screens/content/SweepRules/SweepRules').then(({ SweepRules }) => SweepRules),
})
export const redemptionPolicy = defineRoute({
  screen: () => import('@lagoon/ui/screens/content/RedemptionPolicy/RedemptionPolicy').then(({ RedemptionPolicy }) => RedemptionPolicy),
})
export const responsibleGaming = defineRoute({
  screen: () => import('@lagoon/ui/screens/content/ResponsibleGaming/ResponsibleGaming').then(({ ResponsibleGaming }) => ResponsibleGaming),
})
export const download = defineRoute({ screen: () => import('./DownloadRoute.tsx').then(({ DownloadRoute }) => DownloadRoute) })
export const contactUs = defineRoute({ screen: () => import('./ContactUsRoute.tsx').then(({ ContactUsRoute }) => ContactUsRoute) })
export const news = defineRoute({ screen: () => import('./NewsRoute.tsx').then(({ NewsRoute }) => NewsRoute) })
export const newsItem = defineRoute({ screen: () => import('./NewsItemRoute.tsx').then(({ NewsItemRoute }) => NewsItemRoute) })
export const promotions = defineRoute({ screen: () => import('./PromotionsRoute.tsx').then(({ PromotionsRoute }) => PromotionsRoute) })
export const promotionItem = defineRoute({
  screen: () => import('./PromotionItemRoute.tsx').then(({ PromotionItemRoute }) => PromotionItemRoute),
})
