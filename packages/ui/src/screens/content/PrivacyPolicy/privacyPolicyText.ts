import { brand } from '../../../brand.ts'
import type { InformationText } from '../../../patterns/InformationPage/InformationPage.tsx'
import { linkTo, pages } from '../pages.ts'

export const privacyPolicyText: InformationText = {
  title: 'Privacy Policy',
  lead: 'What we keep about you, why we need it, who else sees it, and how you get it changed or deleted.',
  validFrom: '2026-02-01',
  sections: [
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      blocks: [
        { kind: 'paragraph', words: `${brand.company}, ${brand.address}. For anything on this page write to ${brand.supportEmail}.` },
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, and why',
      blocks: [
        {
          kind: 'facts',
          rows: [
            {
              label: 'Your account',
              words:
                'Name, display name, email address, phone number and password. We keep a fingerprint of the password, from which it cannot be read.',
            },
            {
              label: 'Your profile',
              words:
                'Country, state, city, address, zip code, date of birth, gender, photo and social media links: as far as you give them. Some are needed to verify your identity.',
            },
            {
              label: 'Your rounds',
              words: 'Game, bet, outcome and win of every round, as its provider reported it. You see the same in your history.',
            },
            {
              label: 'Your tokens',
              words: 'Every booking, in a ledger that is only ever added to. It is how we can show where each token came from.',
            },
            {
              label: 'Payments',
              words: 'Amount, time, payment method and state. Of a card: brand, last four digits and expiry. Its number never reaches us.',
            },
            { label: 'Withdrawals', words: 'Amount, state, and the account, address or ID that you asked to be paid to.' },
            {
              label: 'Verification',
              words: 'Its outcome, and which document had to be sent again and why. The photos stay with the verification provider.',
            },
            { label: 'Messages', words: 'What you write to support, tickets and chats with their answers.' },
            { label: 'Safety', words: 'When and from which address you logged in, and failed attempts, to protect your account.' },
          ],
        },
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stands on your device',
      blocks: [
        { kind: 'paragraph', words: 'We use the storage of your browser, not tracking cookies. It holds:' },
        {
          kind: 'list',
          items: [
            'what keeps you logged in; it ends with the log-out, and by itself after some hours,',
            'what lets a visitor look around without an account,',
            'your language, the theme you chose, and the version of the app.',
          ],
        },
        {
          kind: 'paragraph',
          words:
            'If you allow notifications, we also keep the address at which your browser receives them. You can take the permission back in the browser at any time.',
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
              words: 'A number that stands for you, the kind of token and the balance for the game. Not your name, and no contact details.',
            },
            { label: 'Payment providers', words: 'What they need to take or make a payment.' },
            { label: 'The verification provider', words: 'Name, date of birth and address, and the photos you take in its window.' },
            {
              label: 'Marketing',
              words:
                'Offers by email only if you have said yes. If a marketing service is in use, it does not run on pages that move money.',
            },
            { label: 'Authorities', words: 'What the law obliges us to hand over, and no more.' },
          ],
        },
        { kind: 'paragraph', words: 'We do not sell data about you.' },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Account and profile: as long as you have the account.',
            'Bookings, payments, withdrawals and rounds: after that for as long as the law on accounts and money laundering asks for.',
            'A self-exclusion: for as long as it runs, also when the account is closed, or it could be got round.',
            'Messages to support: two years after the last answer.',
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
            [{ strong: 'See it. ' }, 'Ask for a copy of what we keep about you.'],
            [{ strong: 'Put it right. ' }, 'Most of it you change in your profile; ask us for the rest.'],
            [{ strong: 'Have it deleted. ' }, 'We delete what the law does not oblige us to keep, and tell you what that is.'],
            [{ strong: 'Say no. ' }, 'Switch offers by email and notifications off in your settings.'],
            [{ strong: 'Complain. ' }, 'To us, or to the data protection authority where you live.'],
          ],
        },
        {
          kind: 'paragraph',
          words: [
            'Write from the email address of your account, or use the ',
            linkTo('contact', 'contact form'),
            '. We answer within 30 days.',
          ],
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
            'When this policy changes in a way that matters to you, we write to you before it holds. The day stands at the top of the page.',
        },
      ],
    },
  ],
  related: [pages.terms, pages.questions, pages.contact],
}
