import { expect, it } from 'vitest'
import { newTicket } from '@lagoon/contract/support/addresses'
import { operationPaths } from '@lagoon/contract/paths'
import type { ResultOf } from '../client/operation.ts'
import { receiveMessageAtom } from '../realtime/liveMessages.ts'
import { testApp } from '../testing/testApp.ts'
import { logInto } from '../testing/testAppSteps.ts'
import { loadTicketsAtom, replyToTicketAtom, submitTicketAtom, ticketsViewOf } from './tickets.atoms.ts'

type WireTicket = ResultOf<'Tickets'>['tickets'][number]

const wireTicket = (id: string, more: Partial<WireTicket> = {}): WireTicket => ({
  id,
  type: 'GAME',
  title: 'A round without an end',
  step: 'POSTED',
  comments: [],
  assignedTo: null,
  resolvedBy: null,
  postedAt: '2026-03-01T18:20:00.000Z',
  lastUpdatedBy: 'mara_vale',
  lastUpdatedAt: '2026-03-01T18:20:00.000Z',
  ...more,
})
const replied = wireTicket('t1', { lastUpdatedAt: '2026-03-02T10:00:00.000Z' })
const values = { type: 'GAME', title: 'A round without an end', comments: 'The reels stopped.' } as const

/** The list that the server has; it is slow, so that it may tell of less than a reply does. */
const open = async (lists: readonly WireTicket[][]) => {
  let asked = 0
  const app = testApp(
    {
      Tickets: () => ({ status: 200, body: { data: { tickets: lists[Math.min((asked += 1), lists.length) - 1] } } }),
      ReplyToTicket: { replyToTicket: replied },
      OpenTicket: { openTicket: wireTicket('t9') },
    },
    { delayOf: ({ path }) => (path === operationPaths.Tickets ? 30 : 5) },
  )
  await logInto(app)
  void app.store.set(loadTicketsAtom)
  await app.browser.pass(50)
  const rows = () => {
    const view = app.store.get(ticketsViewOf(undefined))
    return view.state === 'filled' ? view.tickets.map(({ id, lastUpdatedAt }) => [id, lastUpdatedAt.slice(0, 10)]) : view.state
  }
  return { ...app, rows }
}

it('a reply is in the list that was on its way when it arrived, with what else is new in it', async () => {
  const old = wireTicket('t1')
  const { store, browser, rows } = await open([[old], [wireTicket('t2'), old]])
  void store.set(loadTicketsAtom)
  void store.set(replyToTicketAtom, 't1', 'Yes.')
  await browser.pass(20)
  expect(rows()).toEqual([['t1', '2026-03-02']])
  await browser.pass(50)
  expect(rows()).toEqual([
    ['t1', '2026-03-02'],
    ['t2', '2026-03-01'],
  ])
})

it('a ticket that support answered meanwhile stands as support left it', async () => {
  const answered = wireTicket('t1', { step: 'ANSWERED', lastUpdatedAt: '2026-03-03T10:00:00.000Z' })
  const { store, browser, rows } = await open([[wireTicket('t1')], [answered]])
  void store.set(loadTicketsAtom)
  void store.set(replyToTicketAtom, 't1', 'Yes.')
  await browser.pass(50)
  expect(rows()).toEqual([['t1', '2026-03-03']])
})

it('a ticket that is on its way while its form is opened afresh is sent under the same key once more', async () => {
  const { store, browser } = await open([[]])
  const send = () => {
    void store.set(loadTicketsAtom, newTicket)
    void store.set(submitTicketAtom, values)
  }
  send()
  send()
  await browser.pass(50)
  const keys = browser.asked.filter(({ path }) => path === operationPaths.OpenTicket).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(store.get(ticketsViewOf(newTicket))).toMatchObject({ state: 'sent', ticket: { id: 't9' } })
})

it('an open ticket that support answered is shown as it stands now, once the server tells of it', async () => {
  const answered = wireTicket('t1', { step: 'ANSWERED', lastUpdatedBy: 'Ana', lastUpdatedAt: '2026-03-03T10:00:00.000Z' })
  const { store, browser } = await open([[wireTicket('t1')], [answered]])
  const opened = ticketsViewOf('t1')
  const leave = store.sub(opened, () => undefined)
  expect(store.get(opened)).toMatchObject({ state: 'opened', ticket: { step: 'POSTED' } })
  void store.set(receiveMessageAtom, { id: 'm1', topic: 'ticket', ticketId: 't1' })
  await browser.pass(50)
  expect(store.get(opened)).toMatchObject({ state: 'opened', ticket: { step: 'ANSWERED', lastUpdatedBy: 'Ana' } })
  leave()
})

it('asks for no tickets where none are shown when the server tells of one', async () => {
  const { store, browser } = await open([[wireTicket('t1')]])
  const asked = () => browser.asked.filter(({ path }) => path === operationPaths.Tickets).length
  const before = asked()
  void store.set(receiveMessageAtom, { id: 'm1', topic: 'ticket', ticketId: 't1' })
  await browser.pass(50)
  expect(asked()).toBe(before)
})
