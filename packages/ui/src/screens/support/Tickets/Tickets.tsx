import { newTicketAddress } from '@lagoon/contract/support/addresses'
import type { TicketsView, TicketValues } from '@lagoon/domain/support/tickets.state'
import type { ReactNode } from 'react'
import { GridBones } from '../../../kit/DataGrid/GridBones.tsx'
import { SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { NewTicket } from './NewTicket.tsx'
import { OpenedTicket } from './OpenedTicket.tsx'
import { TicketList } from './TicketList.tsx'

export interface TicketsEvents {
  /** A new ticket, checked by the rules. */
  onSubmit: (values: TicketValues) => void
  /** An answer to an open ticket, checked by the rules. */
  onReply: (event: { id: string; comments: string }) => void
  onRetry: () => void
}

export interface TicketsProps extends TicketsEvents {
  view: TicketsView
  /** What is already known of a new ticket: the type and title of where the player came from. */
  initialValues?: Partial<TicketValues>
}

const All = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <ScreenFrame
    title="Support tickets"
    intro="Report a problem and keep track of it. Our replies are here too, and we email you when there’s a new one."
    width="regular"
    {...(action !== undefined && { actions: action })}
  >
    {children}
  </ScreenFrame>
)

/** The tickets of the player, one of them opened, and a new one. */
export const Tickets = ({ view, initialValues, onSubmit, onReply, onRetry }: TicketsProps) => {
  switch (view.state) {
    case 'loading':
      return (
        <All>
          <SkeletonRegion label="Loading your tickets">
            <GridBones rows={4} />
          </SkeletonRegion>
        </All>
      )
    case 'failed':
      return (
        <All>
          <DidNotLoad illustration="rope" title="Your tickets didn’t load" onRetry={onRetry}>
            Nothing is lost. Your tickets are saved.
          </DidNotLoad>
        </All>
      )
    case 'empty':
      return (
        <All>
          <EmptyState
            illustration="lighthouse"
            title="No tickets yet"
            action={
              <Action href={newTicketAddress()} weight="primary">
                Open a ticket
              </Action>
            }
          >
            If something goes wrong, open a ticket. You’ll see its status and our replies here.
          </EmptyState>
        </All>
      )
    case 'filled':
      return (
        <All
          action={
            <Action href={newTicketAddress()} weight="primary">
              New ticket
            </Action>
          }
        >
          <TicketList tickets={view.tickets} />
        </All>
      )
    case 'opened':
      return <OpenedTicket {...view} onReply={onReply} />
    case 'writing':
    case 'sending':
    case 'notSent':
    case 'sent':
      return <NewTicket view={view} initialValues={initialValues} onSubmit={onSubmit} />
  }
}
