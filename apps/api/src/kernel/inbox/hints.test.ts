import { randomUUID } from 'node:crypto'
import { webhookPath, type WebhookKind } from '@lagoon/contract/wire/webhooks/webhooks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { keepPayment } from '../../../test/support/keepPayment.ts'
import { startNode, type TestNode } from '../../../test/support/node.ts'
import { newPlayer } from '../../../test/support/players.ts'
import { newWithdrawal } from '../../../test/support/withdrawals.ts'
import { HINTS_AN_HOUR } from './hintLimit.ts'

let node: TestNode
let playerId: string
const database = () => node.app.services.database.kysely
beforeAll(async () => {
  node = await startNode()
  playerId = await newPlayer(database(), { PRIZE: 20_000n })
})
afterAll(() => node?.app.stop())
beforeEach(() => database().deleteFrom('webhook_event').execute())

const post = async (kind: WebhookKind, party: string, event: object): Promise<number> =>
  (await fetch(node.address + webhookPath(kind, party), { method: 'POST', body: JSON.stringify(event) })).status
/** What anybody can send about a payment or payout in crypto, and about an e-check. */
const crypto = (about: string, more = {}) => ({ payment_id: 'x-1', reference_no: about, ...more })
const check = (about: string, timestamp: string) => ({
  event: 'transaction.status',
  check: { check_id: 'c-1', number: about, status: 'Processed', error_code: null, error_description: null },
  timestamp,
})
const kept = () => database().selectFrom('webhook_event').select(['kind', 'subject', 'at']).execute()
/** An attempt to pay out that no worker sends or asks about. */
const attempt = async (party: string): Promise<string> => {
  const id = randomUUID()
  const withdrawalId = await newWithdrawal(database(), playerId, party)
  await database().insertInto('payout_attempt').values({ id, withdrawal_id: withdrawalId, number: 1, party }).execute()
  return id
}

it('hints about nothing of ours are answered as all others, and kept nowhere', async () => {
  const elsewhere = await keepPayment(database(), playerId, 'another-party')
  const now = new Date().toISOString()
  for (const about of [...Array.from({ length: 5 }, () => randomUUID()), elsewhere]) {
    expect(await post('payments', 'forumpay', crypto(about))).toBe(200)
    expect(await post('payouts', 'forumpay', crypto(about))).toBe(200)
    expect(await post('payouts', 'seamlesschex', check(about, now))).toBe(200)
  }
  expect(await post('payouts', 'seamlesschex', check('no-id-of-ours', now))).toBe(200)
  expect(await kept()).toEqual([])
})

it('hints about a payment or payout of ours are kept, with the time at which they came and not one that a stranger wrote', async () => {
  const before = Date.now()
  const about = [await keepPayment(database(), playerId, 'forumpay'), await attempt('forumpay'), await attempt('seamlesschex')]
  expect(await post('payments', 'forumpay', crypto(about[0] ?? ''))).toBe(200)
  expect(await post('payouts', 'forumpay', crypto(about[1] ?? ''))).toBe(200)
  expect(await post('payouts', 'seamlesschex', check(about[2] ?? '', '1970-01-01T00:00:00Z'))).toBe(200)
  const events = await kept()
  expect(events.map(({ subject }) => subject).toSorted()).toEqual(about.toSorted())
  for (const { at } of events) expect(at.getTime()).toBeGreaterThanOrEqual(before)
})

it('a flood of hints about one payment ends at the limit of an hour, however its id is written, and another payment has its own', async () => {
  const [flooded, other] = [await keepPayment(database(), playerId, 'forumpay'), await keepPayment(database(), playerId, 'forumpay')]
  for (let count = 0; count < HINTS_AN_HOUR + 5; count += 1)
    expect(await post('payments', 'forumpay', crypto(count % 2 ? flooded.toUpperCase() : flooded))).toBe(200)
  expect(await post('payments', 'forumpay', crypto(other))).toBe(200)
  const subjects = (await kept()).map(({ subject }) => subject)
  expect([subjects.filter((subject) => subject === flooded).length, subjects.length]).toEqual([HINTS_AN_HOUR, HINTS_AN_HOUR + 1])
})

it('a hint that is longer than any is refused', async () => {
  const about = await keepPayment(database(), playerId, 'forumpay')
  expect(await post('payments', 'forumpay', crypto(about, { note: 'x'.repeat(5_000) }))).toBe(400)
  expect(await kept()).toEqual([])
})
