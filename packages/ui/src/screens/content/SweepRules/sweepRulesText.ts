import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { grantedWords } from '../grantedWords.ts'
import { linkTo, pages } from '../pages.ts'
import { tokenBlock } from '../tokenBlock.ts'

export const sweepRulesText: InformationText = {
  title: 'Sweep rules',
  lead: 'How sweep tokens are given, what they win, and how a prize becomes yours. No purchase is needed, and a purchase does not improve your odds.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          kind: 'steps',
          items: [
            `Confirm your email address and receive ${grantedWords}, once.`,
            'Open a game and choose sweep tokens. The choice holds until you close the game.',
            'A win is paid as prize tokens, in the moment the round ends.',
            'Prize tokens can be withdrawn once your identity is verified.',
          ],
        },
      ],
    },
    {
      id: 'who-may-take-part',
      title: 'Who may take part',
      blocks: [
        {
          kind: 'list',
          items: [
            'You are 18 or older, and of the age that the law asks for where you live.',
            'You have one account, in your own name, with a confirmed email address.',
            'You live where sweep play is allowed. Where it is not, games take game tokens only.',
            `You do not work for ${brand.company} or one of the game providers, and do not share a household with somebody who does.`,
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
            ['With the welcome tokens, after you have confirmed your email address.'],
            ['From rewards and promotions, on the terms that stand with them.'],
            ['As an extra with some packages. What you pay for is the game tokens; the sweep tokens come with them and are shown apart.'],
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'No purchase necessary',
          words: 'A sweep token plays the same, however it came to you. Games do not know where a token comes from.',
        },
      ],
    },
    {
      id: 'the-kinds',
      title: 'The kinds of token',
      blocks: [
        tokenBlock,
        {
          kind: 'paragraph',
          words: 'A bet takes one kind only. Tokens of different kinds are never mixed in a bet and never exchanged for each other.',
        },
      ],
    },
    {
      id: 'rounds',
      title: 'How a round counts',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'The stake leaves your sweep balance when the provider takes the bet. The provider draws the outcome on its own servers. A win enters your prize balance at once.',
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Connection lost', words: 'The round is finished without you and a win is booked. You find it in your history.' },
            { label: 'Bet never arrived', words: 'The stake is returned to your sweep balance, and the round is marked as rolled back.' },
            {
              label: 'A fault in the game',
              words: 'The provider rolls the round back for everybody it touched. The stake is returned, and the win is void.',
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
            'The odds are those of the game you play. Its page shows the return to player that the provider has certified, the smallest and the largest stake, and how the wins are made up. They are the same with game tokens and with sweep tokens.',
        },
      ],
    },
    {
      id: 'prizes',
      title: 'Prizes',
      blocks: [
        {
          kind: 'paragraph',
          words: [
            'Prize tokens are withdrawn in whole numbers. What is asked for, checked and paid stands in the ',
            linkTo('redemption', 'redemption policy'),
            '.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Taxes on a prize are yours, unless the law where you live says otherwise.',
            'A prize cannot be passed on to somebody else.',
            'Sweep tokens and prize tokens are lost when an account is closed because these rules were broken. We say which rule and why.',
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
