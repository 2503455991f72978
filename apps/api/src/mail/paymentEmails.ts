import { thankYouAddress } from '@lagoon/contract/wallet/addresses'
import { priceOf, type PaymentRow } from '../payments/engine/rows.ts'
import { keptTokens } from '../payments/kept.ts'
import { formatPrice, reversedInWords, tokenList } from '../payments/words.ts'
import { writeEmail, type Email } from './email.ts'
import type { Addressee } from './confirmationEmail.ts'

const action = (origin: string, { id }: PaymentRow) => ({ label: 'View your payment', href: origin + thankYouAddress(id) })

/** Tells a player that a purchase is paid and its tokens are there, also when they stopped waiting for it. */
export const paymentReceivedEmail = ({ email, firstName }: Addressee, origin: string, payment: PaymentRow): Email =>
  writeEmail({
    to: email,
    subject: 'Your tokens are here',
    greeting: `Hello ${firstName},`,
    opening: `We received ${formatPrice(priceOf(payment))} for ${payment.title}. Your balance went up by ${tokenList(keptTokens(payment.tokens))}.`,
    action: action(origin, payment),
    closing: [`Paid with ${payment.method}. Payment ID: ${payment.id}.`],
  })

/** Tells a player that a payment went back, and what follows. */
export const paymentReversedEmail = ({ email, firstName }: Addressee, origin: string, payment: PaymentRow): Email =>
  writeEmail({
    to: email,
    subject: 'A payment was reversed',
    greeting: `Hello ${firstName},`,
    opening: `${reversedInWords({ title: payment.title, price: priceOf(payment), reversed: payment.reversed_minor })}, so we took the tokens for it from your balance.`,
    action: action(origin, payment),
    closing: ['If you’d already used some of those tokens, you owe them. Your payment shows how many. Questions? Contact support.'],
  })
