import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../test/support/accounts.ts'
import { documentIdOf, startNode, type TestNode } from '../../test/support/node.ts'
import { plant } from '../../test/support/plant.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ trustProxy: true, seed: true })
})
afterAll(() => node?.app.stop())

interface Caller {
  readonly ip: string
  readonly token?: string
}
const send = (name: OperationName, variables: Record<string, unknown>, { ip, token }: Caller) =>
  node.post(`/graphql/${operationPaths[name]}`, JSON.stringify({ documentId: documentIdOf(name), variables }), {
    'x-forwarded-for': ip,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  })
const player = async (ip: string): Promise<Caller> => ({
  ip,
  token: (await logIn(node, (await confirmedPlayer(node)).email)).accessToken,
})

const letter = { name: 'Ada Reed', email: 'ada@example.com', message: 'Where is my round?', captcha: 'none' }
const ticket = { type: 'GAME', title: 'A round', comments: 'It stopped.' }

describe('M4 a flood', () => {
  it.each<[string, OperationName, Record<string, unknown>, number, 'address' | 'player']>([
    ['letters to support', 'SendContactMessage', { input: letter }, 10, 'address'],
    ['puzzles', 'Captcha', {}, 60, 'address'],
    ['display names', 'DisplayNameAvailability', { displayName: 'mara_vale' }, 120, 'address'],
    ['tickets', 'OpenTicket', { input: ticket }, 10, 'player'],
    ['letters in a ticket', 'ReplyToTicket', { id: 'T-0000-0000', comments: 'And?' }, 30, 'player'],
    ['games opened', 'InitiateGame', { gameId: 'moonlit-tides', token: 'GAME' }, 60, 'player'],
  ])('M4 of %s is let through as far as its limit, and nobody else waits', async (_, name, variables, limit, per) => {
    const flooder = per === 'player' ? await player('203.0.113.1') : { ip: '203.0.113.1' }
    const other = per === 'player' ? await player('203.0.113.1') : { ip: '203.0.113.2' }
    const answers = await Promise.all(Array.from({ length: limit + 15 }, () => send(name, variables, flooder)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.length - refused.length).toBe(limit)
    expect(refused.every(({ body, headers }) => body.code === 'LIMIT_REACHED' && Number(headers.get('retry-after')) > 0)).toBe(true)
    expect((await send(name, variables, other)).status).not.toBe(429)
  })

  it('M4 canary: a limit that lets everything through is noticed', async () => {
    const { kysely } = node.app.services.database
    await plant(kysely, 'take_throttle', 'v.hits <= p_limit', 'true')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send('SendContactMessage', { input: letter }, { ip: '203.0.113.3' })),
    )
    expect(answers.every(({ status }) => status !== 429)).toBe(true)
  })
})
