import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { linkTo, pages } from '../pages.ts'

export const termsText: InformationText = {
  title: 'Terms of Use',
  lead: 'The agreement between you and us, in plain English.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'the-agreement',
      title: 'The agreement',
      blocks: [
        {
          kind: 'paragraph',
          words: `This is an agreement between you and ${brand.company}, ${brand.address} (“we”). It starts when you create an account and accept it.`,
        },
        {
          kind: 'paragraph',
          words: [
            'The ',
            linkTo('privacy'),
            ', the ',
            linkTo('sweepRules', 'sweep rules'),
            ', and the ',
            linkTo('redemption', 'redemption policy'),
            ' are part of this agreement.',
          ],
        },
      ],
    },
    {
      id: 'who-may-play',
      title: 'Who can play',
      blocks: [
        {
          kind: 'list',
          items: [
            'You’re 18 or older and of legal age where you live.',
            'You play for yourself, in your own name, with your own money.',
            'You have one account. We close any others and void their wins.',
            'You haven’t excluded yourself from playing here.',
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
            'The information you give us is true, and you keep it up to date.',
            'You keep your password to yourself. You’re responsible for what’s done with it until you tell us someone else has it.',
            'You can’t sell, lend, or give away your account or tokens.',
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
            'There are game tokens, sweep tokens, bonus sweep tokens, prize tokens, and tip tokens. You can use them here under these terms. They aren’t money, don’t earn interest, and can’t be exchanged for each other.',
        },
        {
          kind: 'paragraph',
          words: ['Only prize tokens can be redeemed for cash, under the ', linkTo('redemption', 'redemption policy'), '.'],
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
            'Each package shows its price in US or Canadian dollars, its tokens and bonuses, and any fee before you pay.',
            'We credit your tokens when the payment provider confirms your payment. Until then, it’s pending.',
            'You can use the tokens right away, so purchases are final unless the law where you live says otherwise.',
            'If a payment is reversed after you’ve used the tokens, you owe that amount and can’t withdraw until it’s settled.',
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
            'The provider’s record of a round is final. You can see it in your history.',
            'The provider finishes interrupted rounds. Bets it didn’t receive are returned.',
            'If a game malfunctions, its provider cancels the affected rounds. Bets are returned and wins are void.',
            'We may close or change a game. Open rounds are finished first.',
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
            'Don’t use bots, collude with other players, knowingly exploit a game malfunction, or hide your location. Be respectful at tables and in messages: no insults, no ads, and no one’s private information.',
        },
        {
          kind: 'paragraph',
          words:
            'If we have reason to think this happened, we may hold a withdrawal while we look into it. We’ll tell you, and let you know the result.',
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
              words: 'Anytime, for any reason. You lose any tokens left in the account.',
            },
            { label: 'By us', words: 'With 30 days’ notice.' },
            {
              label: 'Immediately',
              words:
                'If you seriously break these terms, if you’re under 18, or if the law requires it. We’ll tell you why if the law allows.',
            },
          ],
        },
        { kind: 'paragraph', words: ['To take a break, see ', linkTo('care', 'responsible gaming'), '.'] },
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'We work to keep the site running, but we can’t promise it will never go down. We’re fully liable for harm we cause intentionally or through gross negligence. Otherwise, our liability is limited to the tokens and payments in question and doesn’t include what you might have won.',
        },
        { kind: 'paragraph', words: 'None of this limits your consumer rights under the law where you live.' },
      ],
    },
    {
      id: 'changes-and-disputes',
      title: 'Changes and disputes',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'We’ll tell you 14 days before these terms change. If you don’t agree, close your account before then. The old terms apply until that date.',
        },
        {
          kind: 'paragraph',
          words: [
            'If you think we’ve done something wrong, ',
            linkTo('contact', 'contact us'),
            ' first. If you’re not satisfied, you can go to the courts or consumer agencies where you live.',
          ],
        },
      ],
    },
  ],
  related: [pages.privacy, pages.sweepRules, pages.redemption],
}
