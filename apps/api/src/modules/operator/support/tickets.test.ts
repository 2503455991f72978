import { randomUUID } from 'node:crypto'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { operatorPaths, type OperatorState } from '@lagoon/contract/wire/operator/operator'
import {
  ticketPaths,
  ticketReply,
  ticketsReply,
  type DeskTicket,
  type DeskTickets,
  type TicketAct,
  type TicketsQuery,
} from '@lagoon/contract/wire/operator/tickets'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, eventually, logIn, type SignUp } from '../../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { operatorCall, OPERATOR_SECRET } from '../../../../test/support/operatorCall.ts'
import { listen } from '../../../../test/support/stomp.ts'
import type { Ticket } from '../../../graphql/resolvers.generated.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ operatorSecret: OPERATOR_SECRET })
})
afterAll(() => node?.app.stop())

const database = () => node.app.services.database.kysely
const does = async (act: object): Promise<{ http: number; status: string; ticket: DeskTicket | undefined }> => {
  const { http, reply } = await operatorCall(node.address, ticketPaths.act, act)
  const read = v.parse(ticketReply, reply)
  return { http, status: read.status, ticket: read.status === 'OK' ? read.ticket : undefined }
}
const take = (id: string, agent = 'Ines') => does({ do: 'take', id, agent } satisfies TicketAct)
const written = (text: string) => ({ key: randomUUID(), text })
const reply = (id: string, text = 'We look at it.', agent = 'Ines') => does({ do: 'reply', id, agent, reply: written(text) })
const one = async (id: string): Promise<DeskTicket> => {
  const read = v.parse(ticketReply, (await operatorCall(node.address, ticketPaths.one, { id })).reply)
  if (read.status !== 'OK') throw new Error(read.status)
  return read.ticket
}
const resolve = async (id: string, more: Partial<Extract<TicketAct, { do: 'resolve' }>> = {}) =>
  does({ do: 'resolve', id, agent: 'Ines', seen: (await one(id)).comments.at(-1)?.id ?? '', ...more })
const list = async (query: Partial<TicketsQuery> = {}): Promise<DeskTickets> => {
  const read = v.parse(ticketsReply, (await operatorCall(node.address, ticketPaths.list, { queue: 'WAITING', ...query })).reply)
  if (read.status !== 'OK') throw new Error(read.status)
  return read
}

interface Opened {
  readonly id: string
  readonly player: SignUp & { readonly id: string }
  readonly token: string
  readonly says: (comments: string) => Promise<{ status: number; body: Record<string, unknown> }>
}
/** A ticket of a player of its own, as the app opens it. */
const opened = async (title = 'A round without an end'): Promise<Opened> => {
  const player = await confirmedPlayer(node)
  const session = await logIn(node, player.email)
  const { body } = await node.call('OpenTicket', { input: { type: 'GAME', title, comments: 'The reels stopped.' } }, session.accessToken)
  const { id } = (body.data as unknown as { openTicket: Ticket }).openTicket
  const says = (comments: string) => node.call('ReplyToTicket', { id, comments }, session.accessToken)
  return { id, says, token: session.accessToken, player: { ...player, id: session.player.id } }
}
const toldOf = async (playerId: string): Promise<{ titles: string[]; mails: string[] }> => {
  const [notes, mails] = await Promise.all([
    database()
      .selectFrom('notification')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('topic', '=', 'SUPPORT')
      .orderBy('id')
      .execute(),
    database().selectFrom('outgoing_message').select('kind').where('player_id', '=', playerId).where('ticket_id', 'is not', null).execute(),
  ])
  return { titles: notes.map(({ title }) => title), mails: mails.map(({ kind }) => kind) }
}
const logOf = async (id: string): Promise<string[]> => {
  const { actions } = (await operatorCall(node.address, operatorPaths.state, {})).reply as unknown as OperatorState
  return actions.filter(({ command, detail }) => command === 'handleTicket' && detail.endsWith(id)).map(({ detail }) => detail)
}

