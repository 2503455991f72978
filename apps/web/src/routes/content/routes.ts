import {
  loadNewsAtom,
  loadNewsItemAtom,
  loadPromotionAtom,
  loadPromotionsAtom,
  newsItemViewOf,
  newsViewAtom,
  promotionItemViewOf,
  promotionsViewAtom,
} from '@lagoon/domain/content/articles.atoms'
import { defineRoute } from '../defineRoute.ts'
import type { Place } from '../place.ts'

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
/** download: the way onto the device that asks (§9); only the browser knows which that is, and whether it offers to install. */
export const download = defineRoute({ screen: () => import('./DownloadRoute.tsx').then(({ DownloadRoute }) => DownloadRoute) })
/** news: what is out, newest first. */
export const news = defineRoute({
  load: ({ set }) => set(loadNewsAtom),
  view: newsViewAtom,
  screen: () => import('@lagoon/ui/screens/content/News/News').then(({ News }) => News),
})

const idIn = ({ params }: Place): string => params['id'] ?? ''

/** news/{id}. */
export const newsItem = defineRoute({
  load: ({ set, place }) => set(loadNewsItemAtom, idIn(place)),
  view: (place) => newsItemViewOf(idIn(place)),
  title: (view) => (view.state === 'filled' ? view.article.title : undefined),
  screen: () => import('@lagoon/ui/screens/content/NewsItem/NewsItem').then(({ NewsItem }) => NewsItem),
})

/** promotions: what runs now. */
export const promotions = defineRoute({
  load: ({ set }) => set(loadPromotionsAtom),
  view: promotionsViewAtom,
  screen: () => import('@lagoon/ui/screens/content/Promotions/Promotions').then(({ Promotions }) => Promotions),
})

/** promotions/{id}: without header and footer (§2). */
export const promotionItem = defineRoute({
  load: ({ set, place }) => set(loadPromotionAtom, idIn(place)),
  view: (place) => promotionItemViewOf(idIn(place)),
  title: (view) => (view.state === 'filled' ? view.promotion.title : undefined),
  screen: () => import('@lagoon/ui/screens/content/PromotionItem/PromotionItem').then(({ PromotionItem }) => PromotionItem),
})
