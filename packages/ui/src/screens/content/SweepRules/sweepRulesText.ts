import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { grantedWords } from '../grantedWords.ts'
import { linkTo, pages } from '../pages.ts'
import { tokenBlock } from '../tokenBlock.ts'

export const sweepRulesText: InformationText = {
  title: 'Sweep rules',
  lead: 'How to get sweep tokens, what they win, and how prizes work. No purchase necessary. A purchase won’t improve your odds.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'in-short',
      title: 'At a glance',
      blocks: [
        {
          kind: 'steps',
          items: [
            `Confirm your email and get ${grantedWords}, one time.`,
            'Open a game and choose sweep tokens. You’ll play with them until you close the game.',
            'Wins are paid in prize tokens as soon as the round ends.',
            'Verify your identity, and you can withdraw your prize tokens.',
          ],
        },
      ],
    },
    {
      id: 'who-may-take-part',
      title: 'Who can play',
      blocks: [
        {
          kind: 'list',
          items: [
            'You’re 18 or older and of legal age where you live.',
            'You have one account, in your own name, with a confirmed email.',
            'You live where sweepstakes play is allowed.',
            `You don’t work for ${brand.company} or a game provider, and don’t live with someone who does.`,
          ],
        },
      ],
    },
    {
      id: 'getting-sweep-tokens',
      title: 'How you get sweep tokens',
      blocks: [
        {
          kind: 'list',
          items: [
            ['With your welcome tokens, when you confirm your email.'],
            ['From rewards and promotions when we run them. Each has its own terms.'],
            ['As a free bonus with some packages. You pay for the game tokens only.'],
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'No purchase necessary',
          words: 'Every sweep token plays the same, no matter how you got it.',
        },
      ],
    },
    {
      id: 'the-kinds',
      title: 'Types of tokens',
      blocks: [
        tokenBlock,
        {
          kind: 'paragraph',
          words: 'Each bet uses one kind of token. You can’t mix kinds in a bet or exchange one kind for another.',
        },
      ],
    },
    {
      id: 'rounds',
      title: 'How rounds work',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'Your bet leaves your sweep balance when the provider accepts it. The provider determines the result on its own servers. Wins go to your prize balance right away.',
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Connection lost', words: 'The provider finishes the round and credits any win. You’ll find it in your history.' },
            { label: 'Bet not received', words: 'Your bet is returned to your sweep balance, and the round is marked “Bet returned.”' },
            {
              label: 'Game malfunction',
              words: 'The provider cancels the round for everyone affected. Bets are returned and wins are void.',
            },
          ],
        },
      ],
    },
    {
      id: 'odds',
      title: 'Odds',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'Odds depend on the game. Its page shows the rules, the minimum and maximum bet, and the certified return to player if it has one. The odds are the same for game tokens and sweep tokens.',
        },
      ],
    },
    {
      id: 'prizes',
      title: 'Prizes',
      blocks: [
        {
          kind: 'paragraph',
          words: ['Prize tokens are withdrawn in whole numbers. Learn more in the ', linkTo('redemption', 'redemption policy'), '.'],
        },
        {
          kind: 'list',
          items: [
            'You’re responsible for any taxes on prizes.',
            'You can’t transfer a prize to someone else.',
            'If we close your account for breaking these rules, you lose your sweep tokens and prize tokens. We’ll tell you which rule and why.',
          ],
        },
      ],
    },
    {
      id: 'sponsor',
      title: 'Sponsor',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: 'Sponsor', words: brand.company },
            { label: 'Address', words: brand.address },
            { label: 'Email', words: brand.supportEmail },
          ],
        },
      ],
    },
  ],
  related: [pages.redemption, pages.terms, pages.questions],
}
