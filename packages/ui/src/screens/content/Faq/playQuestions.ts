import { loginReturnAddress, profileAddress } from '@lagoon/contract/account/addresses'
import { linkTo } from '../pages.ts'
import { tokenBlock } from '../tokenBlock.ts'
import type { ShortQuestion } from './faqText.ts'

const slotHistory = { link: 'history', href: loginReturnAddress(profileAddress('game-history')) }

export const tokenQuestions: readonly ShortQuestion[] = [
  ['kinds', 'What are the five kinds of tokens?', tokenBlock],
  [
    'which-token',
    'Which tokens am I betting with?',
    'The ones you chose when you opened the game. You can see them next to your bet. To switch, close the game and open it again.',
  ],
  [
    'sweep-wins',
    'Why isn’t my sweep win in my sweep balance?',
    [
      'Because sweep tokens win prize tokens. Your win is in your prize balance. Learn more in the ',
      linkTo('sweepRules', 'sweep rules'),
      '.',
    ],
  ],
  ['exchange', 'Can I exchange one kind for another?', 'No, and you can’t give tokens to another player. Tip tokens are only for dealers.'],
  ['expiry', 'Do tokens expire?', 'No. Tokens stay in your balance until you use them.'],
]

export const gameQuestions: readonly ShortQuestion[] = [
  [
    'connection-lost',
    'My connection dropped during a round. Did I lose my bet?',
    'No. If the provider received your bet, it finishes the round and any win is credited to you. If it didn’t, your bet is returned.',
    ['Either way, you’ll find the round in your ', slotHistory, ' when you’re back.'],
  ],
  [
    'is-it-fair',
    'How do I know a game is fair?',
    'The provider determines the result on its own servers, and we can’t change it. Each game’s page shows its certified return to player, if it has one.',
    'It’s an average over a very large number of rounds, so a single session can be very different.',
    [
      'You can also check rounds yourself. Open one in your ',
      slotHistory,
      ', or replay its proof with our ',
      linkTo('fairness', 'fairness check'),
      '.',
    ],
  ],
  [
    'not-open',
    'Why can’t I play some games?',
    'They haven’t launched yet. They’re marked “Coming soon.” We’ll share a launch date once the provider gives us one.',
  ],
  [
    'check-a-round',
    'I think a round paid the wrong amount.',
    [
      'Open it in your ',
      slotHistory,
      ' to see the reels, lines, bet, and win. Copy its round ID and ',
      linkTo('contact', 'contact us'),
      '. We’ll ask the provider for the record of that round.',
    ],
  ],
]
