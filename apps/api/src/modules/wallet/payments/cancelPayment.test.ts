import { demoPackages } from '@lagoon/contract/demo/packages'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cashier, limitedCustomer, paymentIn, quote, refusalOf, send, type Customer } from '../../../../test/support/cashier.ts'
import { harborPayments, startHarbor, type Harbor } from '../../../../test/support/harborPayments.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import type { Payment } from '../../../graphql/resolvers.generated.ts'
import { seedCashier } from '../../../seed/seedCashier.ts'

let harbor: Harbor
let node: TestNode
/** As Harbor, but what is begun there cannot be given up. */
const QUAY = 'quay'
const { cancel: _, ...quayPayments } = harborPayments
beforeAll(async () => {
  harbor = await startHarbor()
  node = await startNode({ payments: [harbor.party, { ...harbor.party, id: QUAY, protocol: QUAY }] }, [], {
    payments: { harbor: harborPayments, [QUAY]: quayPayments },
    payouts: {},
    identity: {},
  })
  await seedCashier(node.app.services.database.kysely)
})
afterEach(() => {
  harbor.disturb = () => false
})
afterAll(async () => {
  await node?.app.stop()
  await harbor?.stop()
})

const database = () => node.app.services.database.kysely
const order = { packageId: demoPackages.harbor.id }
const price = demoPackages.harbor.price.minor

/** Somebody whose own limit lets them buy once in a week. */
const oncePerWeek = () => limitedCustomer(node, price)
const buy = async (customer: Customer, methodId: string) => {
  const { total } = await quote(node, customer, order)
  return send(node, customer, { order, methodId, expected: total })
}
const giveUp = async (customer: Customer, methodId: string): Promise<Payment> => {
  const { id } = paymentIn(await buy(customer, methodId))
  const payment = paymentIn(await node.call('CancelPayment', { id }, customer.token), 'cancelPayment')
  expect(payment).toMatchObject({ state: 'FAILURE', failure: 'CANCELLED', step: null })
  return payment
}
const exceeded = { status: 409, code: 'PURCHASE_LIMIT_EXCEEDED' }
const minutesUntil = (at: string) => (Date.parse(at) - Date.now()) / 60_000

describe('a payment that is given up', () => {
  it('at its provider too no longer counts against a limit, also when the provider says so', async () => {
    const customer = await oncePerWeek()
    const { id } = await giveUp(customer, harbor.party.id)
    await node.call('CheckPayment', { id }, customer.token)
    expect(await database().selectFrom('payment_event').select('source').where('payment_id', '=', id).execute()).toContainEqual({
      source: 'STATUS',
    })
    expect(paymentIn(await buy(customer, QUAY)).state).toBe('PENDING')
  })

  it('where the provider cannot give it up counts as long as it may be paid there', async () => {
    const customer = await oncePerWeek()
    const { id } = await giveUp(customer, QUAY)
    expect(refusalOf(await buy(customer, harbor.party.id))).toEqual(exceeded)
    const { limit } = await cashier(node, customer)
    expect(limit).toMatchObject({ setBy: 'PLAYER', left: { minor: '0' } })
    // A session of 15 minutes, and the minute for what was paid in its last moment.
    expect(minutesUntil(limit?.renewsAt ?? '')).toBeGreaterThan(14)
    expect(minutesUntil(limit?.renewsAt ?? '')).toBeLessThanOrEqual(16)
    await sql`UPDATE payment_event SET until = now() - interval '1 second' WHERE payment_id = ${id} AND until IS NOT NULL`.execute(
      database(),
    )
    expect(paymentIn(await buy(customer, harbor.party.id)).state).toBe('PENDING')
  })

  it('where the provider does not take it counts too', async () => {
    const customer = await oncePerWeek()
    harbor.disturb = (path, _id, response) => {
      if (path !== '/cancel') return false
      response.writeHead(409).end()
      return true
    }
    await giveUp(customer, harbor.party.id)
    expect(refusalOf(await buy(customer, QUAY))).toEqual(exceeded)
  })

  it('while its money is on the way counts as long as that is waited for', async () => {
    const customer = await oncePerWeek()
    const { id } = await giveUp(customer, QUAY)
    harbor.says(id, 'PENDING', { until: new Date(Date.now() + 3 * 86_400_000).toISOString() })
    expect(paymentIn(await node.call('CheckPayment', { id }, customer.token), 'checkPayment').failure).toBe('CANCELLED')
    await sql`UPDATE payment_event SET until = now() - interval '1 second' WHERE payment_id = ${id} AND word = 'CANCELLED'`.execute(
      database(),
    )
    expect(refusalOf(await buy(customer, harbor.party.id))).toEqual(exceeded)
  })
})
