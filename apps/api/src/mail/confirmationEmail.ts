import { emailVerificationAddress } from '@lagoon/contract/account/addresses'
import { writeEmail, type Email } from './email.ts'

/** How long the link of the email works, in hours. */
export const CONFIRMATION_HOURS = 24

export interface Addressee {
  readonly email: string
  readonly firstName: string
}

/** Asks a new player to confirm the address. `origin` is the app's, `token` works once. */
export const confirmationEmail = ({ email, firstName }: Addressee, origin: string, token: string): Email =>
  writeEmail({
    to: email,
    subject: 'Confirm your email',
    greeting: `Hello ${firstName},`,
    opening: 'Thanks for joining Lagoon! Confirm your email to get your welcome tokens and log in.',
    action: { label: 'Confirm email', href: origin + emailVerificationAddress(token) },
    closing: [
      `This link works once and expires in ${CONFIRMATION_HOURS} hours. You can get a new one on the login page.`,
      'Didn’t sign up? Someone may have mistyped their email. You can ignore this message, and we won’t email you again.',
    ],
  })
