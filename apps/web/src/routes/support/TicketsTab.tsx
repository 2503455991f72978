import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loadTicketsAtom, replyToTicketAtom, startTicketAtom, submitTicketAtom, ticketsViewOf } from '@lagoon/domain/support/tickets.atoms'
import { Tickets } from '@lagoon/ui/screens/support/Tickets/Tickets'
import { useAtomValue, useSetAtom } from '../../state.ts'

/** profile?tab=support: the tickets of the player; `ticket` in the address names one of them, or a new one. */
export const TicketsTab = () => {
  const [parameters] = useSearchParams()
  const place = parameters.get('ticket') ?? undefined
  const view = useAtomValue(useMemo(() => ticketsViewOf(place), [place]))
  const load = useSetAtom(loadTicketsAtom)
  const start = useSetAtom(startTicketAtom)
  const submit = useSetAtom(submitTicketAtom)
  const reply = useSetAtom(replyToTicketAtom)
  useEffect(
    function loadOrStart() {
      if (place === 'new') start()
      else void load()
    },
    [load, start, place],
  )
  return (
    <Tickets
      view={view}
      onSubmit={(values) => void submit(values)}
      onReply={({ id, comments }) => void reply(id, comments)}
      onRetry={() => void load()}
    />
  )
}