describe('who works on tickets', () => {
  it('nobody without the operator’s signature', async () => {
    const { id } = await opened()
    for (const path of Object.values(ticketPaths))
      expect((await node.post(path, JSON.stringify({ do: 'take', id, agent: 'Ines' }))).body).toEqual({ status: 'BAD_SIGNATURE' })
    expect((await one(id)).step).toBe('POSTED')
  })

  it.each([
    ['no name', { do: 'take', agent: ' ' }],
    ['no id of ours', { do: 'take', agent: 'Ines', id: 't1' }],
    ['a reply without a text', { do: 'reply', agent: 'Ines', reply: { key: randomUUID(), text: '  ' } }],
    ['a reply without its key', { do: 'reply', agent: 'Ines', reply: { text: 'Hello.' } }],
    ['a reply that is too long', { do: 'reply', agent: 'Ines', reply: { key: randomUUID(), text: 'a'.repeat(5_001) } }],
    ['what is not asked for', { do: 'take', agent: 'Ines', step: 'RESOLVED' }],
  ])('nothing is done with %s', async (_, body) => {
    const { id } = await opened()
    expect(await does({ id, ...body })).toMatchObject({ http: 400, status: 'BAD_REQUEST' })
  })

  it('a ticket that is not there is said to be so', async () => {
    expect(await take('T-0000-0000')).toMatchObject({ http: 404, status: 'TICKET_NOT_FOUND' })
    expect((await operatorCall(node.address, ticketPaths.one, { id: 'T-0000-0000' })).reply).toEqual({ status: 'TICKET_NOT_FOUND' })
  })
})

