import { operation } from '../client/operation.ts'
import { graphql } from '../gql/gql.ts'

export const announcements = operation(
  'Announcements',
  graphql(`
    query Announcements {
      announcements {
        id
        title
        summary
        paragraphs
        at
        isRead
      }
    }
  `),
)

export const readAnnouncement = operation(
  'ReadAnnouncement',
  graphql(`
    mutation ReadAnnouncement($id: ID!) {
      readAnnouncement(id: $id)
    }
  `),
)

export const notifications = operation(
  'Notifications',
  graphql(`
    query Notifications {
      notifications {
        id
        topic
        title
        text
        at
        href
        isRead
      }
    }
  `),
)

export const readNotifications = operation(
  'ReadNotifications',
  graphql(`
    mutation ReadNotifications($id: ID) {
      readNotifications(id: $id)
    }
  `),
)
