import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { linkTo, pages } from '../pages.ts'
import { tokenBlock } from '../tokenBlock.ts'

export const aboutUsText: InformationText = {
  title: `About ${brand.name}`,
  lead: 'A social casino for adults: slots, keno, fish, poker, crash and blackjack, played with tokens, at your own pace.',
  sections: [
    {
      id: 'what-this-is',
      title: 'What this is',
      blocks: [
        {
          kind: 'paragraph',
          words: `${brand.name} is a place to play, not a place to earn. You can play every open game with game tokens, which are for the pleasure of it and nothing else. If you like, you can also play with sweep tokens, and what those win can be withdrawn.`,
        },
        {
          kind: 'paragraph',
          words: [
            'Most rounds lose. We say so here, on the page of every game, and in your history, where losses stand as plainly as wins.',
          ],
        },
      ],
    },
    {
      id: 'tokens',
      title: 'Five kinds of token',
      blocks: [
        {
          kind: 'paragraph',
          words: 'Each kind has one colour and one shape on every page, so that you never have to guess what a bet takes.',
        },
        tokenBlock,
        {
          kind: 'paragraph',
          words: ['How sweep tokens and prize tokens work together is set out in the ', linkTo('sweepRules', 'sweep rules'), '.'],
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
            'Three providers make and run the games: Deepwater Studios, Coral Forge and Northlight Games. Each runs on its own servers and draws the outcome of a round there.',
        },
        {
          kind: 'list',
          items: [
            'We cannot see an outcome before the provider has drawn it, and we cannot change it afterwards.',
            'A game that its provider does not run yet says so and takes no bet.',
            'The return to player on a game’s page is the figure that its provider has certified. Where there is none, the page says that too.',
          ],
        },
      ],
    },
    {
      id: 'what-you-can-expect',
      title: 'What you can expect of us',
      blocks: [
        {
          kind: 'list',
          items: [
            [{ strong: 'You see what you hold. ' }, 'All balances stand in the header and change in the moment a round is booked.'],
            [{ strong: 'Every round can be looked up. ' }, 'Stake, win, cards or reels, and the number that support asks for.'],
            [{ strong: 'No hurry. ' }, 'We show no countdown that is not real and no offer that comes back tomorrow as “last chance”.'],
            [
              { strong: 'You set the limits. ' },
              'A deposit limit, a break or self-exclusion takes a minute, and we do not argue. See ',
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
            { label: 'For', words: 'Adults of 18 years and over' },
          ],
        },
      ],
    },
  ],
  related: [pages.questions, pages.terms, pages.care],
}
