import type { Budget } from './budget.ts'

/** A page of the product that is measured, and what its first load may cost. */
export interface BudgetedPage {
  readonly name: string
  readonly path: string
  /** Whose look it is: a demo player's browser holds a session. */
  readonly as: 'visitor' | 'player'
  /** Selector of what must be in view before the figures count: a page that failed is light and fast. */
  readonly ready: string
  /** The same on every machine: part of `npm test`. */
  readonly weight: Budget
  /** Times differ from machine to machine, and their ratios a little from hour to hour: `npm run bench` alone measures them. */
  readonly speed: Budget
}

const publicSpeed: Budget = { fcpMs: { timesBare: 1.3 }, lcpMs: { timesBare: 1.3 } }
const textWeight: Budget = { scriptKB: { timesBare: 1.8 }, requests: { atMost: 12 }, chain: { atMost: 2 } }

/** Every page that has a budget. */
export const pages: readonly BudgetedPage[] = [
  {
    name: 'home',
    path: '/',
    as: 'visitor',
    ready: 'a[href*="/game-"] img',
    weight: {
      scriptKB: { timesBare: 1.8 },
      imageKB: { atMost: 250 },
      // A cover is a request of 1 kB, and how many are fetched ahead of a scroll is the browser's choice.
      requests: { atMost: 20 },
      chain: { atMost: 2 },
      cls: { atMost: 0 },
    },
    speed: { fcpMs: { timesBare: 0.92 }, lcpMs: { timesBare: 1.2 }, tbtMs: { atMost: 60 } },
  },
  {
    name: 'games',
    path: '/games',
    as: 'visitor',
    ready: 'a[href*="/game"] img',
    weight: { scriptKB: { timesBare: 2.2 }, requests: { atMost: 28 }, chain: { atMost: 2 } },
    speed: { fcpMs: { timesBare: 1.3 }, lcpMs: { timesBare: 1.8 } },
  },
  {
    name: 'log-in',
    path: '/login',
    as: 'visitor',
    ready: 'input[type="password"]',
    weight: { scriptKB: { timesBare: 2.5 }, requests: { atMost: 16 }, chain: { atMost: 2 } },
    speed: publicSpeed,
  },
  {
    name: 'sign-up',
    path: '/register',
    as: 'visitor',
    ready: 'input[type="password"]',
    weight: { scriptKB: { timesBare: 2.5 }, requests: { atMost: 16 }, chain: { atMost: 2 } },
    speed: publicSpeed,
  },
  {
    name: 'news',
    path: '/news',
    as: 'visitor',
    ready: 'main a[href^="/news/"]',
    weight: textWeight,
    speed: publicSpeed,
  },
  {
    name: 'promotions',
    path: '/promotions',
    as: 'visitor',
    ready: 'main a[href^="/promotions/"]',
    weight: textWeight,
    speed: publicSpeed,
  },
  { name: 'questions', path: '/faq', as: 'visitor', ready: 'main h2', weight: textWeight, speed: publicSpeed },
  { name: 'privacy policy', path: '/privacy-policy', as: 'visitor', ready: 'main h2', weight: textWeight, speed: publicSpeed },
  {
    name: 'contact',
    path: '/contact-us',
    as: 'visitor',
    ready: 'main textarea',
    weight: { ...textWeight, requests: { atMost: 18 }, scriptKB: { timesBare: 2.5, target: 2 } },
    speed: publicSpeed,
  },
  {
    name: 'game details',
    path: '/game-details/slot/moonlit-tides',
    as: 'player',
    ready: 'main img',
    weight: { scriptKB: { timesBare: 2.5 }, requests: { atMost: 30 }, chain: { atMost: 3 }, cls: { atMost: 0.01 } },
    speed: { lcpMs: { timesBare: 2.2 } },
  },
  {
    name: 'slot history',
    path: '/profile?tab=game-history',
    as: 'player',
    ready: 'main h1:text("Slot history")',
    weight: { scriptKB: { timesBare: 2.75 }, requests: { atMost: 26 }, chain: { atMost: 3 }, cls: { atMost: 0.01 } },
    speed: { lcpMs: { timesBare: 2.2 } },
  },
  {
    name: 'packages',
    path: '/profile?tab=packages',
    as: 'player',
    ready: 'main img[src^="/covers/package-"]',
    weight: { scriptKB: { timesBare: 2.35 }, requests: { atMost: 30 }, chain: { atMost: 3 }, cls: { atMost: 0.01 } },
    speed: { fcpMs: { timesHome: 1.2 }, lcpMs: { timesBare: 2.2 } },
  },
]
