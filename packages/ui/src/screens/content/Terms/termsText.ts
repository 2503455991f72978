import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { linkTo, pages } from '../pages.ts'

export const termsText: InformationText = {
  title: 'Terms of Use',
  lead: 'The agreement between you and us. It is written to be read: short sentences, and what is yours stands beside what is ours.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'the-agreement',
      title: 'The agreement',
      blocks: [
        {
          kind: 'paragraph',
          words: `It is between you and ${brand.company}, ${brand.address}, called “we”. It begins when you create an account and accept it.`,
        },
        {
          kind: 'paragraph',
          words: [
            'The ',
            linkTo('privacy'),
            ', the ',
            linkTo('sweepRules', 'sweep rules'),
            ' and the ',
            linkTo('redemption', 'redemption policy'),
            ' are part of it.',
          ],
        },
      ],
    },
    {
      id: 'who-may-play',
      title: 'Who may play',
      blocks: [
        {
          kind: 'list',
          items: [
            'You are 18 or older, and of the age that the law asks for where you live.',
            'You play for yourself, with your own money and in your own name.',
            'You have one account. A second one is closed, and what it won is void.',
            'You have not excluded yourself from play here.',
          ],
        },
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you tell us about yourself is true, and you change it when it changes.',
            'Your password is yours alone. What is done with it counts as done by you until you tell us that somebody else has it.',
            'Your account and your tokens cannot be sold, lent or given away.',
          ],
        },
      ],
    },
    {
      id: 'tokens',
      title: 'Tokens',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'There are game tokens, sweep tokens, bonus sweep tokens, prize tokens and tip tokens. They give you the right to use them here as these terms say. They are not money, bear no interest and cannot be exchanged for each other.',
        },
        {
          kind: 'paragraph',
          words: ['Only prize tokens can be redeemed for money, by the ', linkTo('redemption', 'redemption policy'), '.'],
        },
      ],
    },
    {
      id: 'packages',
      title: 'Packages',
      blocks: [
        {
          kind: 'list',
          items: [
            'The price, the tokens and any extra stand on the package before you pay. The price is in US or Canadian dollars; a fee, if there is one, stands beside it.',
            'Tokens are booked when the payment provider has confirmed the payment. Until then it is pending.',
            'You can use the tokens at once. A purchase can therefore not be taken back, unless the law where you live gives you that right.',
            'A payment that is called back after the tokens were used leaves a debt. Until it is settled you cannot withdraw.',
          ],
        },
      ],
    },
    {
      id: 'rounds',
      title: 'Games and rounds',
      blocks: [
        {
          kind: 'list',
          items: [
            'The provider’s record of a round decides. You see it in your history.',
            'A round that was interrupted is finished by the provider. A bet that did not reach it is returned.',
            'If a game had a fault, its provider rolls back the rounds that it touched: the stake is returned, and the win is void.',
            'A game can be closed or changed. Open rounds are settled first.',
          ],
        },
      ],
    },
    {
      id: 'fair-play',
      title: 'Fair play',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'You do not use programs that play for you, do not act together with others against a table, do not use a fault of a game knowingly, and do not hide where you are. The same rules hold for a chat: no insults, no offers, nobody’s private data.',
        },
        {
          kind: 'paragraph',
          words:
            'Where we have a reason to think that this happened, we may hold a withdrawal while we look into it. We tell you that we do, and what came of it.',
        },
      ],
    },
    {
      id: 'closing',
      title: 'Closing an account',
      blocks: [
        {
          kind: 'facts',
          rows: [
            {
              label: 'By you',
              words: 'At any time, without a reason. Withdraw your prize tokens first; all other tokens end with the account.',
            },
            { label: 'By us', words: 'With 30 days’ notice, and you can withdraw your prize tokens in that time.' },
            {
              label: 'At once',
              words:
                'If these terms were broken seriously, if you are under 18, or if the law obliges us. We name the reason as far as the law lets us.',
            },
          ],
        },
        { kind: 'paragraph', words: ['For a break or self-exclusion see ', linkTo('care', 'responsible gaming'), '.'] },
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'We keep the house running with care, and cannot promise that it runs without a pause. For harm that we cause on purpose or by gross carelessness we answer in full. Otherwise we answer for the tokens and the payments that are in question, and not for what you might have won.',
        },
        { kind: 'paragraph', words: 'Rights that the law where you live gives you as a consumer are not touched by any of this.' },
      ],
    },
    {
      id: 'changes-and-disputes',
      title: 'Changes and disputes',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'When these terms change, we write to you 14 days before. If you do not agree, close your account before that day; the old terms hold until then.',
        },
        {
          kind: 'paragraph',
          words: [
            'If we have done something wrong, ',
            linkTo('contact', 'tell us'),
            ' first. You get an answer from a person within 14 days. If it does not satisfy you, you can go to the courts and the consumer bodies where you live.',
          ],
        },
      ],
    },
  ],
  related: [pages.privacy, pages.sweepRules, pages.redemption],
}
