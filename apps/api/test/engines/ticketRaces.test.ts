import { randomUUID } from 'node:crypto'
import { contactPaths } from '@lagoon/contract/wire/operator/contacts'
import { ticketPaths } from '@lagoon/contract/wire/operator/tickets'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNode, type TestNode } from '../support/node.ts'
import { operatorCall, OPERATOR_SECRET } from '../support/operatorCall.ts'
import { newPlayer } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'

const AGENTS = ['Ana', 'Ben', 'Cem', 'Dora', 'Eli', 'Fay']

let scratch: Scratch
let nodes: TestNode[]
beforeAll(async () => {
  scratch = await scratchDatabase()
  const settings = { databaseUrl: scratch.url(), operatorSecret: OPERATOR_SECRET, logLevel: 'warn' }
  nodes = [await startNode(settings), await startNode(settings)]
})
afterAll(async () => {
  await Promise.all((nodes ?? []).map((node) => node.app.stop()))
  await scratch?.drop()
})

const database = () => (nodes[0] as TestNode).app.services.database.kysely
/** By each of the nodes in turn. */
const call = async (index: number, path: string, body: object): Promise<string> =>
  (await operatorCall((nodes[index % nodes.length] as TestNode).address, path, body)).reply.status

let opened = 0
const ticket = async (): Promise<{ id: bigint; reference: string }> => {
  const reference = `T-RACE-${String((opened += 1)).padStart(4, '0')}`
  const player_id = await newPlayer(database())
  const { id } = await database()
    .insertInto('ticket')
    .values({ reference, player_id, type: 'GAME', title: 'A round', last_updated_by: 'ada' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database().insertInto('ticket_comment').values({ ticket_id: id, sender: 'PLAYER', author: 'ada', text: 'It stopped.' }).execute()
  return { id, reference }
}
const sorted = (answers: readonly string[]) => answers.toSorted((a, b) => a.localeCompare(b))

it('a ticket that agents take at once, at several nodes, is one agent’s', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { reference } = await ticket()
    const answers = await Promise.all(AGENTS.map((agent, index) => call(index, ticketPaths.act, { do: 'take', id: reference, agent })))
    expect(sorted(answers)).toEqual(['OK', ...Array(AGENTS.length - 1).fill('TAKEN_BY_ANOTHER')])
  }
})

it('a reply that is sent several times at once is kept, told and mailed once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, reference } = await ticket()
    await call(0, ticketPaths.act, { do: 'take', id: reference, agent: 'Ana' })
    const act = { do: 'reply', id: reference, agent: 'Ana', reply: { key: randomUUID(), text: 'We look at it.' } }
    const answers = await Promise.all(AGENTS.map((_, index) => call(index, ticketPaths.act, act)))
    expect(new Set(answers)).toEqual(new Set(['OK']))
    const written = database().selectFrom('ticket_comment').selectAll().where('ticket_id', '=', id).where('sender', '=', 'AGENT')
    expect(await written.execute()).toHaveLength(1)
    expect(await database().selectFrom('outgoing_message').selectAll().where('ticket_id', '=', id).execute()).toHaveLength(1)
  }
})

it('a contact message that agents answer at once has one reply', async () => {
  for (let round = 0; round < 10; round += 1) {
    const reference = `C-RACE-${String(round).padStart(4, '0')}`
    const sender = { name: 'Ada', email: 'ada@example.com', message: 'Hello.' }
    await database()
      .insertInto('contact_message')
      .values({ ...sender, reference, captcha_signature: reference })
      .execute()
    const act = { do: 'reply', id: reference, text: 'Hello.' }
    const answers = await Promise.all(AGENTS.map((agent, index) => call(index, contactPaths.act, { ...act, agent })))
    expect(sorted(answers)).toEqual([...Array(AGENTS.length - 1).fill('NOT_NOW'), 'OK'])
  }
})
