import { minor } from '@lagoon/contract/money/money'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import pWaitFor from 'p-wait-for'
import { freePort } from '@lagoon/testing/freePort'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmedPlayer, logIn } from '../../apps/api/test/support/accounts.ts'
import { startNode, type TestNode } from '../../apps/api/test/support/node.ts'
import type { Payment } from '../../apps/api/src/graphql/resolvers.generated.ts'
import { balancesOf } from '../../apps/api/src/ledger/balances.ts'
import { beginPayment } from '../../apps/api/src/payments/engine/begin.ts'
import { forumPay } from '../../apps/api/src/payments/forumPay/forumPay.ts'
import { walletPaths, type Act, type Pace } from '../../apps/sandbox/src/payments/forumPay/contract.ts'
import { startProvider } from '../../apps/sandbox/src/payments/forumPay/server/startProvider.ts'
import { fromPage, sandboxProvider } from './adapters.ts'

const known = { id: 'forumpay', protocol: 'forumPay', settings: { apiUser: 'lagoon', posId: 'web' } }
const TOKENS = 500_000n

let provider: Awaited<ReturnType<typeof sandboxProvider>>
let node: TestNode
let session: Awaited<ReturnType<typeof logIn>>
beforeAll(async () => {
  provider = await sandboxProvider((options) => startProvider(options), known, await freePort())
  const port = await freePort()
  const own = { port, publicOrigin: `http://127.0.0.1:${port}`, payments: [provider.party] }
  node = await startNode(own, [], { payments: { forumPay }, payouts: {}, identity: {} })
  session = await logIn(node, (await confirmedPlayer(node)).email)
})
afterAll(async () => {
  await node?.app.stop()
  await provider?.stop()
})

let intents = 0
const begin = async (): Promise<string> => {
  const begun = await beginPayment(node.app.services, {
    playerId: session.player.id,
    party: provider.party,
    choice: { kind: 'CURRENCY', id: 'BTC' },
    title: 'Chest',
    art: 'CHEST',
    packageId: 'chest',
    price: { currency: 'USD', minor: minor(1_999n) },
    listPrice: 1_999n,
    discount: 0n,
    fee: 0n,
    tokens: [{ kind: 'GAME', minor: minor(TOKENS) }],
    couponCode: null,
    methodWords: 'Bitcoin',
    intentKey: `crypto-${(intents += 1)}`,
    onTransaction: async () => undefined,
  })
  if (!begun.ok) throw new Error(begun.error)
  return begun.value.paymentId
}
const shown = async (id: string, name: 'Payment' | 'CheckPayment' = 'Payment'): Promise<Payment> => {
  const { body } = await node.call(name, { id }, session.accessToken)
  return (Object.values(body.data ?? {})[0] ?? body) as Payment
}
const reference = async (id: string) =>
  (await node.app.services.database.kysely.selectFrom('payment').select('reference').where('id', '=', id).executeTakeFirstOrThrow())
    .reference
const act = async (id: string, what: Act, pace: Pace = 'FAST') => {
  const { status } = await fromPage(provider.party.origin, walletPaths.act, { paymentId: await reference(id), act: what, pace })
  expect(status).toBe(200)
}
const until = (id: string, isSo: (payment: Payment) => boolean) => pWaitFor(async () => isSo(await shown(id)), { timeout: 20_000 })
const tokens = async () => (await balancesOf(node.app.services.database.kysely, session.player.id)).tokens.GAME
/** Every way to learn of it at once, again and again. */
const askHard = (id: string) => Promise.all(Array.from({ length: 5 }, () => shown(id, 'CheckPayment')))

test('I1 paid from a wallet it is seen, confirmed, and credited once by hints alone', async () => {
  const before = await tokens()
  const id = await begin()
  expect(await shown(id)).toMatchObject({ state: 'PENDING', step: { kind: 'INVOICE', invoice: { state: 'WAITING', received: '0' } } })
  await act(id, 'SEND_ALL', 'NEVER')
  await until(id, ({ step }) => step?.invoice?.state === 'PROCESSING')
  expect(await tokens()).toBe(before)
  await act(id, 'CONFIRM')
  await until(id, ({ state }) => state === 'SUCCESS')
  await askHard(id)
  expect(await tokens()).toBe(before + TOKENS)
})

