import { profileAddress } from '@lagoon/contract/account/addresses'
import { linkTo } from '../pages.ts'
import type { ShortQuestion } from './faqText.ts'

const verification = { link: 'Verification', href: profileAddress('verification') }

export const moneyQuestions: readonly ShortQuestion[] = [
  [
    'payment-pending',
    'My payment is pending. What now?',
    'Nothing is lost. The payment provider has not told us the result yet, and the tokens are booked as soon as it does. You can close the page; home shows the payment until it is decided.',
  ],
  [
    'payment-declined',
    'My payment was declined.',
    'Your bank or the payment provider refused it, and nothing was charged by us. Try another way to pay, or ask your bank for the reason; it does not tell us.',
  ],
  [
    'coupon',
    'My coupon code is not accepted.',
    'Check its spelling and its last day. A code works for the packages that it was made for, and once for each player.',
  ],
  [
    'what-can-i-withdraw',
    'What can I withdraw?',
    [
      'Prize tokens, in whole numbers, once your identity is verified. The smallest amount stands in the form. All of it is in the ',
      linkTo('redemption', 'redemption policy'),
      '.',
    ],
  ],
  [
    'verify',
    'Why do I have to verify my identity?',
    [
      'So that a prize is paid to the person who won it, and to nobody under 18. You start it under ',
      verification,
      '; have a document and a letter with your address at hand.',
    ],
  ],
  [
    'cancel-withdrawal',
    'Can I cancel a withdrawal?',
    'Until its review starts. The prize tokens are back in your balance at once. After that it can only be paid or declined.',
  ],
  [
    'how-long',
    'How long does a withdrawal take?',
    'It depends on the way you chose and on the review. Each step shows in your withdrawals with its time, so you always see where it is.',
  ],
  [
    'card-number',
    'Do you keep my card number?',
    'No. You enter it in fields of the payment provider. We keep its brand, the last four digits and the expiry, so that you recognise it.',
  ],
]
