import { forgotPasswordAddress, resetPasswordAddress } from '@lagoon/contract/account/addresses'
import { writeEmail, type Email } from './email.ts'
import type { Addressee } from './confirmationEmail.ts'

/** How long the link of the email works, in minutes. */
export const RESET_MINUTES = 30

/** Lets a player choose a new password. `origin` is the app's, `token` works once. */
export const resetEmail = ({ email, firstName }: Addressee, origin: string, token: string): Email =>
  writeEmail({
    to: email,
    subject: 'Choose a new password',
    greeting: `Hello ${firstName},`,
    opening: 'We got a request to reset the password for your Lagoon account. Choose a new one here.',
    action: { label: 'Choose a new password', href: origin + resetPasswordAddress(token) },
    closing: [
      `This link works once and expires in ${RESET_MINUTES} minutes. Once you save your new password, you’ll be logged out on all devices.`,
      'Wasn’t you? You can ignore this email. Your password won’t change.',
    ],
  })

/** Tells a player that the password is another one now, in case it was somebody else. */
export const passwordChangedEmail = ({ email, firstName }: Addressee, origin: string): Email =>
  writeEmail({
    to: email,
    subject: 'Your password was changed',
    greeting: `Hello ${firstName},`,
    opening: 'The password for your Lagoon account was just changed. If this was you, you’re all set.',
    action: { label: 'This wasn’t me', href: origin + forgotPasswordAddress },
    closing: ['If this wasn’t you, choose a new password right away. That logs out all devices.'],
  })

/** Carries a one-time code to an email address. */
export const codeEmail = ({ email, firstName }: Addressee, code: string, minutes: number): Email =>
  writeEmail({
    to: email,
    subject: 'Your Lagoon code',
    greeting: `Hello ${firstName},`,
    opening: `Enter this code to continue. It works once and expires in ${minutes} minutes.`,
    code,
    closing: [
      'Don’t share this code. We’ll never call, text, or email to ask for it. If you didn’t request it, you can ignore this email.',
    ],
  })

/** The same for a phone. */
export const codeText = (code: string, minutes: number): string =>
  `${code} is your Lagoon code. It expires in ${minutes} minutes. Don’t share it. We’ll never call, text, or email to ask for it.`
