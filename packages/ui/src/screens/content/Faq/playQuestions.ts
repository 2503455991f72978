import { profileAddress } from '@lagoon/contract/account/addresses'
import { linkTo } from '../pages.ts'
import { tokenBlock } from '../tokenBlock.ts'
import type { ShortQuestion } from './faqText.ts'

const slotHistory = { link: 'history', href: profileAddress('game-history') }

export const tokenQuestions: readonly ShortQuestion[] = [
  ['kinds', 'What are the five kinds of token?', tokenBlock],
  [
    'which-token',
    'Which token does my bet take?',
    'The one you chose when you opened the game. It stands beside the stake for as long as the game is open. To change it, close the game and open it again.',
  ],
  [
    'sweep-wins',
    'Why is my sweep win not in my sweep balance?',
    [
      'Because sweep tokens win prize tokens. Look at your prize balance: the win is there since the round ended. More is in the ',
      linkTo('sweepRules', 'sweep rules'),
      '.',
    ],
  ],
  [
    'exchange',
    'Can I change one kind into another?',
    'No, and you cannot give tokens to another player either. Tip tokens go to a dealer or an agent only.',
  ],
  ['expiry', 'Do tokens expire?', 'Tokens in your balance do not. A reward that you have not claimed can; its last day stands on it.'],
]

export const gameQuestions: readonly ShortQuestion[] = [
  [
    'connection-lost',
    'My connection dropped during a round. Is my stake lost?',
    'No. If the provider had taken the bet, it finishes the round without you and a win is booked. If the bet never reached it, the stake is returned.',
    ['Either way the round is in your ', slotHistory, ' when you are back.'],
  ],
  [
    'is-it-fair',
    'How do I know that a game is fair?',
    'The provider draws the outcome on its own server, and we cannot change it. The page of a game shows the return to player that its provider has certified.',
    'It is an average over very many rounds. It does not say what an evening brings.',
  ],
  [
    'not-open',
    'Why can I not play some of the games?',
    'Their provider does not run them yet. They are marked, and take no bet. We name an opening date only when the provider has given us one.',
  ],
  [
    'check-a-round',
    'I think that a round was paid wrongly.',
    [
      'Open it in your ',
      slotHistory,
      ': you see the reels or cards, the lines, the stake and the win. Copy its number and ',
      linkTo('contact', 'write to us'),
      '. We ask the provider for the record of that round.',
    ],
  ],
]
