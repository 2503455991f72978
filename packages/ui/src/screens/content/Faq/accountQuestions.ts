import { forgotPasswordAddress, profileAddress } from '@lagoon/contract/account/addresses'
import { brand } from '../../../brand.ts'
import { grantedWords } from '../grantedWords.ts'
import { linkTo } from '../pages.ts'
import type { ShortQuestion } from './faqText.ts'

export const startQuestions: readonly ShortQuestion[] = [
  [
    'who-can-play',
    'Who can have an account?',
    `Adults of 18 years and over, one account each, in their own name. We ask at sign-up and check the date of birth before anything is paid out.`,
  ],
  [
    'welcome-tokens',
    'What do I start with?',
    `${grantedWords}, once, as soon as you have confirmed your email address. There is no code to enter and nothing to buy.`,
  ],
  [
    'no-letter',
    'The letter to confirm my address has not come.',
    'Look into the folder for spam first, then ask for a new letter on the log-in page. Only the newest link works.',
    'If the address has a spelling mistake, sign up again with the right one. The wrong account cannot be used by anybody.',
  ],
  [
    'what-does-it-cost',
    'Does it cost anything?',
    'No. An account is free, and every open game can be played with game tokens. Packages are for those who want more tokens; nothing stays closed without them.',
  ],
]

export const accountQuestions: readonly ShortQuestion[] = [
  [
    'forgot-password',
    'I forgot my password.',
    [
      'Ask for a link on ',
      { link: 'Forgot password', href: forgotPasswordAddress },
      '. If you gave a phone number, you can have a one-time code sent there instead.',
    ],
  ],
  [
    'other-devices',
    'It says that I am logged in on another device.',
    'One device at a time can be logged in. Confirm, and the other one is logged out; a round that is open there is finished by its provider.',
    'If you know of no other device, confirm and then change your password.',
  ],
  [
    'is-this-letter-yours',
    'Is this email really from you?',
    'Our letters contain a link to confirm an address or to set a password. We never ask for your password, a code or a card number, not by email and not in a chat.',
    [`If you are not sure, do not follow the link. Ask us: ${brand.supportEmail}.`],
  ],
  [
    'take-a-break',
    'How do I stop for a while?',
    [
      'Under ',
      { link: 'Profile, Settings', href: profileAddress('settings') },
      ' you take a break of 24 hours to 30 days, or exclude yourself for 6 months or a year. What happens then is in ',
      linkTo('care', 'responsible gaming'),
      '.',
    ],
  ],
  [
    'close-account',
    'How do I close my account?',
    'Withdraw your prize tokens first, then write to us from the email address of the account. All other tokens end with it.',
    ['What we have to keep afterwards, and for how long, is in the ', linkTo('privacy'), '.'],
  ],
]
