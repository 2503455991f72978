import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { playerOf } from '../playerOf.ts'
import { announcementsOf, readAnnouncement } from './announcements.ts'
import { notificationsOf, readNotifications } from './notifications.ts'

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    announcements: (_parent, _arguments, { services, caller }) => announcementsOf(services.database.kysely, playerOf(caller)),
    notifications: (_parent, _arguments, { services, caller }) => notificationsOf(services.database.kysely, playerOf(caller)),
  },
  Mutation: {
    readAnnouncement: (_parent, { id }, { services, caller }) => readAnnouncement(services.database.kysely, playerOf(caller), id),
    readNotifications: (_parent, { id }, { services, caller }) =>
      readNotifications(services.database.kysely, playerOf(caller), id ?? undefined),
  },
}
