import { parseJson } from '@lagoon/contract/text/parseJson'
import {
  contactAct,
  contactPaths,
  contactQuery,
  contactsQuery,
  type ContactRefusal,
  type ContactReply,
  type ContactsReply,
} from '@lagoon/contract/wire/operator/contacts'
import {
  ticketAct,
  ticketPaths,
  ticketQuery,
  ticketsQuery,
  type TicketRefusal,
  type TicketReply,
  type TicketsReply,
} from '@lagoon/contract/wire/operator/tickets'
import * as v from 'valibot'
import type { HttpRoute } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { signedRoute } from '../signedRoute.ts'
import { actOnContact, contactByReference, waitingContacts } from './contacts.ts'
import { actOnTicket } from './ticketActs.ts'
import { ticketInFull } from './ticketInFull.ts'
import { ticketsOfDesk } from './ticketList.ts'

const httpStatus: Readonly<Record<'OK' | TicketRefusal | ContactRefusal, number>> = {
  OK: 200,
  BAD_SIGNATURE: 401,
  STALE: 401,
  REPLAY: 401,
  BAD_REQUEST: 400,
  TICKET_NOT_FOUND: 404,
  CONTACT_NOT_FOUND: 404,
  NOT_NOW: 409,
  TAKEN_BY_ANOTHER: 409,
  TICKET_RESOLVED: 409,
  INTERNAL: 500,
}

/** The agents' calls about tickets and messages of the contact form, in the operator's name. */
export const supportRoutes = (services: Services, secrets: ReadonlyMap<string, string>): HttpRoute[] => {
  const { kysely } = services.database
  const oneTicket = async (id: string): Promise<TicketReply> => {
    const ticket = await ticketInFull(kysely, id)
    return ticket ? { status: 'OK', ticket } : { status: 'TICKET_NOT_FOUND' }
  }
  const oneContact = async (id: string): Promise<ContactReply> => {
    const contact = await contactByReference(kysely, id)
    return contact ? { status: 'OK', contact } : { status: 'CONTACT_NOT_FOUND' }
  }
  /** A route that answers what it can read. */
  const route = <Asked extends v.GenericSchema, Reply extends TicketsReply | TicketReply | ContactsReply | ContactReply>(
    path: string,
    asked: Asked,
    answer: (read: v.InferOutput<Asked>) => Promise<Reply>,
  ) =>
    signedRoute(services, secrets, {
      path,
      httpStatus,
      answer: async (body): Promise<Reply | { readonly status: 'BAD_REQUEST' }> => {
        const read = v.safeParse(asked, parseJson(body.toString('utf8')))
        return read.success ? answer(read.output) : { status: 'BAD_REQUEST' }
      },
    })
  return [
    route(ticketPaths.list, ticketsQuery, (query) => ticketsOfDesk(kysely, query)),
    route(ticketPaths.one, ticketQuery, ({ id }) => oneTicket(id)),
    route(ticketPaths.act, ticketAct, async (act): Promise<TicketReply> => {
      const done = await actOnTicket(services, act)
      return done.ok ? oneTicket(act.id) : { status: done.error }
    }),
    route(contactPaths.list, contactsQuery, () => waitingContacts(kysely)),
    route(contactPaths.one, contactQuery, ({ id }) => oneContact(id)),
    route(contactPaths.act, contactAct, async (act): Promise<ContactReply> => {
      const done = await actOnContact(services, act)
      return done.ok ? oneContact(act.id) : { status: done.error }
    }),
  ]
}
