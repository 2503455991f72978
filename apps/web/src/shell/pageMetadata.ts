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
import { brand } from '@lagoon/ui/brand'
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
  description: `Open a ${brand.name} account for nothing: for adults of 18 and over, with welcome tokens for everybody who confirms the email.`,
  sameAs: registerAddress,
}
const game: PublicPage = {
  description: `How the game is played at ${brand.name}: its rules, what it pays on average, and which tokens it takes.`,
  sameAs: gameInfoRoute,
}

/** The pages of §2 that are to be found by searching. What is not in this table is not. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  [homeAddress]: {
    description:
      'Slots, keno, fish, poker, crash and blackjack by night water. A social casino played with tokens, for adults of 18 and over.',
  },
  [loginAddress]: {
    description: `Log in to ${brand.name} with your email, phone number or display name, and play on where you left off.`,
  },
  [registerAddress]: signUp,
  [signUpAddress]: signUp,
  [guestAddress]: signUp,
  [aboutUsAddress]: { description: `Who runs ${brand.name}, what a social casino is, and how its games are made and checked.` },
  [faqRoute]: { description: `Answers to what players of ${brand.name} ask most: tokens, games, prizes, withdrawals and accounts.` },
  [privacyPolicyAddress]: {
    description: `Which personal details ${brand.name} keeps, what for and for how long, and what you may ask of us.`,
  },
  [termsAddress]: {
    description: `The Terms of Use of ${brand.name}: who may play, what tokens are, and what you and we can expect of each other.`,
  },
  [sweepRulesAddress]: {
    description: `The rules of sweep tokens at ${brand.name}: how they are received, played and turned into prize tokens.`,
  },
  [redemptionPolicyAddress]: {
    description: `How prize tokens won at ${brand.name} are turned into money: what is needed, how long it takes, what it costs.`,
  },
  [responsibleGamingAddress]: {
    description: `Limits, breaks and help: how to keep play at ${brand.name} a pastime, and where to turn when it is none.`,
  },
  [newsAddress]: { description: `What is new at ${brand.name}: games that open, changes to the house, and planned work.` },
  [newsItemRoute]: { description: `News from ${brand.name}, the social casino by night water.` },
  [promotionsAddress]: {
    description: `What is on at ${brand.name}: bonuses, free spins and offers, how long they run and who can take part.`,
  },
  [promotionRoute]: { description: `An offer of ${brand.name}: what it gives, how long it runs and who can take part.` },
  [aloneGameInfoRoute]: game,
  [gameInfoRoute]: game,
  [gamesRoute]: {
    description: `All games of ${brand.name}: slots, keno, fish, poker, crash and blackjack, to search and to sort by studio.`,
  },
  [gamesOfTypeRoute]: { description: `Games of one kind at ${brand.name}, with what is new and what can be played already.` },
  [contactUsAddress]: { description: `Write to the support team of ${brand.name}, or find the answer to your question at once.` },
  [downloadAddress]: { description: `Take ${brand.name} along: how to put the app on a phone, a tablet or a computer.` },
}

/** What a page says of itself to search engines. */
export const metadataOf = ({ entry: { path }, params }: RouteMatch): PageMetadata => {
  const page = publicPages[path]
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
