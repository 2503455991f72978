import { loginReturnAddress, profileAddress, registerAddress } from '@lagoon/contract/account/addresses'
import { sweepRulesAddress } from '@lagoon/contract/content/addresses'
import { gameDetailsAddress, gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { ArticleAction, ArticleBlock, ArticleScene } from '@lagoon/contract/content/article'
import { formatMinor } from '@lagoon/contract/money/money'
import { welcomeGrant } from '@lagoon/contract/wallet/welcomeGrant'
import { announcedGames, openGames, providers } from '@lagoon/contract/demo/catalog'

/** News or a promotion. Dates are fixed, so that a seeded lobby looks the same on every machine. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly scene: ArticleScene
  /** A text alone is a paragraph. */
  readonly body: readonly (string | ArticleBlock)[]
  /** ISO 8601, UTC. */
  readonly publishedAt: string
  /** What the reader of a promotion can do about it. */
  readonly action?: ArticleAction
}

const granted = (kind: 'GAME' | 'SWEEP') => formatMinor(welcomeGrant.find((grant) => grant.kind === kind)?.minor ?? 0n)

/** Newest first. */
export const news: readonly Article[] = [
  {
    id: 'moonlit-tides-is-open',
    scene: 'REELS',
    title: 'Moonlit Tides is open',
    summary: 'Five reels by Deepwater Studios, with a jackpot to win.',
    body: [
      'Play Moonlit Tides with game tokens or sweep tokens. You choose before the game opens, and you’ll play with them until you close it.',
      'The game’s page shows the minimum and maximum bet, the rules, and the return to player certified by Deepwater Studios.',
    ],
    publishedAt: '2026-11-18T09:00:00Z',
  },
  {
    id: 'what-is-not-open-yet',
    scene: 'HARBOUR',
    title: `${announcedGames} games are coming soon`,
    summary: 'Read the rules now. You can play as soon as their providers launch them.',
    body: [
      `The lobby lists games from ${providers.map((provider) => provider.name).join(', ')}. ${openGames} are open so far.`,
      'Games that aren’t open are marked “Coming soon.” We’ll share a launch date once a provider gives us one.',
    ],
    publishedAt: '2026-11-16T09:00:00Z',
  },
  {
    id: 'every-spin-is-in-your-history',
    scene: 'HISTORY',
    title: 'Every spin is in your history',
    summary: 'See the reels, winning lines, bet, and win of every round.',
    body: [
      {
        kind: 'paragraph',
        words: [
          'Open your ',
          { link: 'slot history', href: loginReturnAddress(profileAddress('game-history')) },
          '. Each row is one round. Open it to see the reels and winning lines.',
        ],
      },
      'Canceled rounds stay in the list, marked “Bet returned.”',
    ],
    publishedAt: '2026-11-12T09:00:00Z',
  },
  {
    id: 'five-kinds-of-token',
    scene: 'TOKENS',
    title: 'Five kinds of tokens, and what each one does',
    summary: 'Each has its own color and shape on every page.',
    body: [
      {
        kind: 'facts',
        rows: [
          { label: 'Game tokens', words: 'Just for fun. They win more game tokens.' },
          { label: 'Sweep tokens', words: 'Play for prizes. They win prize tokens.' },
          { label: 'Bonus sweep tokens', words: 'Come free with some packages.' },
          { label: 'Prize tokens', words: 'Won with sweep tokens.' },
          { label: 'Tip tokens', words: 'A thank-you for dealers. You can’t bet them.' },
        ],
      },
      {
        kind: 'note',
        tone: 'info',
        words: ['The ', { link: 'sweep rules', href: sweepRulesAddress }, ' explain how each one works.'],
      },
    ],
    publishedAt: '2026-11-09T09:00:00Z',
  },
  {
    id: 'if-the-line-drops-during-a-spin',
    scene: 'SIGNAL',
    title: 'If you lose your connection during a spin',
    summary: 'The result doesn’t depend on your connection. Here’s what happens to your bet.',
    body: [
      { kind: 'heading', title: 'If the provider received your bet' },
      'The provider determines the result as soon as it accepts your bet. If you lose your connection after that, the round is finished for you and any win is credited.',
      { kind: 'heading', title: 'If the provider didn’t receive your bet' },
      'Your bet is returned. Either way, you’ll find the round in your history when you’re back.',
    ],
    publishedAt: '2026-11-05T09:00:00Z',
  },
  {
    id: 'keep-your-account-yours',
    scene: 'KEY',
    title: 'Keep your account safe',
    summary: 'We’ll never ask for your password by email, by text, or in a ticket.',
    body: [
      'Links in our emails only open pages on Lagoon. Our emails never ask you to reply.',
      'If you get a link to set a new password that you didn’t ask for, don’t click it. Your password won’t change.',
    ],
    publishedAt: '2026-11-02T09:00:00Z',
  },
]

