import { useState } from 'react'
import type { DeskTicket, TicketAct } from '@lagoon/contract/wire/operator/tickets'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { ask, type Answered } from '../ask.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Outcome } from '../Outcome.tsx'
import { useActs } from '../useActs.ts'
import { ReplyToPlayer } from './ReplyToPlayer.tsx'

const doneWords: Readonly<Record<TicketAct['do'], string>> = {
  take: 'It’s yours. Write a reply below.',
  putBack: 'It’s back in the queue.',
  reply: 'Your reply is sent.',
  resolve: 'The ticket is resolved.',
}

export interface TicketActionsProps {
  ticket: DeskTicket
  /** Who works here; null: nobody has said. */
  agent: string | null
  /** Shows the ticket as an act left it. */
  show: (answer: Answered<'ticket'>) => void
  /** Reads it anew. */
  refresh: () => void
}

/** What may be done with a ticket as it stands, and by whom. */
export const TicketActions = ({ ticket, agent, show, refresh }: TicketActionsProps) => {
  const { outcome, pending, doAtOnce, finish, refuse } = useActs<'actOnTicket', 'take'>({ show, refresh })
  const [isPuttingBack, setPuttingBack] = useState(false)
  const isMine = ticket.assignedTo !== null && ticket.assignedTo === agent
  return (
    <Stack>
      <Outcome done={outcome} />
      {ticket.step === 'RESOLVED' && <Text tone="soft">It’s resolved. If the player needs more help, they open a new ticket.</Text>}
      {ticket.step !== 'RESOLVED' && agent === null && <Notice>Choose who you are under “Signed in as” to reply.</Notice>}
      {ticket.may.includes('take') && agent !== null && (
        <div>
          <Button
            weight="primary"
            isPending={pending === 'take'}
            onPress={() => void doAtOnce('take', ask('actOnTicket', { do: 'take', id: ticket.id, agent }), doneWords.take)}
          >
            Take this ticket
          </Button>
        </div>
      )}
      {ticket.step !== 'RESOLVED' && ticket.assignedTo !== null && !isMine && <Notice>{ticket.assignedTo} has taken it.</Notice>}
      {isMine && agent !== null && ticket.may.includes('reply') && (
        <ReplyToPlayer ticket={ticket} agent={agent} onDone={(answer, act) => finish(answer, doneWords[act])} onRefused={refuse} />
      )}
      {ticket.may.includes('putBack') && agent !== null && (
        <div>
          <Button onPress={() => setPuttingBack(true)}>Put back</Button>
        </div>
      )}
      {isPuttingBack && agent !== null && (
        <ConfirmDialog<'actOnTicket'>
          title="Put this ticket back?"
          label="Put back"
          isDanger={false}
          send={() => ask('actOnTicket', { do: 'putBack', id: ticket.id, agent })}
          onDone={(answer) => {
            finish(answer, doneWords.putBack)
            setPuttingBack(false)
          }}
          onClose={() => {
            setPuttingBack(false)
            refresh()
          }}
        >
          <Text>{isMine ? 'Anybody can take it then.' : `${ticket.assignedTo ?? 'Nobody'} has it now. Anybody can take it then.`}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  )
}
