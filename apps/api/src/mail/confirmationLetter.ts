import { emailVerificationAddress } from '@lagoon/contract/account/addresses'
import { writeLetter, type Letter } from './letter.ts'

/** How long the link of the letter works, in hours. */
export const CONFIRMATION_HOURS = 24

export interface Addressee {
  readonly email: string
  readonly firstName: string
}

/** Asks a new player to confirm the address. `origin` is the app's, `token` works once. */
export const confirmationLetter = ({ email, firstName }: Addressee, origin: string, token: string): Letter =>
  writeLetter({
    to: email,
    subject: 'Confirm your email address',
    greeting: `Hello ${firstName},`,
    opening:
      'Thank you for joining Lagoon. Please confirm that this email address is yours. Your welcome tokens are then credited and you can log in.',
    action: { label: 'Confirm my address', href: origin + emailVerificationAddress(token) },
    closing: [
      `The link works once, for ${CONFIRMATION_HOURS} hours. You can ask for a new one on the log-in page.`,
      'Did you not sign up? Then someone mistyped their address. You need not do anything, and we will not write again.',
    ],
  })
