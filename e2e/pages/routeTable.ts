import type { Page } from '@playwright/test'
import { PACKAGES_PLACE, profileTabs } from '@lagoon/contract/account/profileTabs'
import { addressOf } from '@lagoon/contract/addresses/address'
import { newsItemRoute, promotionRoute } from '@lagoon/contract/content/addresses'
import { profileAddress, profileRoute } from '@lagoon/contract/account/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import {
  aloneGameInfoRoute,
  gameDetailsRoute,
  gameInfoRoute,
  gamesOfTypeRoute,
  namedGameDetailsRoute,
} from '@lagoon/contract/lobby/addresses'
import { newTicketAddress } from '@lagoon/contract/support/addresses'
import type { Domain } from '@lagoon/domain/assembly/domain'
import type { Decision } from '@lagoon/domain/guards/guards'
import { tabTitleAt } from '../../apps/web/src/routes/account/tabTitle.ts'
import type { Guard } from '../../apps/web/src/routes/defineRoute.ts'
import type { RouteEntry } from '../../apps/web/src/routes/routeEntry.ts'
import { routeTable } from '../../apps/web/src/routes/table.ts'

export interface Who {
  readonly isPlayer: boolean
  readonly isPhone: boolean
}
export interface Route {
  readonly address: string
  readonly title: string
  /** What the guard of the route decides. */
  readonly decide: (who: Who) => Promise<Decision>
}

export const HOME = { title: 'Social casino by moonlight', heading: /Laid-back games|Welcome back/ } as const
export const LOGIN = { title: 'Log in', heading: 'Log in' } as const
/** An address that no route has, and what stands there. */
export const NOWHERE = { address: '/no-such-page', heading: 'We can’t find that page' } as const
/** What stands in the place of a page that broke, or that nobody answered. */
export const BROKEN = /^Something went wrong on this page$|didn’t load$/

/** What the pages that take something are opened with. */
const parameters = { token: 'no-such-token', resetPasswordToken: 'no-such-token', type: 'slot', id: 'moonlit-tides', url: 'moonlit-tides' }
const game = { id: 'moonlit-tides', title: 'Moonlit Tides' }
const gameInfo = { ...game, title: 'About Moonlit Tides' }
/** Pages that go by the name of what they show. */
const named: Readonly<Partial<Record<string, { readonly id: string; readonly title: string }>>> = {
  [gameInfoRoute]: gameInfo,
  [aloneGameInfoRoute]: gameInfo,
  [gameDetailsRoute]: game,
  [namedGameDetailsRoute]: game,
  [gamesOfTypeRoute]: { id: parameters.type, title: 'Slots' },
  [newsItemRoute]: { id: 'five-kinds-of-token', title: 'Five kinds of tokens, and what each one does' },
  [promotionRoute]: { id: 'prizes-from-sweep-tokens', title: 'Sweep tokens win prize tokens' },
}

const addressesAt = (path: string): readonly string[] => {
  if (path === '*') return [NOWHERE.address]
  if (path === profileRoute) return [...([...profileTabs, PACKAGES_PLACE] as const).map((tab) => profileAddress(tab)), newTicketAddress()]
  const { id = parameters.id } = named[path] ?? {}
  return [addressOf(path, { ...parameters, id })]
}

/** Each tab of the profile is a page of its own. */
const tabTitle = (address: string): string =>
  address === newTicketAddress() ? 'New ticket' : tabTitleAt(new URLSearchParams(address.split('?')[1]))

/** The operator of the product that the tests open has the free spin off; of everything else a guard asks nothing. */
const domain = {
  client: { call: async () => ({ ok: true, value: { webSettings: { earnFreeSpin: false } } }) },
} as unknown as Domain

const routesAt = async ({ path, title, load }: RouteEntry): Promise<Route[]> => {
  const guard: Guard = (await load()).guard ?? (() => ({ kind: 'allow' }))
  const { signal } = new AbortController()
  return addressesAt(path).map((address) => ({
    address,
    title: path === profileRoute ? tabTitle(address) : (named[path]?.title ?? title),
    decide: async ({ isPlayer, isPhone }) =>
      guard({ isLoggedIn: isPlayer, isMobile: isPhone, address, isColdLoad: false }, { domain, signal }),
  }))
}

/** Every route of §2, and every tab of the profile, as the app defines them. */
export const routes: readonly Route[] = (await Promise.all(routeTable.map(routesAt))).flat()

/** True where they are not sent elsewhere. */
export const mayStay = async ({ decide }: Route, who: Who): Promise<boolean> => (await decide(who)).kind === 'allow'

/** True where home opens the log-in, which leads back to the route (§4). */
export const leadsToLogin = async ({ decide }: Route, who: Who): Promise<boolean> => {
  const decision = await decide(who)
  return decision.kind === 'redirect' && decision.to !== homeAddress
}

/** Goes to an address inside the app, as its own links do. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