/** Newest first. What is not there yet says so, and none of them ends on a date that is not real. */
export const promotions: readonly Article[] = [
  {
    id: 'welcome-tokens',
    scene: 'GIFT',
    title: `${granted('GAME')} game tokens and ${granted('SWEEP')} sweep tokens to get you started`,
    summary: 'For every new player who confirms their email.',
    body: [
      { kind: 'heading', title: 'How it works' },
      {
        kind: 'steps',
        items: [
          'Create an account.',
          'Click the link in our email.',
          'Your tokens are in your balance. There’s nothing to claim and no code to enter.',
        ],
      },
      'One per player. No purchase necessary.',
    ],
    publishedAt: '2026-11-17T09:00:00Z',
    action: { label: 'Create account', href: registerAddress },
  },
  {
    id: 'try-it-with-game-tokens',
    scene: 'REELS',
    title: 'Try Moonlit Tides with game tokens',
    summary: 'The same reels and odds as with sweep tokens. Wins pay game tokens.',
    body: [
      'Choose game tokens on the game’s page. You’ll see the minimum bet there.',
      'Game tokens are just for fun and can’t be redeemed.',
    ],
    publishedAt: '2026-11-15T09:00:00Z',
    action: { label: 'Open game', href: loginReturnAddress(gameDetailsAddress({ type: 'SLOT', id: 'moonlit-tides' })) },
  },
  {
    id: 'prizes-from-sweep-tokens',
    scene: 'PRIZE',
    title: 'Sweep tokens win prize tokens',
    summary: 'Wins with sweep tokens are paid in prize tokens as soon as the round ends.',
    body: [
      'Bets come out of your sweep balance. Wins go into your prize balance. The two never mix.',
      'Most rounds lose. Return to player is an average over a very large number of rounds, not a single session.',
    ],
    publishedAt: '2026-11-11T09:00:00Z',
    action: { label: 'Choose a game', href: gamesAddress() },
  },
  {
    id: 'invite-a-friend',
    scene: 'LETTER',
    title: 'Invitations are coming soon',
    summary: 'You can’t invite friends from your profile yet, and there’s nothing to claim.',
    body: ['We’ll post how it works and the terms here before invitations open.', 'Invitations sent any other way don’t count.'],
    publishedAt: '2026-11-04T09:00:00Z',
  },
]

/** What the operator tells every player. */
export interface SeededAnnouncement {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly paragraphs: readonly string[]
  /** ISO 8601, UTC. */
  readonly publishedAt: string
}

/** Newest first. */
export const announcements: readonly SeededAnnouncement[] = [
  {
    id: 'withdrawals-are-open',
    title: 'Withdrawals are open',
    summary: 'You can now redeem prize tokens for cash.',
    paragraphs: [
      'Verify your identity, then go to Withdraw in your profile. You’ll see how many prize tokens you can withdraw, and any fee, before you request anything.',
      'Every step shows in your withdrawals.',
    ],
    publishedAt: '2026-11-19T09:00:00Z',
  },
  {
    id: 'tickets-are-open',
    title: 'Need help? Open a ticket',
    summary: 'Keep your whole conversation with support in one place.',
    paragraphs: ['Go to Support in your profile and tell us what happened. You can check the status there anytime.'],
    publishedAt: '2026-11-18T09:00:00Z',
  },
]
