import type { Ticket } from '@lagoon/domain/support/tickets.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { CopyableFact } from '../../../patterns/CopyableId/CopyableId.tsx'
import { FactList, type Fact } from '../../../patterns/FactList/FactList.tsx'
import { dayOf, typeNames } from './ticketWords.ts'

const person = (term: string, name: string | undefined): readonly Fact[] => (name === undefined ? [] : [{ term, value: name }])

/** What stands on the cover of a ticket (§3). */
export const TicketFacts = ({ ticket }: { ticket: Ticket }) => (
  <Surface as="section" labelledBy="ticket-facts">
    <Heading level={2} size="large" id="ticket-facts" place={{ marginBlockEnd: 'close' }}>
      Ticket details
    </Heading>
    <FactList
      facts={[
        { term: 'Ticket ID', value: <CopyableFact label="Ticket ID" value={ticket.id} /> },
        { term: 'Topic', value: typeNames[ticket.type] },
        { term: 'Opened', value: <time dateTime={ticket.postedAt}>{dayOf(ticket.postedAt)}</time> },
        ...person('Assigned to', ticket.assignedTo),
        ...person('Resolved by', ticket.resolvedBy),
        { term: 'Last updated by', value: ticket.lastUpdatedBy },
      ]}
    />
  </Surface>
)
