import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { reviewPaths } from '@lagoon/contract/wire/operator/reviews'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcile } from '../../src/ledger/reconcile/reconcile.ts'
import { eventually } from '../support/accounts.ts'
import { harborHeaders } from '../support/harbor.ts'
import { harborPayouts, startHarborBank, type HarborBank, type HarborPayoutSaid } from '../support/harborPayouts.ts'
import { startNode, type TestNode } from '../support/node.ts'
import { operatorCall, OPERATOR_SECRET } from '../support/operatorCall.ts'
import { newPlayer } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { AMOUNT, newWithdrawal, prizeTokens } from '../support/withdrawals.ts'

const FUNDS = 20_000n
const NODES = 2

let scratch: Scratch
let bank: HarborBank
let nodes: TestNode[]
beforeAll(async () => {
  scratch = await scratchDatabase()
  bank = await startHarborBank()
  const protocols = { payments: {}, payouts: { harbor: harborPayouts }, identity: {} }
  const settings = {
    databaseUrl: scratch.url(),
    payments: [],
    identity: [],
    payouts: [bank.party],
    operatorSecret: OPERATOR_SECRET,
    logLevel: 'warn',
  }
  nodes = []
  for (let count = 0; count < NODES; count += 1) nodes.push(await startNode(settings, [], protocols))
})
afterAll(async () => {
  await Promise.all((nodes ?? []).map((node) => node.app.stop()))
  await bank?.stop()
  await scratch?.drop()
})
beforeEach(() => {
  bank.opens = () => ({})
})

const node = (index = 0): TestNode => nodes[index % NODES] as TestNode
const database = () => node().app.services.database.kysely
const stateOf = async (id: string) =>
  (await database().selectFrom('withdrawal').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const is = (id: string, state: string) => eventually(async () => ((await stateOf(id)) === state ? true : undefined))
const keyOf = async (id: string): Promise<string> =>
  (await database().selectFrom('payout_attempt').select('id').where('withdrawal_id', '=', id).executeTakeFirstOrThrow()).id
const post = (index: number, body: string, headers: Record<string, string> = harborHeaders(body)) =>
  fetch(node(index).address + webhookPath('payouts', bank.party.id), { method: 'POST', body, headers })
let notices = 0
const noticeOf = (key: string, said: HarborPayoutSaid): string =>
  JSON.stringify({ id: `n-${(notices += 1)}`, subject: key, at: new Date().toISOString(), said })

/** A withdrawal that a reviewer approves by one node while the other one may be who sends. */
const approved = async (): Promise<{ id: string; playerId: string }> => {
  const playerId = await newPlayer(database(), { PRIZE: FUNDS })
  const id = await newWithdrawal(database(), playerId, bank.party.id)
  for (const what of ['take', 'approve'])
    expect((await operatorCall(node(1).address, reviewPaths.act, { do: what, id, reviewer: 'Ines' })).http).toBe(200)
  return { id, playerId }
}

describe('a withdrawal on two nodes', () => {
  it('is sent by itself once it is approved, and its player hears of each step', async () => {
    const { id, playerId } = await approved()
    await is(id, 'PAID')
    expect(await prizeTokens(database(), playerId)).toEqual({ balance: FUNDS - AMOUNT, held: 0n })
    expect(bank.books.has(await keyOf(id))).toBe(true)
    const subjects = () =>
      nodes
        .flatMap(({ emails }) => emails)
        .filter(({ text }) => text.includes(id))
        .map(({ subject }) => subject)
    await eventually(async () => (subjects().length >= 3 ? true : undefined))
    expect(subjects().toSorted()).toEqual(['We have your withdrawal request', 'Your withdrawal is approved', 'Your withdrawal was paid'])
    const told = await database().selectFrom('notification').select('title').where('player_id', '=', playerId).orderBy('id').execute()
    expect(told.map(({ title }) => title)).toEqual([
      'We have your withdrawal request',
      'Your withdrawal is approved',
      'Your withdrawal was paid',
    ])
  })

  it('is paid by a notice, posted 96 times to both; and by none that is not signed', async () => {
    bank.opens = () => ({ word: 'SENT' })
    const { id, playerId } = await approved()
    await is(id, 'SENT')
    const body = noticeOf(await keyOf(id), bank.says(await keyOf(id), 'PAID'))
    bank.says(await keyOf(id), 'SENT')
    for (const headers of [{}, harborHeaders(body, { secret: 'x'.repeat(32) }), harborHeaders(`${body} `)])
      expect((await post(0, body, headers)).status).toBe(401)
    expect(await stateOf(id)).toBe('SENT')
    const answers = await Promise.all(Array.from({ length: 96 }, (_, index) => post(index, body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(96)
    await is(id, 'PAID')
    expect(await prizeTokens(database(), playerId)).toEqual({ balance: FUNDS - AMOUNT, held: 0n })
  })

  it('23 comes back days after it was paid, told by a notice: given back, with a reason, once', async () => {
    const { id, playerId } = await approved()
    await is(id, 'PAID')
    const key = await keyOf(id)
    const said = bank.says(key, 'RETURNED', { reason: 'ACCOUNT_CLOSED', returnId: 'R02-1' })
    await Promise.all([0, 1, 2, 3].map((index) => post(index, noticeOf(key, said))))
    await is(id, 'RETURNED')
    await eventually(async () => {
      const waiting = await database().selectFrom('webhook_event').select('id').where('state', '=', 'WAITING').execute()
      return waiting.length === 0 ? true : undefined
    })
    expect(await prizeTokens(database(), playerId)).toEqual({ balance: FUNDS, held: 0n })
    expect(await reconcile(database())).toEqual([])
  })
})
