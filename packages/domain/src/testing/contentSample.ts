import { announcedGames } from '@lagoon/contract/demo/catalogue'
import { demoRewards } from '@lagoon/contract/demo/rewards'
import { formatMinor } from '@lagoon/contract/money/money'
import { profileAddress } from '@lagoon/contract/account/addresses'
import { sweepRulesAddress } from '@lagoon/contract/content/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { Article, ArticleTile, Promotion, PromotionTile } from '../content/content.state.ts'

/** A part of the seeded news, for stories and tests. Newest first. */
export const sampleNews: readonly ArticleTile[] = [
  {
    id: 'moonlit-tides-is-open',
    title: 'Moonlit Tides is open',
    summary: 'The first game in the lobby that you can play: five reels by Deepwater Studios.',
    publishedAt: '2026-02-26T09:00:00Z',
    scene: 'REELS',
  },
  {
    id: 'what-is-not-open-yet',
    title: `${announcedGames} games are announced, not open`,
    summary: 'You can read their rules now. You cannot play them until their provider runs them.',
    publishedAt: '2026-02-20T09:00:00Z',
    scene: 'HARBOUR',
  },
  {
    id: 'every-spin-is-in-your-history',
    title: 'Every spin is in your history',
    summary: 'Reels, winning lines, stake and win of each round, as the provider reported them.',
    publishedAt: '2026-02-12T09:00:00Z',
    scene: 'HISTORY',
  },
  {
    id: 'five-kinds-of-token',
    title: 'Five kinds of token, and what each one does',
    summary: 'A colour and a shape for each, the same on every page.',
    publishedAt: '2026-02-09T09:00:00Z',
    scene: 'TOKENS',
  },
  {
    id: 'if-the-line-drops-during-a-spin',
    title: 'If the line drops during a spin',
    summary: 'The outcome does not depend on your connection. This is what happens to the stake.',
    publishedAt: '2026-02-05T09:00:00Z',
    scene: 'SIGNAL',
  },
  {
    id: 'keep-your-account-yours',
    title: 'Keep your account yours',
    summary: 'We never ask for your password by email, by message or in a chat.',
    publishedAt: '2026-02-02T09:00:00Z',
    scene: 'KEY',
  },
]

export const sampleArticle: Article = {
  id: 'if-the-line-drops-during-a-spin',
  title: 'If the line drops during a spin',
  summary: 'The outcome does not depend on your connection. This is what happens to the stake.',
  publishedAt: '2026-02-05T09:00:00Z',
  scene: 'SIGNAL',
  blocks: [
    {
      kind: 'paragraph',
      words:
        'You press, the reels turn, and the train goes into a tunnel. Where is your stake? It is in one of two places, and which one does not depend on you.',
    },
    { kind: 'heading', title: 'The bet had arrived' },
    {
      kind: 'paragraph',
      words:
        'The provider draws the outcome as soon as it has accepted your stake. If your connection ends after that, the round is finished without you and a win is booked.',
    },
    { kind: 'heading', title: 'The bet had not arrived' },
    {
      kind: 'paragraph',
      words:
        'Then there was no round. If the stake had already left your balance, it is returned, and the history marks it as rolled back.',
    },
    {
      kind: 'note',
      tone: 'info',
      title: 'What to do',
      words: [
        'Nothing. When the line is back, the page catches up by itself. If you want to be sure, open your ',
        { link: 'slot history', href: profileAddress('game-history') },
        ': the round is there with its reels, its stake and its win.',
      ],
    },
    { kind: 'heading', title: 'Why it cannot be otherwise' },
    {
      kind: 'list',
      items: [
        'The outcome is drawn on the provider’s server, never in your browser.',
        'A stake is booked once, however often a message about it is sent again.',
        'A win is booked even if your session has ended in the meantime.',
      ],
    },
  ],
}

/** Promotions as the list shows them. Only the first one ends on a day. */
export const samplePromotions: readonly PromotionTile[] = [
  {
    id: 'the-long-tide',
    title: 'The long tide',
    summary: 'Every Sunday of March, bonus sweep tokens for ten rounds of any open game, whatever they win.',
    publishedAt: '2026-03-01T09:00:00Z',
    scene: 'TIDE',
    run: { from: '2026-03-01T00:00:00Z', until: '2026-03-29T23:59:59Z' },
  },
  {
    id: 'prizes-from-sweep-tokens',
    title: 'Sweep tokens win prize tokens',
    summary: 'A win of a sweep token round is booked as prize tokens, in the moment the round ends.',
    publishedAt: '2026-02-11T09:00:00Z',
    scene: 'PRIZE',
    run: { from: '2026-02-11T09:00:00Z' },
  },
  {
    id: 'welcome',
    title: 'Tokens to begin with',
    summary: 'A confirmed email address brings game tokens and sweep tokens, once.',
    publishedAt: '2026-02-02T09:00:00Z',
    scene: 'GIFT',
    run: { from: '2026-02-02T09:00:00Z' },
  },
  {
    id: 'invite-a-friend',
    title: 'Invitations are being prepared',
    summary: 'You will be able to invite friends from your profile. There is nothing to claim yet.',
    publishedAt: '2026-01-30T09:00:00Z',
    scene: 'LETTER',
    run: { from: '2026-01-30T09:00:00Z' },
  },
]

export const samplePromotion: Promotion = {
  id: 'the-long-tide',
  title: 'The long tide',
  summary: 'Every Sunday of March, bonus sweep tokens for ten rounds of any open game, whatever they win.',
  publishedAt: '2026-03-01T09:00:00Z',
  scene: 'TIDE',
  run: { from: '2026-03-01T00:00:00Z', until: '2026-03-29T23:59:59Z' },
  blocks: [
    { kind: 'heading', title: 'How it works' },
    {
      kind: 'steps',
      items: [
        'Play ten rounds on a Sunday of March, with game tokens or sweep tokens, at any stake.',
        'The reward stands under Rewards a few minutes after the tenth round.',
        'Claim it by the end of the following Saturday.',
      ],
    },
    {
      kind: 'facts',
      rows: [
        { label: 'Reward', words: `${formatMinor(demoRewards.longTide.minor)} bonus sweep tokens for each Sunday` },
        { label: 'Sundays', words: '1, 8, 15, 22 and 29 March, in your time zone' },
        { label: 'Games', words: 'Every open game' },
        { label: 'Smallest stake', words: 'That of the game; a larger one counts no more' },
      ],
    },
    { kind: 'heading', title: 'Terms' },
    {
      kind: 'list',
      items: [
        'Once per player and Sunday. An eleventh round brings nothing more.',
        'A round that is rolled back does not count.',
        'A purchase is not needed and does not change the reward.',
        ['The ', { link: 'sweep rules', href: sweepRulesAddress }, ' hold besides.'],
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      words: 'Ten rounds cost ten stakes, and most rounds lose. Play them only if you would have played anyway.',
    },
  ],
  action: { label: 'Choose a game', href: gamesAddress() },
}
