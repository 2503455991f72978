import { STEP_PARAMETER, verificationPlaces, type VerificationPlace } from '@lagoon/contract/kyc/addresses'
import { PACKAGES_PLACE, profileTabOf, type ProfileTab } from '@lagoon/contract/account/profileTabs'
import { PAYOUT_STEP } from '@lagoon/contract/withdrawal/addresses'
import { lazyPart, type LazyPart } from '@lagoon/ui/kit/LazyPart/lazyPart'
import type { Page } from '../defineRoute.ts'
import { HISTORY_KIND } from '@lagoon/contract/lobby/historyAddress'
import type { HistoryKind } from '../lobby/historyKinds.ts'
import type { Place } from '../place.ts'

interface Tab {
  /** The capability of its page and the name there, as in `lobby/slotHistory`. */
  readonly id: string
  readonly page: () => Promise<Page>
  /** Name of what stands there, where it is not the whole tab. */
  readonly title?: string | undefined
  /** Drawn when it was fetched ahead, which the profile waits for. */
  readonly Component: LazyPart<{ readonly place: Place; readonly title?: string | undefined }>
}

interface PagesFile<Name extends string> {
  readonly capability: string
  readonly load: () => Promise<Readonly<Record<Name, Page>>>
}

/** A tab whose page is defined in a file of its capability; page and screen are fetched when it is opened. */
const tab = <Name extends string>({ capability, load }: PagesFile<Name>, name: NoInfer<Name>, title?: string): Tab => {
  const page = async () => (await load())[name]
  return { id: `${capability}/${name}`, page, title, Component: lazyPart(async () => (await page()).component()) }
}

const account = { capability: 'account', load: () => import('./profilePages.ts') }
const slots = { capability: 'lobby', load: () => import('../lobby/slotHistoryRoutes.ts') }
const histories = { capability: 'lobby', load: () => import('../lobby/historyRoutes.ts') }
const social = { capability: 'social', load: () => import('../social/routes.ts') }
const support = { capability: 'support', load: () => import('../support/routes.ts') }
const wallet = { capability: 'wallet', load: () => import('../wallet/routes.ts') }
const paymentPages = { capability: 'wallet', load: () => import('../wallet/paymentRoutes.ts') }
const offers = { capability: 'wallet', load: () => import('../wallet/packagesRoutes.ts') }
const purchases = { capability: 'wallet', load: () => import('../wallet/purchaseRoutes.ts') }
const kyc = { capability: 'kyc', load: () => import('../kyc/routes.ts') }
const withdrawal = { capability: 'withdrawal', load: () => import('../withdrawal/routes.ts') }

/** What stands at each `?tab=` of the profile. */
const tabs: Readonly<Record<ProfileTab | typeof PACKAGES_PLACE, Tab>> = {
  'personal-info': tab(account, 'personalInfo'),
  'contact-details': tab(account, 'contactDetails'),
  verification: tab(kyc, 'verification'),
  'social-media': tab(account, 'socialMedia'),
  settings: tab(account, 'settings'),
  stats: tab(account, 'stats'),
  wallet: tab(wallet, 'wallet'),
  packages: tab(offers, 'packages', 'Packages'),
  transactions: tab(wallet, 'transactions'),
  withdraw: tab(withdrawal, 'withdraw'),
  'game-history': tab(slots, 'slotHistory', 'Slot history'),
  invitations: tab(social, 'invitations'),
  announcement: tab(social, 'announcements'),
  support: tab(support, 'tickets'),
}

type FurtherKind = Exclude<HistoryKind, undefined>

/** Further histories, each at `?tab=game-history&kind=`. */
const historiesByKind: Readonly<Record<FurtherKind, Tab>> = {
  keno: tab(histories, 'kenoHistory', 'Keno history'),
  poker: tab(histories, 'pokerHistory', 'Poker history'),
  'video-poker': tab(histories, 'videoPokerHistory', 'Video poker history'),
  blackjack: tab(histories, 'blackjackHistory', 'Blackjack history'),
  fish: tab(histories, 'fishHistory', 'Fish history'),
  crash: tab(histories, 'crashHistory', 'Crash history'),
}
const isKind = (word: string | null): word is FurtherKind => word !== null && Object.hasOwn(historiesByKind, word)

/** What stands under the packages: a payment that is being paid, a purchase, or all that is for sale. */
const purchaseTabs = { payment: tab(purchases, 'pay', 'Pay'), package: tab(purchases, 'buyPackage', 'Buy tokens') } as const

/** What stands under the transactions: one payment, or the search for one. */
const paymentTabs = {
  payment: tab(paymentPages, 'paymentRecord', 'Payment'),
  find: tab(paymentPages, 'findPayment', 'Find a payment'),
} as const

/** Steps of the verification, each at `?tab=verification&step=`. */
const verificationTabs: Readonly<Record<VerificationPlace, Tab>> = {
  details: tab(kyc, 'verificationDetails', 'Verification: your details'),
  photos: tab(kyc, 'verificationPhotos', 'Verification: your documents'),
  frame: tab(kyc, 'verificationFrame', 'Verification: identity check'),
}

/** What stands under the withdrawals: one that is followed or was just requested, all of them, or the step where the money goes. */
const withdrawalTabs = {
  withdrawal: tab(withdrawal, 'withdrawalStatus', 'Withdrawal'),
  requested: tab(withdrawal, 'withdrawRequested', 'Withdrawal requested'),
  list: tab(withdrawal, 'withdrawals', 'Your withdrawals'),
  [PAYOUT_STEP]: tab(withdrawal, 'withdrawTo', 'Withdraw: where the money goes'),
} as const

/** The page under a tab that the query names, where it names one. */
const tabUnder = (pages: Readonly<Record<string, Tab>>, query: URLSearchParams): Tab | undefined => {
  const name = Object.keys(pages).find((key) => query.has(key))
  return name === undefined ? undefined : pages[name]
}

/** The tab that an address names; an unknown or missing one is personal info (readings, Routes). */
export const tabAt = (query: URLSearchParams): Tab => {
  const name = query.get('tab')
  const kind = query.get(HISTORY_KIND)
  if (name === 'game-history' && isKind(kind)) return historiesByKind[kind]
  if (name === PACKAGES_PLACE) {
    if (query.has('payment')) return purchaseTabs.payment
    if (query.has('package')) return purchaseTabs.package
  }
  if (name === 'transactions') {
    if (query.has('payment')) return paymentTabs.payment
    if (query.has('find')) return paymentTabs.find
  }
  if (name === 'verification') {
    const step = verificationPlaces.find((place) => place === query.get(STEP_PARAMETER))
    if (step !== undefined) return verificationTabs[step]
  }
  if (name === 'withdraw') return tabUnder(withdrawalTabs, query) ?? tabs.withdraw
  return tabs[name === PACKAGES_PLACE ? name : profileTabOf(name)]
}
