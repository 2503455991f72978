import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { linkTo, pages } from '../pages.ts'
import { tokenBlock } from '../tokenBlock.ts'

export const aboutUsText: InformationText = {
  title: `About ${brand.name}`,
  lead: 'A social casino for adults: slots, keno, fish, poker, crash, and blackjack, played with tokens at your own pace.',
  sections: [
    {
      id: 'what-this-is',
      title: 'What we do',
      blocks: [
        {
          kind: 'paragraph',
          words: `${brand.name} is a place to play, not a way to make money. You can play every open game with game tokens, just for fun. You can also play with sweep tokens, which win prize tokens.`,
        },
        {
          kind: 'paragraph',
          words: ['Most rounds lose. We say so openly, and your history shows losses as clearly as wins.'],
        },
      ],
    },
    {
      id: 'tokens',
      title: 'Five kinds of tokens',
      blocks: [
        {
          kind: 'paragraph',
          words: 'Each kind has its own color and shape on every page, so you always know what you’re betting.',
        },
        tokenBlock,
        {
          kind: 'paragraph',
          words: ['To see how sweep tokens and prize tokens work together, read the ', linkTo('sweepRules', 'sweep rules'), '.'],
        },
      ],
    },
    {
      id: 'who-makes-the-games',
      title: 'Who makes the games',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'Our games come from three providers: Deepwater Studios, Coral Forge, and Northlight Games. Each one runs its games and determines every result on its own servers.',
        },
        {
          kind: 'list',
          items: [
            'We can’t see a result in advance, and we can’t change it afterward.',
            ['You can replay rounds from their proof with our ', linkTo('fairness', 'fairness check'), '.'],
            'Games that haven’t launched yet are marked “Coming soon.”',
            'The return to player on a game’s page is the provider’s certified figure. If there isn’t one, the page says so.',
          ],
        },
      ],
    },
    {
      id: 'what-you-can-expect',
      title: 'What you can expect from us',
      blocks: [
        {
          kind: 'list',
          items: [
            [{ strong: 'You always see your balances. ' }, 'They’re in the header and update as soon as a round ends.'],
            [{ strong: 'You can look up every round. ' }, 'See your bet, your win, the reels, and the round ID to give to support.'],
            [{ strong: 'No pressure. ' }, 'No fake countdowns, and no “last chance” offers that come back tomorrow.'],
            [
              { strong: 'Help when you need it. ' },
              'Find out how to keep play fun and where to get free help in ',
              linkTo('care', 'responsible gaming'),
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'the-company',
      title: 'The company',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: 'Operator', words: brand.company },
            { label: 'Address', words: brand.address },
            { label: 'Email', words: brand.supportEmail },
            { label: 'For', words: 'Adults 18 and over' },
          ],
        },
      ],
    },
  ],
  related: [pages.questions, pages.terms, pages.care],
}
