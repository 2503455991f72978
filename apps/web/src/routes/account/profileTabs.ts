import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { PACKAGES_PLACE, profileTabOf, type ProfileTab } from '@lagoon/contract/account/profileTabs'
import type { Page } from '../defineRoute.ts'

interface Tab {
  readonly page: () => Promise<Page>
  /** Fetches what the tab is made of. */
  readonly prepare: () => void
  readonly Component: LazyExoticComponent<ComponentType>
}

/** A tab whose page is defined in a file of its capability; page and screen are fetched when it is opened. */
const tab = <Name extends string>(load: () => Promise<Readonly<Record<Name, Page>>>, name: Name): Tab => {
  let component: Promise<ComponentType> | undefined
  const page = async () => (await load())[name]
  const fetchComponent = () => {
    component ??= page()
      .then((found) => found.component())
      .catch((error: unknown) => {
        component = undefined
        throw error
      })
    return component
  }
  return {
    page,
    prepare: () => void fetchComponent().catch(() => undefined),
    Component: lazy(async () => ({ default: await fetchComponent() })),
  }
}

const account = () => import('./profilePages.ts')
const wallet = () => import('../wallet/routes.ts')
const social = () => import('../social/routes.ts')

/** What stands at each `?tab=` of the profile. */
const tabs: Readonly<Record<ProfileTab | typeof PACKAGES_PLACE, Tab>> = {
  'personal-info': tab(account, 'personalInfo'),
  'contact-details': tab(account, 'contactDetails'),
  verification: tab(account, 'verification'),
  'social-media': tab(account, 'socialMedia'),
  settings: tab(account, 'settings'),
  stats: tab(account, 'stats'),
  wallet: tab(wallet, 'wallet'),
  packages: tab(wallet, 'packages'),
  transactions: tab(wallet, 'transactions'),
  withdraw: tab(() => import('../withdrawal/routes.ts'), 'withdraw'),
  'game-history': tab(() => import('../lobby/routes.ts'), 'slotHistory'),
  invitations: tab(social, 'invitations'),
  announcement: tab(social, 'announcements'),
  support: tab(() => import('../support/routes.ts'), 'tickets'),
}

/** The tab that an address names; an unknown or missing one is personal info (readings, Routes). */
export const tabAt = (query: URLSearchParams): Tab => {
  const name = query.get('tab')
  return tabs[name === PACKAGES_PLACE ? name : profileTabOf(name)]
}
