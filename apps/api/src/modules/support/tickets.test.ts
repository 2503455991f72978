import { isProblemCode } from '@lagoon/contract/problems/problem'
import { buildSchema } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../test/support/node.ts'
import type { Ticket } from '../../graphql/resolvers.generated.ts'
import { readContract } from '../../graphql/schema.ts'

let node: TestNode
let mine: string
let stranger: string
let displayName: string
beforeAll(async () => {
  node = await startNode()
  const player = await confirmedPlayer(node)
  displayName = player.displayName
  mine = (await logIn(node, player.email)).accessToken
  stranger = (await logIn(node, (await confirmedPlayer(node)).email)).accessToken
})
afterAll(() => node?.app.stop())

const input = { type: 'GAME', title: 'A round without an end', comments: 'The reels stopped.' }
const open = async (): Promise<Ticket> =>
  ((await node.call('OpenTicket', { input }, mine)).body.data as unknown as { openTicket: Ticket }).openTicket
const listed = async (token: string): Promise<Ticket[]> =>
  ((await node.call('Tickets', {}, token)).body.data as unknown as { tickets: Ticket[] }).tickets
const reply = (id: string, comments: string, token = mine) => node.call('ReplyToTicket', { id, comments }, token)

describe('a ticket', () => {
  it('is checked by the rules of the form', async () => {
    const { body } = await node.call('OpenTicket', { input: { type: 'GAME', title: ' ', comments: '' } }, mine)
    expect(body.fieldErrorDetails?.map(({ field, code }) => `${field} ${code}`)).toEqual(['title required', 'comments required'])
    expect((await node.call('OpenTicket', { input })).status).toBe(401)
  })

  it('is posted with its first message, and the last updated one stands on top', async () => {
    const first = await open()
    expect(first).toMatchObject({ step: 'POSTED', title: input.title, assignedTo: null, lastUpdatedBy: displayName })
    expect(first.id).toMatch(/^T-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const second = await open()
    await reply(first.id, 'It stands still.')
    const tickets = await listed(mine)
    expect(tickets.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(tickets[0]?.comments.map(({ text, from }) => `${from} ${text}`)).toEqual([
      'PLAYER The reels stopped.',
      'PLAYER It stands still.',
    ])
  })

  it('waits for the team again once the player has answered, and takes no reply once it is resolved', async () => {
    const { id } = await open()
    const { kysely } = node.app.services.database
    await sql`UPDATE ticket SET step = 'ANSWERED', assigned_to = 'Tomasz' WHERE reference = ${id}`.execute(kysely)
    expect((await reply(id, 'Thank you.')).body.data).toMatchObject({ replyToTicket: { step: 'ASSIGNED' } })
    await sql`UPDATE ticket SET step = 'RESOLVED', resolved_by = 'Tomasz' WHERE reference = ${id}`.execute(kysely)
    expect((await reply(id, 'One more thing.')).body).toMatchObject({ status: 409, code: 'TICKET_RESOLVED' })
  })

  it('takes 200 messages, whoever wrote them, and then asks for another ticket', async () => {
    const { id } = await open()
    const { kysely } = node.app.services.database
    await sql`INSERT INTO ticket_comment (ticket_id, sender, author, text)
      SELECT id, 'AGENT', 'Tomasz', 'Answer ' || n FROM ticket, generate_series(1, 198) n WHERE reference = ${id}`.execute(kysely)
    expect((await reply(id, 'The last one.')).status).toBe(200)
    const refused = await reply(id, 'One too many.')
    expect(refused.body).toMatchObject({ status: 400, code: 'BAD_INPUT' })
    expect(refused.body.message).toBe('This ticket is full. Open a new ticket and mention this ticket’s ID.')
    expect((await listed(mine)).find((ticket) => ticket.id === id)?.comments).toHaveLength(200)
  })

  it('of somebody else is like one that never was', async () => {
    const { id } = await open()
    expect(await listed(stranger)).toEqual([])
    const answers = [await reply(id, 'Mine now?', stranger), await reply('T-0000-0000', 'Mine now?', stranger)]
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ status: 404, code: 'TICKET_NOT_FOUND' })
  })

  it('is throttled for its player', async () => {
    let last = await node.call('OpenTicket', { input }, mine)
    for (let posted = 0; posted < 10 && last.status === 200; posted += 1) last = await node.call('OpenTicket', { input }, mine)
    expect(last.body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect((await node.call('OpenTicket', { input }, stranger)).status).toBe(200)
  })

  it.each([
    ['tickets', ['429 TOO_MANY_REQUESTS']],
    ['openTicket', ['400 with fieldErrorDetails', '429 TOO_MANY_REQUESTS']],
    [
      'replyToTicket',
      ['400 with fieldErrorDetails', '400 BAD_INPUT', '404 TICKET_NOT_FOUND', '409 TICKET_RESOLVED', '429 TOO_MANY_REQUESTS'],
    ],
  ])('has its refusals in the schema: %s', (name, refusals) => {
    const schema = buildSchema(readContract())
    const field = schema.getMutationType()?.getFields()[name] ?? schema.getQueryType()?.getFields()[name]
    for (const refusal of refusals) expect(field?.description).toContain(refusal)
    const codes = field?.description?.match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? []
    expect(codes.filter((code) => !isProblemCode(code))).toEqual([])
  })
})
