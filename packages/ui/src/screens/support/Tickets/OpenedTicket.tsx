import { newTicketAddress, ticketsAddress } from '@lagoon/contract/support/addresses'
import type { TicketsView } from '@lagoon/domain/support/tickets.state'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { TicketThread } from '../../../patterns/TicketThread/TicketThread.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { StepBadge } from './StepBadge.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { momentOf, standingWords } from './ticketWords.ts'
import type { TicketsEvents } from './Tickets.tsx'
import * as styles from './Tickets.css.ts'

type OpenedTicketProps = Extract<TicketsView, { state: 'opened' }> & Pick<TicketsEvents, 'onReply'>

/** One ticket: how it stands, all its messages, and what the player can add. */
export const OpenedTicket = ({ ticket, reply, onReply }: OpenedTicketProps) => (
  <ScreenFrame
    title={ticket.title}
    back={{ href: ticketsAddress(), label: 'All tickets' }}
    intro={
      <span className={styles.intro}>
        <StepBadge step={ticket.step} />
        <Text as="span">{standingWords(ticket)}.</Text>
      </span>
    }
    width="regular"
  >
    <div className={styles.columns}>
      <div className={styles.thread}>
        <TicketThread comments={ticket.comments.map((comment) => ({ ...comment, when: momentOf(comment.at) }))} />
        {ticket.step === 'RESOLVED' ? (
          <Notice tone="success" title="This ticket is resolved" action={<Action href={newTicketAddress()}>Open a new ticket</Action>}>
            You can still read it here. If you need more help, open a new ticket and mention this ticket’s ID.
          </Notice>
        ) : (
          <ReplyForm
            key={ticket.id}
            reply={reply}
            posted={ticket.comments.filter(({ from }) => from === 'PLAYER').length}
            onReply={({ comments }) => onReply({ id: ticket.id, comments })}
          />
        )}
      </div>
      <TicketFacts ticket={ticket} />
    </div>
  </ScreenFrame>
)
