import { gameTypes, type GameType } from '@lagoon/domain/lobby/lobby.state'
import { brand } from '../../brand.ts'

/** The addresses (§2) that the shell leads to. */
export const places = {
  home: '/',
  games: '/games',
  promotions: '/promotions',
  news: '/news',
  wallet: '/profile?tab=wallet',
  rewards: '/rewards',
  history: '/profile?tab=game-history',
  profile: '/profile',
  logIn: '/login',
  signUp: '/register',
  care: '/responsible-gaming',
} as const

/** A type of game in the plural, as a list of them is called. */
export const gameTypeNames: Readonly<Record<GameType, string>> = {
  SLOT: 'Slots',
  KENO: 'Keno',
  FISH: 'Fish',
  POKER: 'Poker',
  CRASH: 'Crash',
  BLACKJACK: 'Blackjack',
}

/** The list of one type of game: `/games/slot`. */
export const gamesHref = (type: GameType): string => `/games/${type.toLowerCase()}`

const gameLinks = gameTypes.map((type) => ({ label: gameTypeNames[type], href: gamesHref(type) }))

/** What the phone's menu holds for everybody. */
export const menuGroups = [
  { label: 'Games', links: gameLinks },
  {
    label: 'More',
    links: [
      { label: 'Promotions', href: places.promotions },
      { label: 'News', href: places.news },
      { label: 'Questions', href: '/faq' },
      { label: 'Contact us', href: '/contact-us' },
    ],
  },
] as const

/** What the account holds, beside the way out. */
export const accountLinks = [
  { label: 'Wallet', href: places.wallet },
  { label: 'Slot history', href: places.history },
  { label: 'Rewards', href: places.rewards },
  { label: 'Profile', href: places.profile },
] as const

export const footerGroups = [
  { label: 'Games', links: gameLinks },
  {
    label: brand.name,
    links: [
      { label: 'About us', href: '/about-us' },
      { label: 'News', href: places.news },
      { label: 'Promotions', href: places.promotions },
    ],
  },
  {
    label: 'Help',
    links: [
      { label: 'Questions', href: '/faq' },
      { label: 'Contact us', href: '/contact-us' },
      { label: 'Responsible gaming', href: places.care },
    ],
  },
  {
    label: 'Rules',
    links: [
      { label: 'Terms of Use', href: '/terms' },
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Sweep rules', href: '/sweep-rules' },
      { label: 'Redemption policy', href: '/redemption-policy' },
    ],
  },
] as const