test('row 29 half paid and then the rest in time is credited once', async () => {
  const before = await tokens()
  const id = await begin()
  await act(id, 'SEND_HALF')
  await until(id, ({ step }) => step?.invoice?.state === 'UNDERPAID')
  const { step } = await shown(id)
  expect(Number(step?.invoice?.missing)).toBeGreaterThan(0)
  expect(await tokens()).toBe(before)
  await act(id, 'SEND_ALL')
  await until(id, ({ state }) => state === 'SUCCESS')
  await askHard(id)
  expect(await tokens()).toBe(before + TOKENS)
})

test('row 29 half paid, and the rest after its time: a person looks, and what is accepted is credited once', async () => {
  const before = await tokens()
  const id = await begin()
  await act(id, 'SEND_HALF')
  await until(id, ({ step }) => step?.invoice?.state === 'UNDERPAID')
  await act(id, 'PASS_TIME')
  await until(id, ({ timeline }) => timeline.some(({ kind }) => kind === 'UNDER_REVIEW'))
  await act(id, 'SEND_ALL')
  await askHard(id)
  expect(await shown(id)).toMatchObject({ state: 'PENDING', step: null })
  expect(await tokens()).toBe(before)
  await act(id, 'ACCEPT')
  await until(id, ({ state }) => state === 'SUCCESS')
  await askHard(id)
  expect(await tokens()).toBe(before + TOKENS)
})

test('row 29 expired, then money comes late and is accepted: credited once', async () => {
  const before = await tokens()
  const id = await begin()
  await act(id, 'PASS_TIME')
  await until(id, ({ state, failure }) => state === 'FAILURE' && failure === 'EXPIRED')
  await act(id, 'SEND_ALL')
  await until(id, ({ state }) => state === 'PENDING')
  expect(await tokens()).toBe(before)
  await act(id, 'ACCEPT')
  await until(id, ({ state }) => state === 'SUCCESS')
  expect(await tokens()).toBe(before + TOKENS)
})

test('row 29 paid too much is credited for what was asked for, once', async () => {
  const before = await tokens()
  const id = await begin()
  await act(id, 'SEND_MORE')
  await until(id, ({ state }) => state === 'SUCCESS')
  await act(id, 'SEND_ALL')
  await askHard(id)
  expect(await tokens()).toBe(before + TOKENS)
})

test('blocked it waits, and released it is credited', async () => {
  const before = await tokens()
  const id = await begin()
  await act(id, 'SEND_ALL')
  await act(id, 'BLOCK')
  await until(id, ({ step }) => step?.invoice?.state === 'BLOCKED')
  await act(id, 'UNBLOCK')
  await until(id, ({ state }) => state === 'SUCCESS')
  expect(await tokens()).toBe(before + TOKENS)
})

test('forged hints are answered, credit nothing and leave nothing for the desk', async () => {
  const before = await tokens()
  const id = await begin()
  const { kysely } = node.app.services.database
  const incidents = async () => (await kysely.selectFrom('payment_incident').selectAll().execute()).length
  const known = await incidents()
  const url = node.address + webhookPath('payments', 'forumpay')
  const hint = (payment_id: string, reference_no: string) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ payment_id, reference_no }) })
  const statuses = await Promise.all([
    ...Array.from({ length: 20 }, async () => (await hint(crypto.randomUUID(), crypto.randomUUID())).status),
    ...Array.from({ length: 20 }, async () => (await hint(crypto.randomUUID(), id)).status),
  ])
  expect(new Set(statuses)).toEqual(new Set([200]))
  await pWaitFor(
    async () => (await kysely.selectFrom('webhook_event').select('id').where('state', '=', 'WAITING').execute()).length === 0,
    { timeout: 20_000 },
  )
  expect(await tokens()).toBe(before)
  expect(await incidents()).toBe(known)
  expect((await shown(id)).state).toBe('PENDING')
})
