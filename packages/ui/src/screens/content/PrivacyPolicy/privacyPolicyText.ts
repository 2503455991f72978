import { CONTACT_MESSAGE_DAYS } from '@lagoon/contract/support/retention'
import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { linkTo, pages } from '../pages.ts'

export const privacyPolicyText: InformationText = {
  title: 'Privacy Policy',
  lead: 'What we keep about you, why we need it, who else sees it, and how to get it changed or deleted.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'who-is-responsible',
      title: 'Who we are',
      blocks: [
        { kind: 'paragraph', words: `${brand.company}, ${brand.address}. For questions about this policy, email ${brand.supportEmail}.` },
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we collect and why',
      blocks: [
        {
          kind: 'facts',
          rows: [
            {
              label: 'Your account',
              words: 'Your name, display name, email, phone number, and password. We store a hash of your password, so no one can read it.',
            },
            {
              label: 'Your profile',
              words:
                'Your country, state, city, address, ZIP code, date of birth, gender, and social media links, if you add them. We need some of these to verify your identity.',
            },
            {
              label: 'Your rounds',
              words: 'The game, bet, result, and win of every round, as reported by the provider. You can see the same in your history.',
            },
            {
              label: 'Your tokens',
              words: 'Every change to your balances, in a permanent ledger. It lets us show where each token came from.',
            },
            {
              label: 'Payments',
              words:
                'The amount, time, payment method, and status. For a card: the brand, last four digits, and expiration date. We never see the full number.',
            },
            { label: 'Withdrawals', words: 'The amount, status, and the account, address, or ID you asked us to pay.' },
            {
              label: 'Verification',
              words: 'The result, and which document you had to resubmit and why. Your photos stay with the verification provider.',
            },
            { label: 'Messages', words: 'Your messages to support, and our replies.' },
            { label: 'Safety', words: 'When and from which IP address you logged in, and failed attempts, to protect your account.' },
          ],
        },
      ],
    },
    {
      id: 'on-your-device',
      title: 'What’s stored on your device',
      blocks: [
        { kind: 'paragraph', words: 'We use your browser’s storage, not tracking cookies. It holds:' },
        {
          kind: 'list',
          items: [
            'what keeps you logged in, until you log out or it expires,',
            'what lets you look around without an account,',
            'your language, theme, and app version.',
          ],
        },
        {
          kind: 'paragraph',
          words:
            'If you allow notifications, we also keep the address your browser receives them at. You can turn them off in your browser anytime.',
        },
      ],
    },
    {
      id: 'who-else-sees-it',
      title: 'Who else sees it',
      blocks: [
        {
          kind: 'facts',
          rows: [
            {
              label: 'Game providers',
              words:
                'An ID that stands for you, the kind of token, and your balance for the game. At poker tables, also the first two letters of your display name. Not your name or contact details.',
            },
            { label: 'Payment providers', words: 'What they need to take or make a payment.' },
            { label: 'The verification provider', words: 'Your name, date of birth, and address, and the photos you take in its window.' },
            {
              label: 'Marketing',
              words:
                'We email you offers only if you’ve opted in. If we use a marketing service, it doesn’t run on pages where you pay or withdraw.',
            },
            { label: 'Authorities', words: 'What the law requires, and nothing more.' },
          ],
        },
        { kind: 'paragraph', words: 'We don’t sell your data.' },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Account and profile: as long as you have your account.',
            'Balance changes, payments, withdrawals, and rounds: after that, for as long as accounting and anti-money-laundering laws require.',
            'Support tickets: as long as you have your account.',
            `Messages sent with the contact form: ${CONTACT_MESSAGE_DAYS} days.`,
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            [{ strong: 'Access. ' }, 'Ask for a copy of what we keep about you.'],
            [{ strong: 'Correction. ' }, 'You can change most of it in your profile. Ask us for the rest.'],
            [{ strong: 'Deletion. ' }, 'We’ll delete what we’re not required to keep, and tell you what that is.'],
            [{ strong: 'Opt out. ' }, 'Turn off offers by email in your settings, and notifications in your browser.'],
            [{ strong: 'Complaints. ' }, 'Contact us, or the data protection authority where you live.'],
          ],
        },
        {
          kind: 'paragraph',
          words: ['Email us from your account’s email address, or use the ', linkTo('contact', 'contact form'), '.'],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'paragraph',
          words:
            'If this policy changes in a way that matters to you, we’ll let you know before it takes effect. The effective date is at the top of this page.',
        },
      ],
    },
  ],
  related: [pages.terms, pages.questions, pages.contact],
}
