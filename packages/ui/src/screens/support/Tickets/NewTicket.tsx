import { ticketAddress, ticketsAddress } from '@lagoon/contract/support/addresses'
import { findPaymentAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { Ticket, TicketsView, TicketValues } from '@lagoon/domain/support/tickets.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { TicketForm } from './TicketForm.tsx'
import { typeNames } from './ticketWords.ts'
import type { TicketsEvents } from './Tickets.tsx'
import * as styles from './Tickets.css.ts'

interface NewTicketProps extends Pick<TicketsEvents, 'onSubmit'> {
  view: Extract<TicketsView, { state: 'writing' | 'sending' | 'notSent' | 'sent' }>
  initialValues: Partial<TicketValues> | undefined
}

const Sent = ({ ticket }: { ticket: Ticket }) => (
  <div className={styles.sent}>
    <Notice tone="success" announce="politely" title="We got your ticket">
      We’ll email you when we reply. You can add to your ticket until it’s resolved.
    </Notice>
    <div className={styles.what}>
      <Text weight="strong">{ticket.title}</Text>
      <Text size="small" tone="soft">
        {typeNames[ticket.type]}
      </Text>
    </div>
    <CopyableId label="Ticket ID" value={ticket.id} />
    <div className={styles.actions}>
      <Action href={ticketAddress(ticket.id)} weight="primary">
        View ticket
      </Action>
      <Action href={ticketsAddress()}>All tickets</Action>
    </div>
  </div>
)

/** The form of a new ticket, and what became of it. */
export const NewTicket = ({ view, initialValues, onSubmit }: NewTicketProps) => (
  <ScreenFrame
    title={view.state === 'sent' ? 'Ticket sent' : 'New ticket'}
    {...(view.state !== 'sent' && {
      intro: (
        <>
          Tell us what you need help with. We’ll email you when we reply, and you’ll find everything in your ticket.{' '}
          <Link href={findPaymentAddress()}>Paid but don’t see your tokens?</Link>
        </>
      ),
    })}
    back={{ href: ticketsAddress(), label: 'All tickets' }}
    width="narrow"
  >
    <Surface padding="wide">
      {view.state === 'sent' ? <Sent ticket={view.ticket} /> : <TicketForm view={view} initialValues={initialValues} onSubmit={onSubmit} />}
    </Surface>
  </ScreenFrame>
)
