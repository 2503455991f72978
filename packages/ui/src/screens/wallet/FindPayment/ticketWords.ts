import type { FoundPayment, PaymentMemory } from '@lagoon/domain/wallet/payments/findPayment.state'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { dateFormat } from '../../../words/dateFormat.ts'

export interface TicketWords {
  readonly title: string
  readonly comments: string
}

const day = dateFormat('en-US', { dateStyle: 'medium' })
/** A day of the calendar is the same one in every time zone. */
const calendarDay = dateFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const OPENING = 'I paid and don’t see my tokens.'

/** What support is told of a payment that was found. */
export const ticketOfFound = ({ payment, standing }: FoundPayment): TicketWords => {
  const sum = formatPrice(payment.price.minor, payment.price.currency)
  return {
    title: `Payment of ${sum} on ${day.format(new Date(payment.startedAt))}`,
    comments: [
      OPENING,
      '',
      `Payment ID: ${payment.paymentId}`,
      `Package: ${payment.item}`,
      `Amount: ${sum} ${payment.price.currency}`,
      `Paid with: ${payment.method}`,
      `Started: ${payment.startedAt}`,
      `Shown as: ${standing.state === 'notPaid' ? `not paid (${standing.reason.toLowerCase()})` : standing.state}`,
    ].join('\n'),
  }
}

/** What a player remembers of a payment: its amount and day, or its ID. */
const memoryWords = (memory: PaymentMemory): string =>
  memory.by === 'sum'
    ? `${formatPrice(memory.amount, memory.currency)} ${memory.currency} on ${calendarDay.format(new Date(`${memory.day}T00:00:00Z`))}`
    : `ID ${memory.reference}`

/** That no payment fits, as said to the player and to support. */
export const nothingFoundWords = (memory: PaymentMemory): string =>
  memory.by === 'sum' ? `no payment of ${memoryWords(memory)}` : `no payment with ${memoryWords(memory)}`

/** What support is told of a payment that nobody finds. */
export const ticketOfMemory = (memory: PaymentMemory): TicketWords => ({
  title: `Payment not found: ${memoryWords(memory)}`.slice(0, 100),
  comments: [OPENING, '', `The search found ${nothingFoundWords(memory)}.`].join('\n'),
})
