import { guestAddress, loginAddress, registerAddress, signUpAddress } from '@lagoon/contract/account/addresses'
import {
  aboutUsAddress,
  contactUsAddress,
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
import { aloneGameInfoRoute, gameInfoRoute, gamesOfTypeRoute, gamesRoute } from '@lagoon/contract/lobby/addresses'
import { addressOf } from '@lagoon/contract/addresses/address'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { gameTypeOf } from '@lagoon/domain/guards/guards'
import { brand } from '@lagoon/ui/brand'
import { gameTypeNames } from '@lagoon/ui/states/shell/places'
import { matchRoute, type RouteMatch } from '../navigation/matchRoute.ts'
import { routeTable } from '../routes/table.ts'

/** What search engines are told of a page besides its title. */
export interface PageMetadata {
  /** Absent: the page belongs to one person, to one visit or to nobody, and is not to be found. */
  readonly found?: {
    readonly description: string
    /** The one address of what more than one address shows, from the slash on. */
    readonly canonical: string
  }
}

interface PublicPage {
  readonly description: string
  /** Another route that shows the same; that one is to be found. */
  readonly sameAs?: string
}

const signUp: PublicPage = {
  description: `Create a free ${brand.name} account and get welcome tokens when you confirm your email. 18+ only.`,
  sameAs: registerAddress,
}
const game: PublicPage = {
  description: `How to play this game at ${brand.name}: the rules, the return to player, and the tokens you can use.`,
  sameAs: gameInfoRoute,
}

/** The pages of §2 that are to be found by searching. What is not in this table is not. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  [homeAddress]: {
    description: 'Slots, keno, fish, poker, crash, and blackjack by moonlight. A social casino played with tokens. 18+ only.',
  },
  [loginAddress]: {
    description: `Log in to ${brand.name} with your email or display name and pick up where you left off.`,
  },
  [registerAddress]: signUp,
  [signUpAddress]: signUp,
  [guestAddress]: signUp,
  [aboutUsAddress]: { description: `Who runs ${brand.name}, what a social casino is, and who makes its games.` },
  [faqRoute]: { description: `Answers to common questions about ${brand.name}: tokens, games, prizes, withdrawals, and accounts.` },
  [privacyPolicyAddress]: {
    description: `What personal information ${brand.name} keeps, why, for how long, and your choices.`,
  },
  [termsAddress]: {
    description: `The ${brand.name} Terms of Use: who can play, what tokens are, and what we expect of each other.`,
  },
  [sweepRulesAddress]: {
    description: `The ${brand.name} sweep rules: how to get sweep tokens, play with them, and win prize tokens.`,
  },
  [redemptionPolicyAddress]: {
    description: `How prize tokens from ${brand.name} are redeemed for cash, and what you need.`,
  },
  [responsibleGamingAddress]: {
    description: `How to keep play at ${brand.name} fun, and where to get free help when it isn’t.`,
  },
  [newsAddress]: { description: `What’s new at ${brand.name}: new games, updates, and planned maintenance.` },
  [newsItemRoute]: { description: `News from ${brand.name}, the social casino by moonlight.` },
  [promotionsAddress]: {
    description: `Promotions at ${brand.name}: what’s on, how long it runs, and who can take part.`,
  },
  [promotionRoute]: { description: `A promotion at ${brand.name}: what you get, how long it runs, and who can take part.` },
  [aloneGameInfoRoute]: game,
  [gameInfoRoute]: game,
  [gamesRoute]: {
    description: `All games at ${brand.name}: search slots, keno, fish, poker, crash, and blackjack, or filter by provider.`,
  },
  [gamesOfTypeRoute]: { description: `Games of one type at ${brand.name}: what’s new, what’s open, and what’s coming soon.` },
  [contactUsAddress]: { description: `Contact ${brand.name} support or find a quick answer to your question.` },
  [downloadAddress]: { description: `Get the ${brand.name} app on your phone, tablet, or computer.` },
}

/** The title of the page at an address, before its data are known: each kind of game has a list of its own. */
export const titleOf = ({ entry: { path, title }, params }: Pick<RouteMatch, 'entry' | 'params'>): string => {
  const type = path === gamesOfTypeRoute ? gameTypeOf(params['type']) : undefined
  return type === undefined ? title : gameTypeNames[type]
}

const gamesOf = (name: string): string =>
  `${name} at ${brand.name}, a social casino: every game of this type, what’s new, what’s open, and what’s coming soon.`

/** What a page says of itself to search engines. */
export const metadataOf = (match: RouteMatch): PageMetadata => {
  const {
    entry: { path, title },
    params,
  } = match
  const page = publicPages[path]
  const own = titleOf(match)
  if (own !== title) return { found: { description: gamesOf(own), canonical: addressOf(path, params) } }
  return page === undefined ? {} : { found: { description: page.description, canonical: addressOf(page.sameAs ?? path, params) } }
}

/** The same, for the page at a path. */
export const metadataAt = (pathname: string): PageMetadata => metadataOf(matchRoute(routeTable, pathname))

const setOrRemove = (page: Document, selector: string, make: () => HTMLElement, attribute: string, value: string | undefined): void => {
  const there = page.head.querySelector(selector)
  if (value === undefined) return there?.remove()
  const element = there ?? page.head.appendChild(make())
  element.setAttribute(attribute, value)
}

const named = (page: Document, name: string) => () => Object.assign(page.createElement('meta'), { name })

/** Writes it into the head of the page, in place of what stood there. */
export const describePage = (page: Document, { found }: PageMetadata): void => {
  const canonical = found === undefined ? undefined : new URL(found.canonical, page.location.origin).href
  setOrRemove(page, 'meta[name="description"]', named(page, 'description'), 'content', found?.description)
  setOrRemove(page, 'meta[name="robots"]', named(page, 'robots'), 'content', found === undefined ? 'noindex' : undefined)
  setOrRemove(page, 'link[rel="canonical"]', () => Object.assign(page.createElement('link'), { rel: 'canonical' }), 'href', canonical)
}
