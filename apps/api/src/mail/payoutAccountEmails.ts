import { forgotPasswordAddress, profileAddress } from '@lagoon/contract/account/addresses'
import type { PayoutAccountRow } from '../payouts/engine/rows.ts'
import type { Addressee } from './confirmationEmail.ts'
import { writeEmail, type Email } from './email.ts'

const wait = ({ created_at: from, usable_from: until }: PayoutAccountRow): string => {
  const hours = Math.round((until.getTime() - from.getTime()) / 3_600_000)
  return hours > 0
    ? `To protect you, we don’t send money there for the first ${hours === 1 ? 'hour' : `${hours} hours`}.`
    : 'We can send money there right away.'
}

const write = (
  { email, firstName }: Addressee,
  origin: string,
  account: PayoutAccountRow,
  words: { subject: string; opening: string },
): Email =>
  writeEmail({
    to: email,
    subject: words.subject,
    greeting: `Hello ${firstName},`,
    opening: `${words.opening} ${wait(account)}`,
    action: { label: 'View your payout accounts', href: origin + profileAddress('withdraw') },
    closing: [`Wasn’t you? Remove the account and choose a new password right away: ${origin}${forgotPasswordAddress}`],
  })

/** Tells a player that there is a new account to be paid out to, in case it was somebody else. */
export const payoutAccountAddedEmail = (addressee: Addressee, origin: string, account: PayoutAccountRow): Email =>
  write(addressee, origin, account, {
    subject: 'A payout account was added',
    opening: `You can now withdraw to ${account.label}.`,
  })

/** The same of an account that took the place of another. */
export const payoutAccountChangedEmail = (addressee: Addressee, origin: string, account: PayoutAccountRow): Email =>
  write(addressee, origin, account, {
    subject: 'A payout account was changed',
    opening: `From now on, withdrawals go to ${account.label} instead of your old account.`,
  })
