import type { ResultOf } from '../client/operation.ts'
import { newTicket } from '@lagoon/contract/support/addresses'
import { loadable } from '../kernel/loadable.ts'
import { saving, type Saving } from '../kernel/saving.ts'
import { ownedAtom } from '../session/ownedAtom.ts'
import { atom } from '../store.ts'
import { openTicket, replyToTicket, tickets } from './support.operations.ts'
import type { Ticket, TicketsView, TicketValues } from './tickets.state.ts'

type WireTicket = ResultOf<'Tickets'>['tickets'][number]

const toTicket = ({ assignedTo, resolvedBy, ...ticket }: WireTicket): Ticket => ({
  ...ticket,
  ...(assignedTo === null ? {} : { assignedTo }),
  ...(resolvedBy === null ? {} : { resolvedBy }),
})

const list = loadable(tickets, ({ tickets: wire }): readonly Ticket[] => wire.map(toTicket))
const writing = saving(openTicket)
const replies = saving(replyToTicket)
/** The ticket that the last reply was for. */
const repliedIdAtom = ownedAtom<string | undefined>(undefined)

/** What stands at this place of the page: all tickets, one by its id, or a fresh form of a new one. */
export const loadTicketsAtom = atom(null, (_get, set, place?: string) => {
  set(writing.reset)
  set(replies.reset)
  return place === newTicket ? undefined : set(list.load, {})
})

/** The list with a ticket on top, since it was updated last; as it is where support updated that one later. */
const withTicket =
  (ticket: Ticket) =>
  (known: readonly Ticket[]): readonly Ticket[] =>
    known.some(({ id, lastUpdatedAt }) => id === ticket.id && lastUpdatedAt > ticket.lastUpdatedAt)
      ? known
      : [ticket, ...known.filter(({ id }) => id !== ticket.id)]

export const submitTicketAtom = atom(null, async (_get, set, { type, title, comments }: TicketValues) => {
  const saved = await set(writing.save, { input: { type, title, comments } })
  if (saved !== undefined) set(list.update, {}, withTicket(toTicket(saved.openTicket)))
})

export const replyToTicketAtom = atom(null, async (get, set, id: string, comments: string) => {
  if (get(replies.savingAtom).state === 'saving') return
  set(repliedIdAtom, id)
  const saved = await set(replies.save, { id, comments })
  if (saved !== undefined) set(list.update, {}, withTicket(toTicket(saved.replyToTicket)))
})

const writingViewAtom = atom((get): TicketsView => {
  const progress = get(writing.savingAtom)
  switch (progress.state) {
    case 'saving':
      return { state: 'sending' }
    case 'saved':
      return { state: 'sent', ticket: toTicket(progress.value.openTicket) }
    case 'editing': {
      const { refusals, problem } = progress
      return problem === undefined || refusals.length > 0 ? { state: 'writing', refusals } : { state: 'notSent' }
    }
  }
})

const replyTo = ({ id }: Ticket, repliedId: string | undefined, progress: Saving<unknown>): 'ready' | 'sending' | 'failed' => {
  if (id !== repliedId || progress.state === 'saved') return 'ready'
  if (progress.state === 'saving') return 'sending'
  return progress.problem === undefined ? 'ready' : 'failed'
}

/** What the address asks for: all tickets, a new one, or one by its id; an id that the player has not shows all. */
export const ticketsViewOf = (place: string | undefined) =>
  atom((get): TicketsView => {
    if (place === newTicket) return get(writingViewAtom)
    const known = get(list.at({}))
    if (known.state !== 'loaded') return known
    const ticket = known.value.find(({ id }) => id === place)
    if (ticket !== undefined) return { state: 'opened', ticket, reply: replyTo(ticket, get(repliedIdAtom), get(replies.savingAtom)) }
    return known.value.length === 0 ? { state: 'empty' } : { state: 'filled', tickets: known.value }
  })
