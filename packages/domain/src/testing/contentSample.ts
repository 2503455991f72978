import { announcedGames } from '@lagoon/contract/demo/catalog'
import { demoRewards } from '@lagoon/contract/demo/rewards'
import { formatMinor } from '@lagoon/contract/money/money'
import { loginReturnAddress, profileAddress } from '@lagoon/contract/account/addresses'
import { sweepRulesAddress } from '@lagoon/contract/content/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { Article, ArticleTile, Promotion, PromotionTile } from '../content/content.state.ts'

/** A part of the seeded news, for stories and tests. Newest first. */
export const sampleNews: readonly ArticleTile[] = [
  {
    id: 'moonlit-tides-is-open',
    title: 'Moonlit Tides is open',
    summary: 'Five reels by Deepwater Studios, with a jackpot to win.',
    publishedAt: '2026-02-26T09:00:00Z',
    scene: 'REELS',
  },
  {
    id: 'what-is-not-open-yet',
    title: `${announcedGames} games are coming soon`,
    summary: 'Read the rules now. You can play as soon as their providers launch them.',
    publishedAt: '2026-02-20T09:00:00Z',
    scene: 'HARBOUR',
  },
  {
    id: 'every-spin-is-in-your-history',
    title: 'Every spin is in your history',
    summary: 'See the reels, winning lines, bet, and win of every round.',
    publishedAt: '2026-02-12T09:00:00Z',
    scene: 'HISTORY',
  },
  {
    id: 'five-kinds-of-token',
    title: 'Five kinds of tokens, and what each one does',
    summary: 'Each has its own color and shape on every page.',
    publishedAt: '2026-02-09T09:00:00Z',
    scene: 'TOKENS',
  },
  {
    id: 'if-the-line-drops-during-a-spin',
    title: 'If you lose your connection during a spin',
    summary: 'The result doesn’t depend on your connection. Here’s what happens to your bet.',
    publishedAt: '2026-02-05T09:00:00Z',
    scene: 'SIGNAL',
  },
  {
    id: 'keep-your-account-yours',
    title: 'Keep your account safe',
    summary: 'We’ll never ask for your password by email, by text, or in a ticket.',
    publishedAt: '2026-02-02T09:00:00Z',
    scene: 'KEY',
  },
]

export const sampleArticle: Article = {
  id: 'if-the-line-drops-during-a-spin',
  title: 'If you lose your connection during a spin',
  summary: 'The result doesn’t depend on your connection. Here’s what happens to your bet.',
  publishedAt: '2026-02-05T09:00:00Z',
  scene: 'SIGNAL',
  blocks: [
    {
      kind: 'paragraph',
      words: 'You spin, and your train goes into a tunnel. What happens to your bet? One of two things, and neither depends on you.',
    },
    { kind: 'heading', title: 'If the provider received your bet' },
    {
      kind: 'paragraph',
      words:
        'The provider determines the result as soon as it accepts your bet. If you lose your connection after that, the round is finished for you and any win is credited.',
    },
    { kind: 'heading', title: 'If the provider didn’t receive your bet' },
    {
      kind: 'paragraph',
      words: 'There was no round. If your bet had left your balance, it’s returned and marked in your history.',
    },
    {
      kind: 'note',
      tone: 'info',
      title: 'What to do',
      words: [
        'Nothing. When you’re back online, the page updates itself. To double-check, open your ',
        { link: 'slot history', href: loginReturnAddress(profileAddress('game-history')) },
        ' to see the round with its reels, bet, and win.',
      ],
    },
    { kind: 'heading', title: 'Why it works this way' },
    {
      kind: 'list',
      items: [
        'The result is determined on the provider’s server, never in your browser.',
        'A bet is only ever taken once, even if a message about it is sent twice.',
        'Wins are credited even if your session has ended.',
      ],
    },
  ],
}

/** Promotions as the list shows them. Only the first one ends on a day, and the last one does not run yet. */
export const samplePromotions: readonly PromotionTile[] = [
  {
    id: 'the-long-tide',
    title: 'The long tide',
    summary: 'Every Sunday in March, play ten rounds of any open game and get bonus sweep tokens.',
    publishedAt: '2026-03-01T09:00:00Z',
    scene: 'TIDE',
    run: { from: '2026-03-01T00:00:00Z', until: '2026-03-29T23:59:59Z' },
  },
  {
    id: 'prizes-from-sweep-tokens',
    title: 'Sweep tokens win prize tokens',
    summary: 'Wins with sweep tokens are paid in prize tokens as soon as the round ends.',
    publishedAt: '2026-02-11T09:00:00Z',
    scene: 'PRIZE',
    run: { from: '2026-02-11T09:00:00Z' },
  },
  {
    id: 'welcome',
    title: 'Welcome tokens',
    summary: 'Confirm your email to get free game tokens and sweep tokens.',
    publishedAt: '2026-02-02T09:00:00Z',
    scene: 'GIFT',
    run: { from: '2026-02-02T09:00:00Z' },
  },
  {
    id: 'invite-a-friend',
    title: 'Invitations are coming soon',
    summary: 'You can’t invite friends from your profile yet, and there’s nothing to claim.',
    publishedAt: '2026-01-30T09:00:00Z',
    scene: 'LETTER',
  },
]

export const samplePromotion: Promotion = {
  id: 'the-long-tide',
  title: 'The long tide',
  summary: 'Every Sunday in March, play ten rounds of any open game and get bonus sweep tokens.',
  publishedAt: '2026-03-01T09:00:00Z',
  scene: 'TIDE',
  run: { from: '2026-03-01T00:00:00Z', until: '2026-03-29T23:59:59Z' },
  blocks: [
    { kind: 'heading', title: 'How it works' },
    {
      kind: 'steps',
      items: [
        'Play ten rounds on a Sunday in March, with game tokens or sweep tokens, at any bet size.',
        'Find your reward in Rewards a few minutes after your tenth round.',
        'Claim it by the end of the following Saturday.',
      ],
    },
    {
      kind: 'facts',
      rows: [
        { label: 'Reward', words: `${formatMinor(demoRewards.longTide.minor)} bonus sweep tokens for each Sunday` },
        { label: 'Sundays', words: 'March 1, 8, 15, 22, and 29, in your time zone' },
        { label: 'Games', words: 'Every open game' },
        { label: 'Minimum bet', words: 'The game’s minimum. Bigger bets don’t count extra.' },
      ],
    },
    { kind: 'heading', title: 'Terms' },
    {
      kind: 'list',
      items: [
        'Once per player each Sunday. Extra rounds don’t count.',
        'Canceled rounds don’t count.',
        'No purchase necessary. A purchase won’t change the reward.',
        ['The ', { link: 'sweep rules', href: sweepRulesAddress }, ' also apply.'],
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      words: 'Ten rounds cost ten bets, and most rounds lose. Only take part if you were going to play anyway.',
    },
  ],
  action: { label: 'Choose a game', href: gamesAddress() },
}
