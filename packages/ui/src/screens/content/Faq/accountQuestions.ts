import { forgotPasswordAddress, loginReturnAddress, profileAddress } from '@lagoon/contract/account/addresses'
import { brand } from '../../../brand.ts'
import { grantedWords } from '../grantedWords.ts'
import { linkTo } from '../pages.ts'
import type { ShortQuestion } from './faqText.ts'

const settings = { link: 'Profile > Settings', href: loginReturnAddress(profileAddress('settings')) }

export const startQuestions: readonly ShortQuestion[] = [
  [
    'who-can-play',
    'Who can have an account?',
    'Anyone 18 or over. One account per person, in your own name. We ask you to confirm you’re 18 or older when you sign up, and check your date of birth before we pay out any prize.',
  ],
  [
    'welcome-tokens',
    'What do I get when I sign up?',
    `${grantedWords}, one time, as soon as you confirm your email. There’s no code to enter and nothing to buy.`,
  ],
  [
    'no-confirmation-email',
    'I didn’t get my confirmation email.',
    'Check your spam folder first, then resend the email from the login page. Only the newest link works.',
    'If you misspelled your email, contact us and we’ll correct it. No one can use the account until its email is confirmed.',
  ],
  ['what-does-it-cost', 'Is it free?', 'Yes. An account is free, and you can play every open game with game tokens.'],
]

export const accountQuestions: readonly ShortQuestion[] = [
  [
    'forgot-password',
    'I forgot my password.',
    [
      'Get a reset link on ',
      { link: 'Forgot password', href: forgotPasswordAddress },
      '. If you’ve confirmed your phone number, you can get a one-time code by text instead.',
    ],
  ],
  [
    'other-devices',
    'It says I’m logged in on another device.',
    'You can only be logged in on one device at a time. Confirm to log out the other one. The game provider will finish any open round there.',
    'If you don’t recognize the other device, confirm and then change your password.',
  ],
  [
    'is-this-email-yours',
    'Is this email really from you?',
    `Links in our emails only open pages on ${brand.name}. We’ll never ask for your password, a code, or a card number by email or in a ticket.`,
    [`Not sure? Don’t click the link. Ask us at ${brand.supportEmail}.`],
  ],
  [
    'take-a-break',
    'How do I take a break?',
    [
      'You can’t set a break or self-exclusion in your settings yet. What you can do right now is set a deposit limit and a loss limit in ',
      settings,
      '. A lower limit takes effect right away.',
    ],
    [
      'You can ask us for a break: ',
      linkTo('contact', 'contact us'),
      ' from your account’s email address. We can’t promise how soon that happens. If you need to stop now, find free help in ',
      linkTo('care', 'responsible gaming'),
      '.',
    ],
  ],
  [
    'close-account',
    'How do I close my account?',
    `Email ${brand.supportEmail} from your account’s email address. You’ll lose any tokens left in the account, so withdraw your prize tokens first.`,
    ['To see what we have to keep afterward and for how long, read the ', linkTo('privacy'), '.'],
  ],
]
