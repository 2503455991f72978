import { paymentWords, type TransactionState } from '@lagoon/contract/wallet/enums'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedPlayer, logIn } from '../../../../test/support/accounts.ts'
import { keepPayment } from '../../../../test/support/keepPayment.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { grant } from '../../../ledger/grant.ts'
import { shownState } from '../../../payments/machine/phase.ts'

let node: TestNode
let token: string
let playerId: string
const ids: string[] = []
const begun = Date.parse('2026-03-02T10:00:00.000Z')
beforeAll(async () => {
  node = await startNode()
  const session = await logIn(node, (await confirmedPlayer(node)).email)
  token = session.accessToken
  playerId = session.player.id
  const { kysely } = node.app.services.database
  // One payment for each word, some of the same moment.
  for (const [index, state] of paymentWords.entries()) {
    const created_at = new Date(begun + Math.floor(index / 3) * 60_000)
    ids.push(await keepPayment(kysely, playerId, 'nobody', { state, created_at, fee_minor: index % 2 === 0 ? 60n : 0n }))
  }
  await grant(kysely, { playerId, kind: 'TIP', minor: 5n, key: 'gift' })
  await keepPayment(kysely, (await logIn(node, (await confirmedPlayer(node)).email)).player.id)
})
afterAll(() => node?.app.stop())

interface Page {
  readonly nodes: readonly {
    readonly id: string
    readonly type: string
    readonly status: TransactionState
    readonly paymentId: string | null
  }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}
const page = async (variables: Record<string, unknown>): Promise<Page> =>
  ((await node.call('Transactions', { first: 30, ...variables }, token)).body.data as unknown as { transactions: Page }).transactions
const pagesOf = async (first: number, filter = {}) => {
  const nodes: Page['nodes'][number][] = []
  for (let after: string | null = null; ;) {
    const next: Page = await page({ first, after, filter })
    nodes.push(...next.nodes)
    if (!next.pageInfo.hasNextPage) return nodes
    after = next.pageInfo.endCursor
  }
}

it.each([1, 2, 3, 5, 100])('purchases, grants and tips make one list, in pages of %s', async (first) => {
  const nodes = await pagesOf(first)
  expect(nodes).toHaveLength(ids.length + 3)
  expect(new Set(nodes.map(({ type, id }) => `${type} ${id}`)).size).toBe(nodes.length)
  expect(nodes).toEqual(await pagesOf(100))
})

it('a purchase stands in every status, and leads to its payment', async () => {
  const statuses = { COMPLETED: 1, PENDING: 8, FAILED: 3, CANCELLED: 1, REVERSED: 1 } as const
  for (const [status, count] of Object.entries(statuses)) {
    const nodes = await pagesOf(2, { type: 'PURCHASE', status })
    expect([status, nodes.length]).toEqual([status, count])
    for (const row of nodes) expect(row).toMatchObject({ status, paymentId: row.id })
  }
  // The database and the return pages say the same of each word.
  const { rows } = await sql<{ word: (typeof paymentWords)[number]; status: TransactionState }>`SELECT word, payment_status(word) AS status
    FROM unnest(${sql.val([...paymentWords])}::text[]) AS word`.execute(node.app.services.database.kysely)
  const shown = { COMPLETED: 'SUCCESS', REVERSED: 'SUCCESS', PENDING: 'PENDING', FAILED: 'FAILURE', CANCELLED: 'FAILURE' } as const
  for (const { word, status } of rows) expect([word, shown[status]]).toEqual([word, shownState(word)])
})

it('says what was bought, what came with it, what it cost, and what it was converted into', async () => {
  await keepPayment(node.app.services.database.kysely, playerId, 'nobody', {
    state: 'SUCCEEDED',
    fee_minor: 60n,
    method: 'Bitcoin',
    converted: JSON.stringify({ code: 'BTC', amount: '0.00031984', at: '2026-03-02T09:58:00.000Z' }),
  })
  expect((await page({ first: 1 })).nodes).toMatchObject([
    {
      type: 'PURCHASE',
      title: 'Harbor chest',
      tokens: { kind: 'GAME', amount: '500000' },
      extras: [{ kind: 'SWEEP', amount: '2000' }],
      paymentMethod: 'Bitcoin',
      convertedAmount: { currency: 'USD', minor: '1999' },
      conversion: { code: 'BTC', amount: '0.00031984', rate: { currency: 'USD', minor: '6250000' }, at: '2026-03-02T09:58:00.000Z' },
      platformFee: { currency: 'USD', minor: '60' },
      status: 'COMPLETED',
    },
  ])
})

it('a place of another filter, of another source or of nobody’s is refused', async () => {
  const { pageInfo } = await page({ first: 1, filter: { type: 'PURCHASE' } })
  const forged = (parts: readonly string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const order = 'TRANSACTIONS   '
  for (const [after, filter] of [
    [pageInfo.endCursor, {}],
    ['nonsense', {}],
    [forged([order, 'ELSEWHERE', '2026-03-02T10:00:00.000000Z', '1']), {}],
    [forged([order, 'MOVES', '2026-03-02T10:00:00.000000Z', "1' OR true"]), {}],
    [forged([order, 'PURCHASES', '2026-03-02T10:00:00.000000Z', '1']), {}],
    [forged([order, 'MOVES', 'yesterday', '1']), {}],
    [forged([order, 'MOVES', '2026-99-02T10:00:00.000000Z', '1']), {}],
  ] as const)
    expect((await node.call('Transactions', { first: 5, after, filter }, token)).body).toMatchObject({ status: 400, code: 'BAD_INPUT' })
})
