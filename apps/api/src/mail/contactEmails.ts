import { forgotPasswordAddress } from '@lagoon/contract/account/addresses'
import { contactUsAddress } from '@lagoon/contract/content/addresses'
import type { Addressee } from './confirmationEmail.ts'
import { writeEmail, type Email } from './email.ts'

/** Tells the old address that the account has another one now: whoever reads it can no longer reset the password. */
export const emailChangedEmail = ({ email, firstName }: Addressee, origin: string): Email =>
  writeEmail({
    to: email,
    subject: 'Your email was changed',
    greeting: `Hello ${firstName},`,
    opening:
      'The email for your Lagoon account was just changed. From now on, we’ll email the new address. If this was you, you’re all set.',
    action: { label: 'This wasn’t me', href: origin + contactUsAddress },
    closing: ['If this wasn’t you, contact us right away. We’ll help you get your account back.'],
  })

/** Tells a player that the account has another phone number now, in case it was somebody else. */
export const phoneChangedEmail = ({ email, firstName }: Addressee, origin: string): Email =>
  writeEmail({
    to: email,
    subject: 'Your phone number was changed',
    greeting: `Hello ${firstName},`,
    opening: 'The phone number for your Lagoon account was just changed. If this was you, you’re all set.',
    action: { label: 'This wasn’t me', href: origin + forgotPasswordAddress },
    closing: [
      'If this wasn’t you, choose a new password right away. That logs out all devices. Then correct the phone number in your profile.',
    ],
  })
