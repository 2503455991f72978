import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { playerOf } from '../playerOf.ts'
import { captcha, sendContactMessage } from './contact.ts'
import { openTicket, replyToTicket, ticketsOf } from './tickets.ts'

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    captcha: (_parent, _arguments, { services, ip }) => captcha(services, ip),
    tickets: (_parent, _arguments, { services, caller }) => ticketsOf(services, playerOf(caller)),
  },
  Mutation: {
    sendContactMessage: (_parent, { input }, { services, ip }) => sendContactMessage(services, input, ip),
    openTicket: (_parent, { input }, { services, caller }) => openTicket(services, playerOf(caller), input),
    replyToTicket: (_parent, { id, comments }, { services, caller }) => replyToTicket(services, playerOf(caller), id, comments),
  },
}
