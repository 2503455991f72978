import { contactUsAddress } from '@lagoon/contract/content/addresses'
import { ticketAddress } from '@lagoon/contract/support/addresses'
import type { ContactMessage, Ticket } from '../db/schema.generated.ts'
import type { Addressee } from './confirmationEmail.ts'
import { writeEmail, type Email } from './email.ts'

type WrittenTicket = Pick<Ticket, 'reference' | 'title'>

/** Writes an email about a ticket. What was written stands on its page alone: an email may be read by others. */
export type WriteTicketEmail = (addressee: Addressee, origin: string, ticket: WrittenTicket) => Email

const ticketEmail =
  (subject: string, opening: (title: string) => string, next: string): WriteTicketEmail =>
  ({ email: to, firstName }, origin, { reference, title }) =>
    writeEmail({
      to,
      subject: `${subject} ${reference}`,
      greeting: `Hello ${firstName},`,
      opening: opening(title),
      action: { label: 'View your ticket', href: origin + ticketAddress(reference) },
      closing: [next],
    })

export const ticketRepliedEmail = ticketEmail(
  'We replied to your ticket',
  (title) => `We replied to your ticket “${title}”.`,
  'To write back, use the ticket’s page. We can’t read replies to this email.',
)

export const ticketResolvedEmail = ticketEmail(
  'We resolved your ticket',
  (title) => `We resolved your ticket “${title}”. You can still read it on its page.`,
  'If you need more help, open a new ticket and mention this ticket’s ID.',
)

/** Our reply to a message of the contact form, to the address that its sender gave. */
export const contactRepliedEmail = (
  { email: to, firstName: name }: Addressee,
  origin: string,
  { reference, reply, answeredBy }: Pick<ContactMessage, 'reference'> & { readonly reply: string; readonly answeredBy: string },
): Email =>
  writeEmail({
    to,
    subject: `Our reply to your message ${reference}`,
    greeting: `Hello ${name},`,
    opening: `${reply}\n\n${answeredBy}, Lagoon support`,
    action: { label: 'Contact us again', href: origin + contactUsAddress },
    closing: [`Include your reference number, ${reference}, if you contact us again about this. We can’t read replies to this email.`],
  })
