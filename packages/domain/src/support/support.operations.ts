import { screenShows } from '../client/screenShows.ts'
import { operation } from '../client/operation.ts'
import { graphql } from '../gql/gql.ts'

export const captcha = operation(
  'Captcha',
  graphql(`
    query Captcha {
      captcha
    }
  `),
)

export const sendContactMessage = screenShows(
  ['BAD_INPUT', 'CAPTCHA_INVALID'],
  operation(
    'SendContactMessage',
    graphql(`
      mutation SendContactMessage($input: ContactInput!) {
        sendContactMessage(input: $input) {
          reference
        }
      }
    `),
  ),
)

export const tickets = operation(
  'Tickets',
  graphql(`
    query Tickets {
      tickets {
        ...TicketParts
      }
    }

    fragment TicketParts on Ticket {
      id
      type
      title
      step
      comments {
        id
        from
        author
        text
        at
      }
      assignedTo
      resolvedBy
      postedAt
      lastUpdatedBy
      lastUpdatedAt
    }
  `),
)

export const openTicket = screenShows(
  ['BAD_INPUT'],
  operation(
    'OpenTicket',
    graphql(`
      mutation OpenTicket($input: TicketInput!) {
        openTicket(input: $input) {
          ...TicketParts
        }
      }
    `),
  ),
)

export const replyToTicket = operation(
  'ReplyToTicket',
  graphql(`
    mutation ReplyToTicket($id: ID!, $comments: String!) {
      replyToTicket(id: $id, comments: $comments) {
        ...TicketParts
      }
    }
  `),
)