describe('a ticket', () => {
  it('is shown with its messages and what an agent has to know of its player', async () => {
    const { id, player } = await opened()
    expect(await one(id)).toMatchObject({
      step: 'POSTED',
      assignedTo: null,
      player: { id: player.id, displayName: player.displayName, email: player.email, isIdVerified: false },
      comments: [{ from: 'PLAYER', author: player.displayName, text: 'The reels stopped.' }],
      may: ['take'],
    })
  })

  it('is taken by one agent; another is refused, the same one keeps it', async () => {
    const { id, player } = await opened()
    expect(await reply(id)).toMatchObject({ http: 409, status: 'NOT_NOW' })
    expect(await resolve(id)).toMatchObject({ status: 'NOT_NOW' })
    expect((await take(id)).ticket).toMatchObject({ step: 'ASSIGNED', assignedTo: 'Ines', may: ['putBack', 'reply', 'resolve'] })
    expect(await take(id, 'Rui')).toMatchObject({ http: 409, status: 'TAKEN_BY_ANOTHER' })
    expect(await reply(id, 'Mine.', 'Rui')).toMatchObject({ status: 'TAKEN_BY_ANOTHER' })
    expect(await resolve(id, { agent: 'Rui' })).toMatchObject({ status: 'TAKEN_BY_ANOTHER' })
    expect((await take(id, ' ines ')).ticket).toMatchObject({ assignedTo: 'Ines' })
    expect(await logOf(id)).toEqual([`Ines: take ${id}`])
    expect(await toldOf(player.id)).toEqual({ titles: [], mails: [] })
  })

  it('is put back by anybody, as its agent may be away, and taken by another one', async () => {
    const { id } = await opened()
    expect(await does({ do: 'putBack', id, agent: 'Rui' })).toMatchObject({ status: 'NOT_NOW' })
    await take(id)
    expect((await does({ do: 'putBack', id, agent: 'Rui' })).ticket).toMatchObject({ step: 'POSTED', assignedTo: null })
    expect((await take(id, 'Rui')).ticket).toMatchObject({ step: 'ASSIGNED', assignedTo: 'Rui' })
    expect(await logOf(id)).toEqual([`Rui: take ${id}`, `Rui: putBack ${id}`, `Ines: take ${id}`])
  })

  it('has a reply, of which its player is told live, in the list and by email, and waits again once they write', async () => {
    const { id, player, says } = await opened()
    await take(id)
    const { ticket } = await reply(id, '  The round was paid.\nPlease look.  ')
    expect(ticket).toMatchObject({ step: 'ANSWERED', waitingSince: null, lastUpdatedBy: 'Ines' })
    expect(ticket?.comments.at(-1)).toMatchObject({ from: 'AGENT', author: 'Ines', text: 'The round was paid.\nPlease look.' })
    expect(await toldOf(player.id)).toEqual({ titles: ['Support replied to your ticket'], mails: ['ticket-replied'] })
    const email = await eventually(() => node.emails.find(({ to, subject }) => to === player.email && subject.includes(id)))
    expect(email.text).toContain(`/profile?tab=support&ticket=${id}`)
    expect(email.text).not.toContain('The round was paid.')
    const before = await one(id)
    await says('It was not.')
    expect(await one(id)).toMatchObject({ step: 'ASSIGNED', assignedTo: 'Ines' })
    expect(Date.parse((await one(id)).waitingSince ?? '')).toBeGreaterThanOrEqual(Date.parse(before.lastUpdatedAt))
  })

  it('is told of to open tabs with each step, and to every browser that is logged in once there is a reply', async () => {
    const { id, player, token } = await opened()
    const session = await database().selectFrom('session').select('id').where('player_id', '=', player.id).executeTakeFirstOrThrow()
    await database()
      .insertInto('push_token')
      .values({ token: `of ${id}`, session_id: session.id, source_type: 'WEB_APP' })
      .execute()
    const { messages, stop } = await listen(node.address, token)
    const told = () => messages.map(({ body }) => JSON.parse(body) as PlayerMessage).filter(({ topic }) => topic === 'ticket')
    for (const [number, act] of [take, reply, (ticket: string) => resolve(ticket)].entries()) {
      await act(id)
      await eventually(() => told()[number])
    }
    await stop()
    expect(told()).toMatchObject(Array(3).fill({ ticketId: id }))
    const pushes = await database().selectFrom('push_delivery').selectAll().where('token', '=', `of ${id}`).orderBy('message_id').execute()
    expect(pushes.map(({ topic, title, text, href }) => ({ topic, title, text, href }))).toEqual(
      ['Support replied to your ticket', 'Your ticket is resolved'].map((title) => ({
        ...{ topic: 'SUPPORT', title, text: 'View your ticket.', href: `/profile?tab=support&ticket=${id}` },
      })),
    )
  })

  it('may have a second reply in a row, of which its player is told too', async () => {
    const { id, player } = await opened()
    await take(id)
    await reply(id)
    expect((await reply(id, 'One more thing.')).ticket?.comments).toHaveLength(3)
    expect((await toldOf(player.id)).titles).toHaveLength(2)
  })

  it('has the same reply once, however often it is sent, also at once', async () => {
    const { id, player } = await opened()
    await take(id)
    const act = { do: 'reply', id, agent: 'Ines', reply: written('Once.') } satisfies TicketAct
    const answers = await Promise.all([does(act), does(act), does(act)])
    expect(answers.map(({ status }) => status)).toEqual(['OK', 'OK', 'OK'])
    expect((await one(id)).comments.filter(({ from }) => from === 'AGENT')).toHaveLength(1)
    expect((await toldOf(player.id)).mails).toEqual(['ticket-replied'])
    expect(await does({ ...act, reply: { ...act.reply, text: 'Twice.' } })).toMatchObject({ http: 400, status: 'BAD_REQUEST' })
    const other = await opened()
    await take(other.id)
    expect(await does({ ...act, id: other.id })).toMatchObject({ status: 'BAD_REQUEST' })
  })

  it('of several agents who take it at once one has it', async () => {
    const { id } = await opened()
    const agents = ['Ana', 'Ben', 'Cem', 'Dora']
    const answers = await Promise.all(agents.map((agent) => take(id, agent)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['OK', 'TAKEN_BY_ANOTHER', 'TAKEN_BY_ANOTHER', 'TAKEN_BY_ANOTHER'])
    expect((await one(id)).assignedTo).toBe(agents[answers.findIndex(({ status }) => status === 'OK')])
    expect(await logOf(id)).toHaveLength(1)
  })

  it('is resolved with a last reply, told once, and refuses everything from then on', async () => {
    const { id, player, says } = await opened()
    await take(id)
    const last = written('It is settled.')
    const { ticket } = await resolve(id, { reply: last })
    expect(ticket).toMatchObject({ step: 'RESOLVED', resolvedBy: 'Ines', may: [] })
    expect(ticket?.comments.at(-1)?.text).toBe('It is settled.')
    expect(await toldOf(player.id)).toEqual({ titles: ['Your ticket is resolved'], mails: ['ticket-resolved'] })
    expect((await resolve(id, { reply: last })).status).toBe('OK')
    expect((await one(id)).comments).toHaveLength(2)
    for (const answer of [
      await take(id),
      await does({ do: 'putBack', id, agent: 'Ines' }),
      await reply(id),
      await resolve(id, { reply: written('Again.') }),
      await resolve(id, { agent: 'Rui' }),
    ])
      expect(answer).toMatchObject({ http: 409, status: 'TICKET_RESOLVED' })
    expect((await says('One more thing.')).body).toMatchObject({ code: 'TICKET_RESOLVED' })
  })

  it('is resolved without a reply, once', async () => {
    const { id, player } = await opened()
    await take(id)
    expect((await resolve(id)).ticket).toMatchObject({ step: 'RESOLVED' })
    expect((await resolve(id)).status).toBe('OK')
    expect(await logOf(id)).toEqual([`Ines: resolve ${id}`, `Ines: take ${id}`])
    expect((await toldOf(player.id)).mails).toEqual(['ticket-resolved'])
  })

  it('is not resolved over a message that its agent has not read', async () => {
    const { id, says } = await opened()
    await take(id)
    const seen = (await one(id)).comments.at(-1)?.id ?? ''
    await says('I found something.')
    expect(await resolve(id, { seen })).toMatchObject({ http: 409, status: 'NOT_NOW' })
    expect((await resolve(id)).status).toBe('OK')
  })
})

describe('the list', () => {
  const mine = async (ids: readonly string[], query: Partial<TicketsQuery> = {}): Promise<string[]> =>
    (await list({ first: 100, ...query })).rows.map(({ id }) => id).filter((id) => ids.includes(id))

  it('has what waits, the longest waiting first; who adds to a ticket keeps their place', async () => {
    const [first, second] = [await opened(), await opened()]
    const ids = [first.id, second.id]
    await first.says('Are you there?')
    expect(await mine(ids)).toEqual(ids)
    await take(first.id)
    await reply(first.id)
    expect(await mine(ids)).toEqual([second.id])
    expect(await mine(ids, { queue: 'ANSWERED' })).toEqual([first.id])
    await first.says('I am not happy.')
    expect(await mine(ids)).toEqual([second.id, first.id])
    await resolve(first.id)
    expect(await mine(ids)).toEqual([second.id])
    expect(await mine(ids, { queue: 'RESOLVED' })).toEqual([first.id])
  })

  it('is narrowed to what an agent has', async () => {
    const [first, second] = [await opened(), await opened()]
    await take(first.id, 'Noor')
    expect(await mine([first.id, second.id], { agent: 'noor' })).toEqual([first.id])
  })

  it('comes in pages, each ticket once, and says how many there are', async () => {
    for (let number = 0; number < 3; number += 1) await opened()
    const all = await list({ first: 100 })
    expect(all).toMatchObject({ next: null, inQueue: all.rows.length })
    const found: string[] = []
    for (let after: string | null | undefined; after !== null;) {
      const page = await list({ first: 2, ...(after !== undefined && { after }) })
      found.push(...page.rows.map(({ id }) => id))
      after = page.next
    }
    expect(found).toEqual(all.rows.map(({ id }) => id))
  })
})
