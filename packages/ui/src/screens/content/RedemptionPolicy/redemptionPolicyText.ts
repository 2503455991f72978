import { loginReturnAddress, profileAddress } from '@lagoon/contract/account/addresses'
import { withdrawalsAddress } from '@lagoon/contract/withdrawal/addresses'
import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { linkTo, pages } from '../pages.ts'

const withdrawals = { link: 'your withdrawals', href: withdrawalsAddress() }
const withdrawal = { link: 'withdrawal form', href: profileAddress('withdraw') }

export const redemptionPolicyText: InformationText = {
  title: 'Redemption policy',
  lead: 'How prize tokens are redeemed for cash: what you need, how you’ll be paid, and what happens after you make a request.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'what-can-be-redeemed',
      title: 'What you can redeem',
      blocks: [
        {
          kind: 'paragraph',
          words: 'Only prize tokens. Game tokens, sweep tokens, bonus sweep tokens, and tip tokens have no cash value.',
        },
        {
          kind: 'paragraph',
          words: [
            'Prize tokens are redeemed in whole numbers. Before you confirm, the ',
            withdrawal,
            ' shows what you can withdraw and what you can’t yet, the minimum and maximum, how much you’ll receive in your currency, and any fee.',
          ],
        },
      ],
    },
    {
      id: 'verification',
      title: 'Identity verification',
      blocks: [
        {
          kind: 'paragraph',
          words: 'You need to verify your identity before your first withdrawal. A verification provider checks it for us in two steps.',
        },
        {
          kind: 'steps',
          items: [
            [
              { strong: 'Identity. ' },
              'Add your city, address, gender, and date of birth to your profile. Then take photos of your ID and yourself in the provider’s window.',
            ],
            [{ strong: 'Address. ' }, 'A bill or letter with your name and address on it.'],
          ],
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Completed', words: 'You can withdraw.' },
            { label: 'Pending', words: 'The provider is still checking. You don’t need to do anything.' },
            { label: 'Resubmit needed', words: 'You need to resubmit a document. We’ll tell you which one and why.' },
            { label: 'Under manual verification', words: 'A person is reviewing it. We’ll email you when they’re done.' },
            {
              label: 'Unsuccessful',
              words: 'We couldn’t verify you. Your prize tokens stay in your balance, and support can tell you what to do next.',
            },
          ],
        },
      ],
    },
    {
      id: 'ways',
      title: 'Withdrawal methods',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: 'Bank', words: 'Account holder name, account number, routing number, and bank name.' },
            { label: 'Card', words: 'You enter it in the payment provider’s own fields. We never see the full number.' },
            {
              label: 'Crypto',
              words: 'Currency and wallet address. Crypto sent to the wrong address can’t be recovered, so double-check it.',
            },
            {
              label: 'Skrill, Cash App, Seamless Chex',
              words: ['Add the ID to your ', { link: 'profile', href: loginReturnAddress(profileAddress()) }, ' first.'],
            },
          ],
        },
        { kind: 'paragraph', words: 'The account, card, or address must be your own. We don’t pay anyone else.' },
      ],
    },
    {
      id: 'after-you-ask',
      title: 'After you request a withdrawal',
      blocks: [
        {
          kind: 'paragraph',
          words: [
            'We hold your prize tokens from the moment you make a request, so they can’t be spent twice. Every step shows in ',
            withdrawals,
            ', with its date and who’s handling it.',
          ],
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Requested', words: 'On hold. You can still cancel and get your tokens back right away.' },
            { label: 'In review', words: 'A person is reviewing it. You can no longer cancel.' },
            { label: 'Approved', words: 'We’re getting ready to send it. If the account is new, there’s a waiting period first.' },
            { label: 'Sending', words: 'We’re confirming it with the payment provider. Your tokens stay on hold until we know.' },
            { label: 'Sent', words: 'The payment provider has it. Timing depends on the method you chose.' },
            { label: 'Paid', words: 'The provider confirmed that it arrived.' },
            { label: 'Declined, not sent, or returned', words: 'We’ll tell you why. Your tokens are back in your balance.' },
          ],
        },
      ],
    },
    {
      id: 'why-declined',
      title: 'Why we decline withdrawals',
      blocks: [
        {
          kind: 'list',
          items: [
            'The name on the account doesn’t match your verified name.',
            'The payment provider rejected the account, card, or address.',
            'The game provider canceled a round the prize came from.',
            ['The ', linkTo('terms', 'terms'), ' were broken, such as by opening a second account.'],
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'If you think we got it wrong, ',
            linkTo('contact', 'contact us'),
            ` or email ${brand.supportEmail} with the withdrawal ID.`,
          ],
        },
      ],
    },
  ],
  related: [pages.sweepRules, pages.questions, pages.terms],
}
