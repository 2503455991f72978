import { contactViewAtom, loadContactAtom, solveCaptchaAtom, submitContactAtom } from '@lagoon/domain/support/contact.atoms'
import { loadTicketsAtom, replyToTicketAtom, submitTicketAtom, ticketsViewOf } from '@lagoon/domain/support/tickets.atoms'
import type { TicketsView } from '@lagoon/domain/support/tickets.state'
import { definePage, defineRoute } from '../defineRoute.ts'
import type { Place } from '../place.ts'

/** contact-us: for everybody. A player's name and address stand in the form. */
export const contactUs = defineRoute({
  load: ({ set }) => set(loadContactAtom),
  view: contactViewAtom,
  events: ({ set }) => ({ onSolveCaptcha: () => void set(solveCaptchaAtom), onSubmit: (values) => void set(submitContactAtom, values) }),
  screen: () => import('@lagoon/ui/screens/content/ContactUs/ContactUs').then(({ ContactUs }) => ContactUs),
})

const ticketIn = ({ query }: Place): string | undefined => query.get('ticket') ?? undefined

const titleIn = (view: TicketsView): string | undefined => {
  switch (view.state) {
    case 'opened':
      return view.ticket.title
    case 'writing':
    case 'sending':
    case 'notSent':
      return 'New ticket'
    case 'sent':
      return 'Ticket sent'
    default:
      return undefined
  }
}

/** profile?tab=support: the tickets of the player; `ticket` in the address names one of them, or a new one. */
export const tickets = definePage({
  load: ({ set, place }) => set(loadTicketsAtom, ticketIn(place)),
  view: (place) => ticketsViewOf(ticketIn(place)),
  title: titleIn,
  events: ({ set }) => ({
    onSubmit: (values) => void set(submitTicketAtom, values),
    onReply: ({ id, comments }) => void set(replyToTicketAtom, id, comments),
  }),
  screen: () => import('@lagoon/ui/screens/support/Tickets/Tickets').then(({ Tickets }) => Tickets),
})
