import { profileAddress, registerAddress } from '@lagoon/contract/account/addresses'
import { sweepRulesAddress } from '@lagoon/contract/content/addresses'
import { gameDetailsAddress, gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { ArticleAction, ArticleBlock, ArticleScene } from '@lagoon/contract/content/article'
import { formatMinor } from '@lagoon/contract/money/money'
import { welcomeGrant } from '@lagoon/contract/wallet/welcomeGrant'
import { announcedGames, providers } from '@lagoon/contract/demo/catalogue'

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
    summary: 'The first game in the lobby that you can play: five reels by Deepwater Studios.',
    body: [
      'Moonlit Tides takes game tokens and sweep tokens. You choose which before the game opens, and the choice holds until you close it.',
      'Its page shows the smallest and largest stake, the rules, and the return to player that Deepwater Studios has certified.',
    ],
    publishedAt: '2026-11-18T09:00:00Z',
  },
  {
    id: 'what-is-not-open-yet',
    scene: 'HARBOUR',
    title: `${announcedGames} games are announced, not open`,
    summary: 'You can read their rules now. You cannot play them until their provider runs them.',
    body: [
      `The lobby lists games of ${providers.map((provider) => provider.name).join(', ')}. So far one of them runs.`,
      'A game that is not open says so on its page and takes no stake. We give no opening date before a provider has given us one.',
    ],
    publishedAt: '2026-11-16T09:00:00Z',
  },
  {
    id: 'every-spin-is-in-your-history',
    scene: 'HISTORY',
    title: 'Every spin is in your history',
    summary: 'Reels, winning lines, stake and win of each round, as the provider reported them.',
    body: [
      {
        kind: 'paragraph',
        words: [
          'Open your ',
          { link: 'slot history', href: profileAddress('game-history') },
          '. Each row is one round; open it to see the reels and the lines that won.',
        ],
      },
      'A round that was rolled back stays in the list and is marked. Its stake was returned to the balance that paid it.',
    ],
    publishedAt: '2026-11-12T09:00:00Z',
  },
  {
    id: 'five-kinds-of-token',
    scene: 'TOKENS',
    title: 'Five kinds of token, and what each one does',
    summary: 'A colour and a shape for each, the same on every page.',
    body: [
      {
        kind: 'facts',
        rows: [
          { label: 'Game tokens', words: 'For play only. What they win is game tokens again.' },
          { label: 'Sweep tokens', words: 'The other kind that a game can take. What they win is prize tokens.' },
          { label: 'Bonus sweep tokens', words: 'Come from rewards.' },
          { label: 'Prize tokens', words: 'What sweep tokens have won.' },
          { label: 'Tip tokens', words: 'For dealers and agents. They cannot be staked.' },
        ],
      },
      {
        kind: 'note',
        tone: 'info',
        words: ['The ', { link: 'sweep rules', href: sweepRulesAddress }, ' say what holds for each of them.'],
      },
    ],
    publishedAt: '2026-11-09T09:00:00Z',
  },
  {
    id: 'if-the-line-drops-during-a-spin',
    scene: 'SIGNAL',
    title: 'If the line drops during a spin',
    summary: 'The outcome does not depend on your connection. This is what happens to the stake.',
    body: [
      { kind: 'heading', title: 'The stake had arrived' },
      'The provider draws the outcome as soon as it has accepted your stake. If your connection ends after that, the round is finished without you and a win is booked.',
      { kind: 'heading', title: 'The stake had not arrived' },
      'Then it is returned. Either way the round is in your history once you are back.',
    ],
    publishedAt: '2026-11-05T09:00:00Z',
  },
  {
    id: 'keep-your-account-yours',
    scene: 'KEY',
    title: 'Keep your account yours',
    summary: 'We never ask for your password by email, by message or in a chat.',
    body: [
      'Our emails contain links to confirm an address or to set a new password, and nothing you have to answer.',
      'If you get one that you did not ask for, do not open its link. Your password stays as it is.',
    ],
    publishedAt: '2026-11-02T09:00:00Z',
  },
]

/** Newest first. What is not there yet says so, and none of them ends on a date that is not real. */
export const promotions: readonly Article[] = [
  {
    id: 'welcome-tokens',
    scene: 'GIFT',
    title: `${granted('GAME')} game tokens and ${granted('SWEEP')} sweep tokens to start with`,
    summary: 'Given once to every new player, as soon as the email address is confirmed.',
    body: [
      { kind: 'heading', title: 'How it works' },
      {
        kind: 'steps',
        items: [
          'Create an account.',
          'Open the link in our email.',
          'The tokens are in your balance. There is nothing to claim and no code to enter.',
        ],
      },
      'It is given once per player. You need not buy anything.',
    ],
    publishedAt: '2026-11-17T09:00:00Z',
    action: { label: 'Create an account', href: registerAddress },
  },
  {
    id: 'try-it-with-game-tokens',
    scene: 'REELS',
    title: 'Try Moonlit Tides with game tokens',
    summary: 'The same reels and the same odds as with sweep tokens. What you win is game tokens.',
    body: [
      'Choose game tokens on the game’s page. The smallest stake is written there.',
      'Game tokens are for play only and cannot be redeemed.',
    ],
    publishedAt: '2026-11-15T09:00:00Z',
    action: { label: 'Open the game', href: gameDetailsAddress({ type: 'SLOT', id: 'moonlit-tides' }) },
  },
  {
    id: 'prizes-from-sweep-tokens',
    scene: 'PRIZE',
    title: 'Sweep tokens win prize tokens',
    summary: 'A win of a sweep token round is booked as prize tokens, in the moment the round ends.',
    body: [
      'A stake in sweep tokens leaves your sweep balance; a win enters your prize balance. The two never mix.',
      'Most rounds lose. The certified return to player on the game’s page says what comes back over very many rounds, not over an evening.',
    ],
    publishedAt: '2026-11-11T09:00:00Z',
    action: { label: 'Choose a game', href: gamesAddress() },
  },
  {
    id: 'invite-a-friend',
    scene: 'LETTER',
    title: 'Invitations are being prepared',
    summary: 'You will be able to invite friends from your profile. There is nothing to claim yet.',
    body: [
      'We will describe what both of you receive before the first invitation can be sent.',
      'Invitations sent outside the product do not count.',
    ],
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
    id: 'packages-and-withdrawals-come-later',
    title: 'Packages and withdrawals are not open yet',
    summary: 'You can play with the tokens you were given. Nothing can be bought or paid out so far.',
    paragraphs: [
      'We open packages and withdrawals once the providers of payments and of identity checks are connected, and we will tell you here before we do.',
      'Prize tokens that you win until then stay in your balance.',
    ],
    publishedAt: '2026-11-19T09:00:00Z',
  },
  {
    id: 'tickets-are-open',
    title: 'You can open a ticket',
    summary: 'Matters that take more than one letter stay together, with every answer.',
    paragraphs: ['Open Support in your profile and write what happened. You see there who has it in hand and how far it is.'],
    publishedAt: '2026-11-18T09:00:00Z',
  },
]
