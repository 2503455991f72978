import { linkTo } from '../pages.ts'
import type { ShortQuestion } from './faqText.ts'

const redemption = linkTo('redemption', 'redemption policy')

export const moneyQuestions: readonly ShortQuestion[] = [
  [
    'packages',
    'Can I buy packages?',
    'Not yet. No packages are on sale right now, and you don’t need one to play. Every open game takes game tokens, and you get your first ones when you confirm your email.',
  ],
  [
    'what-can-i-withdraw',
    'What can I withdraw?',
    [
      'Prize tokens, in whole numbers, once withdrawals open. They aren’t open yet. Until then, your prize tokens stay in your balance. See the ',
      redemption,
      '.',
    ],
  ],
  [
    'verify',
    'Why do I have to verify my identity?',
    [
      'So we pay prizes only to the person who won them, and never to anyone under 18. Verification will open along with withdrawals. You don’t need to do anything now.',
    ],
  ],
  [
    'card-number',
    'Will you keep my card number?',
    'No. You’ll enter it in the payment provider’s own fields. We only keep the brand, last four digits, and expiration date so you can recognize it.',
  ],
  [
    'payment-question',
    'I have a question about a payment.',
    ['You can’t make a payment here yet. If you see a charge from us that you don’t recognize, ', linkTo('contact', 'contact us'), '.'],
  ],
]
