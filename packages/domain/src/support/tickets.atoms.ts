import { domainAtom } from '../assembly/domainAtom.ts'
import type { ResultOf } from '../client/operation.ts'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
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

type Writing =
  | { readonly state: 'writing'; readonly refusals: readonly FieldErrorDetail[] }
  | { readonly state: 'sending' }
  | { readonly state: 'notSent' }
  | { readonly state: 'sent'; readonly ticket: Ticket }

const listAtom = ownedAtom<readonly Ticket[] | 'failed' | undefined>(undefined)
const writingAtom = ownedAtom<Writing>({ state: 'writing', refusals: [] })
const replyAtom = ownedAtom<{ readonly id: string; readonly state: 'ready' | 'sending' | 'failed' } | undefined>(undefined)

export const loadTicketsAtom = atom(null, async (get, set) => {
  if (get(listAtom) === 'failed') set(listAtom, undefined)
  const answer = await get(domainAtom).client.call(tickets, {})
  if (answer.ok) set(listAtom, answer.value.tickets.map(toTicket))
  else if (get(listAtom) === undefined) set(listAtom, 'failed')
})

/** A fresh form. */
export const startTicketAtom = atom(null, (_get, set) => set(writingAtom, { state: 'writing', refusals: [] }))

/** The ticket as it stands now, on top of the list: it was updated last. */
const holdAtom = atom(null, (get, set, ticket: Ticket) => {
  const list = get(listAtom)
  set(listAtom, [ticket, ...(Array.isArray(list) ? list.filter(({ id }) => id !== ticket.id) : [])])
})

export const submitTicketAtom = atom(null, async (get, set, values: TicketValues) => {
  if (get(writingAtom).state === 'sending') return
  const { type, title, comments } = values
  set(writingAtom, { state: 'sending' })
  const answer = await get(domainAtom).client.call(openTicket, { input: { type, title, comments } })
  if (answer.ok) {
    const ticket = toTicket(answer.value.openTicket)
    set(holdAtom, ticket)
    return set(writingAtom, { state: 'sent', ticket })
  }
  const refusals = answer.error.kind === 'refusal' ? answer.error.fieldErrorDetails : []
  set(writingAtom, refusals.length > 0 ? { state: 'writing', refusals } : { state: 'notSent' })
})

export const replyToTicketAtom = atom(null, async (get, set, id: string, comments: string) => {
  if (get(replyAtom)?.state === 'sending') return
  set(replyAtom, { id, state: 'sending' })
  const answer = await get(domainAtom).client.call(replyToTicket, { id, comments })
  if (answer.ok) set(holdAtom, toTicket(answer.value.replyToTicket))
  set(replyAtom, answer.ok ? undefined : { id, state: 'failed' })
})

/** What the address asks for: all tickets, a new one, or one by its id; an id that the player has not shows all. */
export const ticketsViewOf = (place: string | undefined) =>
  atom((get): TicketsView => {
    if (place === 'new') return get(writingAtom)
    const list = get(listAtom)
    if (list === undefined) return { state: 'loading' }
    if (list === 'failed') return { state: 'failed' }
    const ticket = list.find(({ id }) => id === place)
    const reply = get(replyAtom)
    if (ticket !== undefined) return { state: 'opened', ticket, reply: reply?.id === ticket.id ? reply.state : 'ready' }
    return list.length === 0 ? { state: 'empty' } : { state: 'filled', tickets: list }
  })
