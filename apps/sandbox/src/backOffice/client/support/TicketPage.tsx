import type { DeskTicket } from '@lagoon/contract/wire/operator/tickets'
import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { CopyableId } from '@lagoon/ui/patterns/CopyableId/CopyableId'
import { FactList } from '@lagoon/ui/patterns/FactList/FactList'
import { TicketThread } from '@lagoon/ui/patterns/TicketThread/TicketThread'
import { addressOf } from '../address.ts'
import * as styles from '../Office.css.ts'
import { Part } from '../Part.tsx'
import { RoomHead } from '../RoomHead.tsx'
import { useAnswer } from '../useAnswer.ts'
import { Waited } from '../Waited.tsx'
import { timeWords } from '../words.ts'
import { TicketActions, type TicketActionsProps } from './TicketActions.tsx'
import { stepTones, stepWords, typeWords } from './words.ts'

const PlayerFacts = ({ player }: Pick<DeskTicket, 'player'>) => (
  <FactList
    facts={[
      { term: 'Display name', value: player.displayName },
      { term: 'Email', value: player.email },
      { term: 'Country', value: player.country === '' ? 'None' : player.country },
      {
        term: 'Identity',
        value: <Link href={addressOf('verification', player.id)}>{player.isIdVerified ? 'Verified' : 'Not verified'}</Link>,
      },
    ]}
  />
)

const TicketFacts = ({ ticket }: { ticket: DeskTicket }) => (
  <FactList
    facts={[
      { term: 'Topic', value: typeWords[ticket.type] },
      { term: 'Opened', value: timeWords(ticket.postedAt) },
      { term: 'Assigned to', value: ticket.assignedTo ?? 'Nobody' },
      ...(ticket.resolvedBy === null ? [] : [{ term: 'Resolved by', value: ticket.resolvedBy }]),
    ]}
  />
)

const Open = ({ ticket, ...acting }: TicketActionsProps) => (
  <>
    <RoomHead title={ticket.title}>
      {ticket.player.displayName} · {ticket.id}
    </RoomHead>
    <div className={styles.marks}>
      <Badge tone={stepTones[ticket.step]}>{stepWords[ticket.step]}</Badge>
    </div>
    <div className={styles.sides}>
      <div className={styles.side}>
        <Part id="messages" title="Messages">
          <TicketThread
            comments={ticket.comments.map((comment) => ({ ...comment, when: timeWords(comment.at) }))}
            roles={{ PLAYER: 'player', AGENT: 'support' }}
          />
        </Part>
        <Part id="reply" title="Reply">
          <TicketActions key={acting.agent} ticket={ticket} {...acting} />
        </Part>
      </div>
      <div className={styles.side}>
        <Part id="player" title="Player">
          <PlayerFacts player={ticket.player} />
        </Part>
        <Part id="ticket" title="Ticket">
          <TicketFacts ticket={ticket} />
        </Part>
        <CopyableId label="Player ID" value={ticket.player.id} />
      </div>
    </div>
  </>
)

/** One ticket with its messages, and what an agent can do about it. */
export const TicketPage = ({ id, agent }: { id: string; agent: string | null }) => {
  const { view, show, refresh } = useAnswer('ticket', { id })
  return (
    <>
      <div>
        <Link weight="standalone" href={addressOf('support')}>
          All tickets
        </Link>
      </div>
      <Waited view={view} what="the ticket">
        {({ ticket }) => <Open ticket={ticket} agent={agent} show={show} refresh={refresh} />}
      </Waited>
    </>
  )
}
