import {
  aboutUsAddress,
  downloadAddress,
  faqRoute,
  newsAddress,
  newsItemRoute,
  privacyPolicyAddress,
  promotionRoute,
  promotionsAddress,
  redemptionPolicyAddress,
  responsibleGamingAddress,
  sweepRulesAddress,
  termsAddress,
} from '@lagoon/contract/content/addresses'
import { entriesIn, type RouteEntry } from '../routeEntry.ts'

const content = entriesIn('content', () => import('./routes.ts'))

export const contentRoutes: readonly RouteEntry[] = [
  { ...content('aboutUs'), path: aboutUsAddress, title: 'About us' },
  { ...content('faq'), path: faqRoute, title: 'FAQ' },
  { ...content('privacyPolicy'), path: privacyPolicyAddress, title: 'Privacy Policy' },
  { ...content('terms'), path: termsAddress, title: 'Terms of Use' },
  { ...content('sweepRules'), path: sweepRulesAddress, title: 'Sweep rules' },
  { ...content('redemptionPolicy'), path: redemptionPolicyAddress, title: 'Redemption policy' },
  { ...content('responsibleGaming'), path: responsibleGamingAddress, title: 'Responsible gaming' },
  { ...content('news'), path: newsAddress, title: 'News' },
  { ...content('newsItem'), path: newsItemRoute, title: 'News article' },
  { ...content('promotions'), path: promotionsAddress, title: 'Promotions' },
  { ...content('promotionItem'), path: promotionRoute, title: 'Promotion' },
  { ...content('download'), path: downloadAddress, title: 'Download', isDeviceSpecific: true },
]
