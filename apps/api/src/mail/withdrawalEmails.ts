import { withdrawalAddress } from '@lagoon/contract/withdrawal/addresses'
import { failureWords, refusalWords } from '@lagoon/contract/problems/withdrawalReasons'
import { formatPrice } from '../payments/words.ts'
import { receivesOf, type WithdrawalRow } from '../payouts/engine/rows.ts'
import type { Addressee } from './confirmationEmail.ts'
import { writeEmail, type Email } from './email.ts'

/** Writes an email about a withdrawal, as it stands when the email leaves. */
export type WriteWithdrawalEmail = (addressee: Addressee, origin: string, withdrawal: WithdrawalRow) => Email

interface Words {
  readonly subject: string
  readonly opening: string
  readonly closing?: readonly string[]
}

const email =
  (words: (withdrawal: WithdrawalRow, sum: string) => Words): WriteWithdrawalEmail =>
  ({ email: to, firstName }, origin, withdrawal) => {
    const { subject, opening, closing = [] } = words(withdrawal, formatPrice(receivesOf(withdrawal)))
    return writeEmail({
      to,
      subject,
      greeting: `Hello ${firstName},`,
      opening,
      action: { label: 'View your withdrawal', href: origin + withdrawalAddress(withdrawal.id) },
      closing: [...closing, `Withdrawal ID: ${withdrawal.id}.`],
    })
  }

const givenBack = ({ given_back, amount }: WithdrawalRow): string =>
  given_back === amount ? 'All its tokens are back in your balance.' : 'Its tokens are back in your balance, without the fee.'

export const withdrawalRequestedEmail = email((row, sum) => ({
  subject: 'We have your withdrawal request',
  opening: `You requested a withdrawal of ${sum} to ${row.destination_label}. We’ll review your request. You can cancel it until the review starts.`,
  closing: ['Wasn’t you? Contact support right away.'],
}))

export const withdrawalCancelledEmail = email((_, sum) => ({
  subject: 'Your withdrawal is canceled',
  opening: `You canceled your withdrawal of ${sum}. All its tokens are back in your balance.`,
}))

export const withdrawalApprovedEmail = email((row, sum) => ({
  subject: 'Your withdrawal is approved',
  opening: `We approved your withdrawal. We’ll send ${sum} to ${row.destination_label} next.`,
}))

export const withdrawalRefusedEmail = email((row, sum) => ({
  subject: 'Your withdrawal was declined',
  opening: `We couldn’t approve your withdrawal of ${sum}. ${refusalWords[row.refusal ?? 'OTHER']} ${givenBack(row)}`,
  closing: row.refusal_note === null ? [] : [row.refusal_note],
}))

export const withdrawalSentEmail = email((row, sum) => ({
  subject: 'Your withdrawal is on its way',
  opening: `We sent ${sum} to ${row.destination_label}.`,
  closing: row.reference === null ? [] : [`The provider’s reference: ${row.reference}.`],
}))

export const withdrawalPaidEmail = email((row, sum) => ({
  subject: 'Your withdrawal was paid',
  opening: `${sum} was paid to ${row.destination_label}.`,
  closing: row.reference === null ? [] : [`The provider’s reference: ${row.reference}.`],
}))

export const withdrawalFailedEmail = email((row, sum) => ({
  subject: 'Your withdrawal didn’t go through',
  opening: `We couldn’t pay ${sum} to ${row.destination_label}. ${failureWords[row.failure ?? 'OTHER']} ${givenBack(row)}`,
}))

export const withdrawalReturnedEmail = email((row, sum) => ({
  subject: 'Your withdrawal was returned',
  opening: `We sent ${sum} to ${row.destination_label}, and it was returned. ${failureWords[row.failure ?? 'OTHER']} ${givenBack(row)}`,
}))
