import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoPackages } from '@lagoon/contract/demo/packages'
import type { Party } from '@lagoon/contract/parties/parties'
import { noticeChecksumText } from '@lagoon/contract/wire/nuvei/checksums'
import { nuveiErrors, nuveiPaths, responseTimeOf, SESSION_SECONDS } from '@lagoon/contract/wire/nuvei/nuvei'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/support/accounts.ts'
import { cashier, limitedCustomer, paymentIn, quote, refusalOf, send, type Customer } from '../../../test/support/cashier.ts'
import { startNode, type TestNode } from '../../../test/support/node.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { seedCashier } from '../../seed/seedCashier.ts'

let vendor: Server
let party: Party
let node: TestNode

/** The vendor, which opens every order and says that nobody tried to pay: what is paid comes by notices. */
const startVendor = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { clientRequestId?: string }
      const { clientRequestId } = body
      const opened = { status: 'SUCCESS', errCode: 0, sessionToken: 'a-session', orderId: `o-${clientRequestId}`, clientRequestId }
      const nothing = { status: 'ERROR', errCode: nuveiErrors.NO_TRANSACTION, reason: 'no payment was tried' }
      response.end(JSON.stringify(request.url === nuveiPaths.openOrder ? opened : nothing))
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
beforeAll(async () => {
  vendor = await startVendor()
  party = {
    id: 'nuvei',
    protocol: 'nuvei',
    origin: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`,
    secret: 'a secret of the card provider, long enough',
    settings: { merchantId: '427583496191624621', merchantSiteId: '142033' },
  }
  node = await startNode({ payments: [party] })
  await seedCashier(node.app.services.database.kysely)
})
afterAll(async () => {
  await node?.app.stop()
  vendor?.closeAllConnections()
  vendor?.close()
})

const database = () => node.app.services.database.kysely
const order = { packageId: demoPackages.harbor.id }
const price = demoPackages.harbor.price.minor
const exceeded = { status: 409, code: 'PURCHASE_LIMIT_EXCEEDED' }

/** Somebody whose own limit lets them buy once in a week. */
const oncePerWeek = () => limitedCustomer(node, price)
const buy = async (customer: Customer) => {
  const { total } = await quote(node, customer, order)
  return send(node, customer, { order, methodId: party.id, expected: total })
}
const begin = async (customer: Customer): Promise<string> => paymentIn(await buy(customer)).id

let transactions = 0
/** The vendor posts a notice of another transaction of a payment, and it is handled. */
const notify = async (paymentId: string, Status: string, transactionType = 'Sale'): Promise<void> => {
  const id = String((transactions += 1))
  const form = new URLSearchParams({
    ...{ Status, transactionType, PPP_TransactionID: `9${id}`, TransactionID: `7${id}`, productId: paymentId, type: 'DEPOSIT' },
    ...{ totalAmount: `${price / 100n}.${String(price % 100n).padStart(2, '0')}`, currency: 'USD' },
    responseTimeStamp: responseTimeOf(new Date()),
  })
  const text = noticeChecksumText((name) => form.get(name), party.secret)
  form.set('advanceResponseChecksum', createHash('sha256').update(text).digest('hex'))
  const { status } = await fetch(node.address + webhookPath('payments', party.id), {
    method: 'POST',
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(status).toBe(200)
  await eventually(async () => {
    const kept = database().selectFrom('payment_event').select('id').where('payment_id', '=', paymentId)
    return await kept.where('transaction_id', '=', `7${id}`).executeTakeFirst()
  })
}
const stateOf = async (id: string) =>
  (await database().selectFrom('payment').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
/** The session of a payment, and what was told of it, happened so long ago. */
const later = async (id: string, seconds: number): Promise<void> => {
  const back = sql`make_interval(secs => ${seconds}::integer)`
  await sql`UPDATE payment SET created_at = created_at - ${back}, ends_at = ends_at - ${back} WHERE id = ${id}`.execute(database())
  await sql`UPDATE payment_event SET until = until - ${back} WHERE payment_id = ${id}`.execute(database())
}
const incidentsOf = (id: string) =>
  database().selectFrom('payment_incident').select(['kind', 'detail']).where('payment_id', '=', id).execute()

describe('a card payment that was declined', () => {
  it.each([
    ['DECLINED', 'Sale', 'DECLINED'],
    ['DECLINED', 'Auth3D', 'DECLINED'],
    ['CANCELED', 'Auth3D', 'CANCELLED'],
    ['ERROR', 'Sale', 'ERROR'],
  ])('%s in a %s counts against the player’s own limit as long as its session takes another card', async (status, type, state) => {
    const customer = await oncePerWeek()
    const id = await begin(customer)
    await notify(id, status, type)
    expect(await stateOf(id)).toBe(state)
    expect(refusalOf(await buy(customer))).toEqual(exceeded)
    const { limit } = await cashier(node, customer)
    expect(limit).toMatchObject({ setBy: 'PLAYER', left: { minor: '0' } })
    const seconds = (Date.parse(limit?.renewsAt ?? '') - Date.now()) / 1_000
    // The session, and the minute for what was paid in its last moment.
    expect(seconds).toBeGreaterThan(SESSION_SECONDS)
    expect(seconds).toBeLessThanOrEqual(SESSION_SECONDS + 60)
    await later(id, SESSION_SECONDS + 60)
    expect(paymentIn(await buy(customer)).state).toBe('PENDING')
  })

  it('and then approved is credited, within the limit that was kept for it', async () => {
    const customer = await oncePerWeek()
    const id = await begin(customer)
    await notify(id, 'DECLINED')
    expect(refusalOf(await buy(customer))).toEqual(exceeded)
    const before = (await balancesOf(database(), customer.id)).tokens.GAME
    await notify(id, 'APPROVED')
    expect(await stateOf(id)).toBe('SUCCEEDED')
    expect((await balancesOf(database(), customer.id)).tokens.GAME).toBe(before + demoPackages.harbor.tokens.minor)
    expect(refusalOf(await buy(customer))).toEqual(exceeded)
    expect(await incidentsOf(id)).toEqual([])
  })

  it('and is approved after its session, when the limit went to another purchase, is credited, and the desk is told', async () => {
    const customer = await oncePerWeek()
    const late = await begin(customer)
    await notify(late, 'DECLINED')
    await later(late, SESSION_SECONDS + 60)
    const second = await begin(customer)
    await notify(second, 'APPROVED')
    const before = (await balancesOf(database(), customer.id)).tokens.GAME
    await notify(late, 'APPROVED')
    expect(await stateOf(late)).toBe('SUCCEEDED')
    expect((await balancesOf(database(), customer.id)).tokens.GAME).toBe(before + demoPackages.harbor.tokens.minor)
    expect(await incidentsOf(second)).toEqual([])
    expect(await incidentsOf(late)).toEqual([{ kind: 'LATE', detail: expect.stringContaining('own limit') as string }])
  })

  it('and is pending for days after its session, and then paid, is told to the desk as well', async () => {
    const customer = await oncePerWeek()
    const late = await begin(customer)
    await notify(late, 'DECLINED')
    await later(late, SESSION_SECONDS + 60)
    await notify(await begin(customer), 'APPROVED')
    await notify(late, 'PENDING')
    await sql`UPDATE payment_event SET until = clock_timestamp() + interval '2 days' WHERE payment_id = ${late} AND word = 'PENDING'`.execute(
      database(),
    )
    await notify(late, 'APPROVED')
    expect(await incidentsOf(late)).toMatchObject([{ kind: 'LATE' }])
  })
})
