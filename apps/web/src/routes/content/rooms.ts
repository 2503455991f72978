/** The routes of the capability, each in a file of its own that is fetched when it is opened. */
export const aboutUs = () => import('@lagoon/ui/screens/content/AboutUs/AboutUs').then(({ AboutUs }) => ({ Component: AboutUs }))
export const faq = () => import('@lagoon/ui/screens/content/Faq/Faq').then(({ Faq }) => ({ Component: Faq }))
export const privacyPolicy = () =>
  import('@lagoon/ui/screens/content/PrivacyPolicy/PrivacyPolicy').then(({ PrivacyPolicy }) => ({ Component: PrivacyPolicy }))
export const terms = () => import('@lagoon/ui/screens/content/Terms/Terms').then(({ Terms }) => ({ Component: Terms }))
export const sweepRules = () =>
  import('@lagoon/ui/screens/content/SweepRules/SweepRules').then(({ SweepRules }) => ({ Component: SweepRules }))
export const redemptionPolicy = () =>
  import('@lagoon/ui/screens/content/RedemptionPolicy/RedemptionPolicy').then(({ RedemptionPolicy }) => ({ Component: RedemptionPolicy }))
export const responsibleGaming = () =>
  import('@lagoon/ui/screens/content/ResponsibleGaming/ResponsibleGaming').then(({ ResponsibleGaming }) => ({
    Component: ResponsibleGaming,
  }))
export const download = () => import('./DownloadRoute.tsx').then(({ DownloadRoute }) => ({ Component: DownloadRoute }))
export const contactUs = () => import('./ContactUsRoute.tsx').then(({ ContactUsRoute }) => ({ Component: ContactUsRoute }))
export const news = () => import('./NewsRoute.tsx').then(({ NewsRoute }) => ({ Component: NewsRoute }))
export const newsItem = () => import('./NewsItemRoute.tsx').then(({ NewsItemRoute }) => ({ Component: NewsItemRoute }))
export const promotions = () => import('./PromotionsRoute.tsx').then(({ PromotionsRoute }) => ({ Component: PromotionsRoute }))
export const promotionItem = () => import('./PromotionItemRoute.tsx').then(({ PromotionItemRoute }) => ({ Component: PromotionItemRoute }))
