import { profileAddress } from '@lagoon/contract/account/addresses'
import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { linkTo, pages } from '../pages.ts'

const withdrawal = { link: 'withdrawal form', href: profileAddress('withdraw') }

export const redemptionPolicyText: InformationText = {
  title: 'Redemption policy',
  lead: 'How prize tokens are redeemed for money: what you need, which ways there are, and what happens after you have asked.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'what-can-be-redeemed',
      title: 'What can be redeemed',
      blocks: [
        {
          kind: 'paragraph',
          words: 'Prize tokens, and nothing else. Game tokens, sweep tokens, bonus sweep tokens and tip tokens have no value in money.',
        },
        {
          kind: 'paragraph',
          words: [
            'Prize tokens are redeemed in whole numbers. The smallest and the largest amount stand in the ',
            withdrawal,
            ', together with what you are paid, in your currency, and any fee. You see all three before you confirm.',
          ],
        },
      ],
    },
    {
      id: 'verification',
      title: 'First, your identity',
      blocks: [
        {
          kind: 'paragraph',
          words: 'Before the first payment we have to know who you are. A verification provider checks it for us, in two steps.',
        },
        {
          kind: 'steps',
          items: [
            [
              { strong: 'Identity. ' },
              'Your profile needs city, address, gender and date of birth. Then you take photos of a document and of yourself, in the provider’s window.',
            ],
            [{ strong: 'Address. ' }, 'A letter or a bill with your name and address on it.'],
          ],
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Completed', words: 'You can withdraw.' },
            { label: 'Pending', words: 'The provider has not finished. Nothing is needed from you.' },
            { label: 'Resubmit needed', words: 'One document has to be sent again. We name the document and the reason.' },
            { label: 'Under manual verification', words: 'A person is looking at it. We write to you when they have finished.' },
            {
              label: 'Unsuccessful',
              words: 'We could not verify you. Your prize tokens stay in your balance, and support tells you what can be done.',
            },
          ],
        },
      ],
    },
    {
      id: 'ways',
      title: 'Ways to be paid',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: 'Bank', words: 'Account holder, account number, routing number and name of the bank.' },
            { label: 'Card', words: 'Entered in the payment provider’s own fields. The whole number never reaches us.' },
            { label: 'Crypto', words: 'Currency and address. A payment to a wrong address cannot be called back, so check it twice.' },
            {
              label: 'Skrill, Cash App, Seamless Chex',
              words: ['Enter the ID in your ', { link: 'profile', href: profileAddress() }, ' first.'],
            },
          ],
        },
        { kind: 'paragraph', words: 'An account, a card or an address has to be your own. We do not pay to anybody else.' },
      ],
    },
    {
      id: 'after-you-ask',
      title: 'After you have asked',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'The prize tokens are held from the moment you ask, so that they cannot be spent twice. Every step shows in your withdrawals.',
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Requested', words: 'Held, and not yet looked at. You can still cancel, and the tokens are back at once.' },
            { label: 'In review', words: 'A person is checking it. From here on it cannot be cancelled.' },
            { label: 'Approved', words: 'It will be paid.' },
            { label: 'Sent', words: 'The payment provider has it. How long it takes from here depends on the way you chose.' },
            { label: 'Paid', words: 'The provider has confirmed it to us.' },
            { label: 'Declined', words: 'With the reason. The tokens are back in your balance.' },
          ],
        },
      ],
    },
    {
      id: 'why-declined',
      title: 'Why a withdrawal is declined',
      blocks: [
        {
          kind: 'list',
          items: [
            'The name on the account is not the name that was verified.',
            'The payment provider refused the account, the card or the address.',
            'A round that the prize comes from was rolled back by its provider.',
            ['The ', linkTo('terms', 'terms'), ' were broken, for example by a second account.'],
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'If the reason does not fit, ',
            linkTo('contact', 'write to us'),
            ` or to ${brand.supportEmail} with the number of the withdrawal. A person who did not decide the first time looks at it again.`,
          ],
        },
      ],
    },
  ],
  related: [pages.sweepRules, pages.questions, pages.terms],
}
