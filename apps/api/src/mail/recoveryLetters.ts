import { forgotPasswordAddress, resetPasswordAddress } from '@lagoon/contract/account/addresses'
import { writeLetter, type Letter } from './letter.ts'
import type { Addressee } from './confirmationLetter.ts'

/** How long the link of the letter works, in minutes. */
export const RESET_MINUTES = 30

/** Lets a player choose a new password. `origin` is the app's, `token` works once. */
export const resetLetter = ({ email, firstName }: Addressee, origin: string, token: string): Letter =>
  writeLetter({
    to: email,
    subject: 'Choose a new password',
    greeting: `Hello ${firstName},`,
    opening: 'Somebody, we hope you, asked for a new password for your Lagoon account. Choose it here.',
    action: { label: 'Choose a new password', href: origin + resetPasswordAddress(token) },
    closing: [
      `The link works once, for ${RESET_MINUTES} minutes. Once the new password is saved, every device has to log in again.`,
      'Was it not you? Then ignore this letter: your password stays as it is.',
    ],
  })

/** Tells a player that the password is another one now, in case it was somebody else. */
export const passwordChangedLetter = ({ email, firstName }: Addressee, origin: string): Letter =>
  writeLetter({
    to: email,
    subject: 'Your password was changed',
    greeting: `Hello ${firstName},`,
    opening: 'The password of your Lagoon account was changed a moment ago. Was it you? Then all is well.',
    action: { label: 'It was not me', href: origin + forgotPasswordAddress },
    closing: ['If it was not you, choose a new password at once: every device is then logged out.'],
  })

/** Carries a one-time code to an email address. */
export const codeLetter = ({ email, firstName }: Addressee, code: string, minutes: number): Letter =>
  writeLetter({
    to: email,
    subject: 'Your code for Lagoon',
    greeting: `Hello ${firstName},`,
    opening: `Enter this code where you asked for it. It works once, for ${minutes} minutes.`,
    code,
    closing: ['Nobody of Lagoon will ever ask you for it. Did you not ask for a code? Then you need not do anything.'],
  })

/** The same for a phone. */
export const codeText = (code: string, minutes: number): string =>
  `${code} is your code for Lagoon. It works once, for ${minutes} minutes. Nobody of Lagoon will ever ask you for it.`
