import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { grant } from '../../../ledger/grant.ts'

let node: TestNode
let token: string
beforeAll(async () => {
  node = await startNode()
  const player = await confirmedPlayer(node)
  const session = await logIn(node, player.email)
  token = session.accessToken
  for (let count = 1; count <= 5; count += 1)
    await grant(node.app.services.database.kysely, { playerId: session.player.id, kind: 'TIP', minor: BigInt(count), key: `gift:${count}` })
})
afterAll(() => node?.app.stop())

interface Connection {
  readonly nodes: {
    readonly id: string
    readonly tokens: { amount: string; kind: string }
    readonly bonusType: string | null
    readonly platformFee: null
  }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}
const ask = (variables: Record<string, unknown>, as = token) => node.call('Transactions', { first: 30, ...variables }, as)
const page = async (variables: Record<string, unknown>): Promise<Connection> =>
  ((await ask(variables)).body.data as unknown as { transactions: Connection }).transactions

describe('transactions', () => {
  it('come newest first in pages that neither lose nor repeat a line', async () => {
    const whole = await page({})
    expect(whole.nodes.map(({ tokens }) => `${tokens.amount} ${tokens.kind}`)).toEqual([
      ...['5 TIP', '4 TIP', '3 TIP', '2 TIP', '1 TIP'],
      ...['500 SWEEP', '1000000 GAME'],
    ])
    expect(whole.nodes.at(-1)).toMatchObject({ type: 'REWARD', direction: 'CREDIT', bonusType: 'Welcome tokens', platformFee: null })
    const collected: unknown[] = []
    let after: string | null = null
    do {
      const { nodes, pageInfo }: Connection = await page({ first: 3, after })
      collected.push(...nodes)
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after !== null)
    expect(collected).toEqual(whole.nodes)
  })

  it('are filtered, and the pages of two filters never mix', async () => {
    expect((await page({ filter: { type: 'REWARD', period: 'LAST_7_DAYS' } })).nodes).toHaveLength(7)
    expect((await page({ filter: { type: 'PURCHASE' } })).nodes).toEqual([])
    expect((await page({ filter: { status: 'PENDING' } })).nodes).toEqual([])
    const { pageInfo } = await page({ first: 3 })
    expect((await ask({ after: pageInfo.endCursor, filter: { type: 'REWARD' } })).body).toMatchObject({ status: 400, code: 'BAD_INPUT' })
    expect((await ask({ first: 101 })).status).toBe(400)
  })

  it('page through lines of one moment without losing any', async () => {
    const { email } = await confirmedPlayer(node)
    const { accessToken, player } = await logIn(node, email)
    const { kysely } = node.app.services.database
    await kysely.transaction().execute(async (transaction) => {
      for (let count = 1; count <= 6; count += 1)
        await grant(transaction, { playerId: player.id, kind: 'GAME', minor: BigInt(count), key: `same:${count}` })
    })
    const ids: string[] = []
    for (let after: string | null = null; ;) {
      const answer = (await ask({ first: 4, after }, accessToken)).body.data as unknown as { transactions: Connection }
      const { nodes, pageInfo } = answer.transactions
      ids.push(...nodes.map(({ id }) => id))
      if (!pageInfo.hasNextPage) break
      after = pageInfo.endCursor
    }
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
  })

  it('are the player’s own', async () => {
    const other = await confirmedPlayer(node)
    const { accessToken } = await logIn(node, other.email)
    const answer = (await ask({}, accessToken)).body.data as unknown as { transactions: Connection }
    expect(answer.transactions.nodes).toHaveLength(2)
    expect((await node.call('Transactions', { first: 30 })).status).toBe(401)
  })
})

it('says of every payment that it is not there, in the words of §8', async () => {
  expect((await node.call('Payment', { id: 'p-1' }, token)).body).toMatchObject({
    status: 400,
    code: 'TRANSACTION_NOT_FOUND',
    message: 'Transaction not found: p-1',
  })
  expect((await node.call('Payment', { id: 'p-1' })).status).toBe(401)
})
