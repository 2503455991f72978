import { withdrawAddress } from '@lagoon/contract/withdrawal/addresses'
import { linkTo } from '../pages.ts'
import type { ShortQuestion } from './faqText.ts'

const redemption = linkTo('redemption', 'redemption policy')

export const moneyQuestions: readonly ShortQuestion[] = [
  [
    'packages',
    'Can I buy packages?',
    'Yes, in your wallet. You don’t need one to play: every open game takes game tokens, and you get your first ones when you confirm your email.',
  ],
  [
    'what-can-i-withdraw',
    'What can I withdraw?',
    [
      'Prize tokens, in whole numbers. The ',
      { link: 'withdrawal form', href: withdrawAddress() },
      ' shows how many you can withdraw now, and what unlocks the rest. See the ',
      redemption,
      '.',
    ],
  ],
  [
    'verify',
    'Why do I have to verify my identity?',
    ['So we pay prizes only to the person who won them, and never to anyone under 18. You only do it once, and it takes about 5 minutes.'],
  ],
  [
    'card-number',
    'Will you keep my card number?',
    'No. You enter it in the payment provider’s own fields. We only keep the brand, last four digits, and expiration date so you can recognize it.',
  ],
  [
    'payment-question',
    'I have a question about a payment.',
    [
      'Every payment shows up in your transactions, with its ID and status. If you see a charge from us that you don’t recognize, ',
      linkTo('contact', 'contact us'),
      '.',
    ],
  ],
]
