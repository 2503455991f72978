import { randomUUID } from 'node:crypto'
import { demoPackages } from '@lagoon/contract/demo/packages'
import type { ProblemBody } from '@lagoon/contract/problems/problem'
import type { OperatorCommand } from '@lagoon/contract/wire/operator/operator'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cashier, newCustomer, paymentIn, quote, refusalOf, send, type Customer } from '../../../../test/support/cashier.ts'
import { harborPayments, startHarbor, type Harbor, type HarborSaid } from '../../../../test/support/harborPayments.ts'
import { keepStoredCard } from '../../../../test/support/keepPayment.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { operate, OPERATOR_SECRET } from '../../../../test/support/operatorCall.ts'
import type { OrderInput, Payment, PurchaseInput } from '../../../graphql/resolvers.generated.ts'
import { paymentFolders } from '../../../payments/payments.ts'
import type { PaymentReading } from '../../../payments/protocol.ts'
import { seedCashier } from '../../../seed/seedCashier.ts'

let harbor: Harbor
let node: TestNode
const rate = { id: 'BTC', code: 'BTC', name: 'Bitcoin', network: 'Bitcoin', amount: '0.5', networkFee: '0.1' }
const forgotten: string[] = []
beforeAll(async () => {
  harbor = await startHarbor()
  const payments = {
    harbor: { ...harborPayments, forgetCard: async (_party: unknown, card: { token: string }) => void forgotten.push(card.token) },
    coins: {
      ...harborPayments,
      method: { ...harborPayments.method, kind: 'CRYPTO' as const, name: 'Coins' },
      currencies: async () => [rate],
      accepts: (id: string) => id === rate.id,
    },
  }
  node = await startNode(
    { operatorSecret: OPERATOR_SECRET, payments: [harbor.party, { ...harbor.party, id: 'coins', protocol: 'coins' }] },
    [],
    { payments, payouts: {}, identity: {} },
  )
  await seedCashier(node.app.services.database.kysely)
})
afterEach(async () => {
  harbor.disturb = () => false
  await operate(node.address, { do: 'reset' })
})
afterAll(async () => {
  await node?.app.stop()
  await harbor?.stop()
})

const database = () => node.app.services.database.kysely
const switches = async (command: OperatorCommand) => {
  await operate(node.address, command)
  node.app.services.switchboard.forget()
}
const cove = { packageId: demoPackages.cove.id }
const harbors = { packageId: demoPackages.harbor.id }
const firstOffer = { packageId: 'first-voyage' }
const onceOffer = { packageId: demoPackages.regatta.id }

/** The purchase as the page would send it after its quote. */
const purchase = async (customer: Customer, order: OrderInput, more: Partial<PurchaseInput> = {}): Promise<PurchaseInput> => {
  const { total } = await quote(node, customer, order, more.coupon ?? null)
  return { order, methodId: harbor.party.id, expected: total, ...more }
}
const buy = async (customer: Customer, order: OrderInput, more: Partial<PurchaseInput> = {}, key?: string) =>
  send(node, customer, await purchase(customer, order, more), key)
const refusal = async (customer: Customer, order: OrderInput, more: Partial<PurchaseInput> = {}) =>
  refusalOf(await buy(customer, order, more))

/** Harbor says that of a payment, and is asked. */
const settles = async (
  customer: Customer,
  { id }: Payment,
  word: PaymentReading['word'],
  more: Partial<HarborSaid> = {},
): Promise<Payment> => {
  harbor.says(id, word, more)
  await sql`UPDATE payment SET polled_at = NULL WHERE id = ${id}`.execute(database())
  return paymentIn(await node.call('CheckPayment', { id }, customer.token), 'checkPayment')
}
const balance = async ({ token }: Customer, kind: string): Promise<bigint> => {
  const { balances } = (await node.call('Balances', {}, token)).body.data as unknown as {
    balances: { tokens: { kind: string; amount: string }[] }
  }
  return BigInt(balances.tokens.find((tokens) => tokens.kind === kind)?.amount ?? '0')
}
const paymentsOf = ({ id }: Customer) => database().selectFrom('payment').selectAll().where('player_id', '=', id).execute()
const useOf = async ({ id }: Payment) =>
  (await database().selectFrom('coupon_use').select('state').where('payment_id', '=', id).executeTakeFirst())?.state

describe('a purchase', () => {
  it('begins a payment of what the quote said, and brings the tokens once it is paid', async () => {
    const customer = await newCustomer(node)
    const before = await balance(customer, 'GAME')
    const payment = paymentIn(await buy(customer, harbors, { coupon: 'HIGH-TIDE-20' }))
    expect(payment).toMatchObject({
      title: 'Harbor',
      price: { currency: 'USD', minor: '1599' },
      method: 'Harbor',
      state: 'PENDING',
      step: { kind: 'REDIRECT' },
      art: 'JAR',
      packageId: harbors.packageId,
      coupon: 'HIGH-TIDE-20',
    })
    expect(await paymentsOf(customer)).toMatchObject([{ list_minor: 1_999n, discount_minor: 400n, fee_minor: 0n, price_minor: 1_599n }])
    expect(await useOf(payment)).toBe('RESERVED')
    expect(await balance(customer, 'GAME')).toBe(before)
    expect((await settles(customer, payment, 'SUCCEEDED')).state).toBe('SUCCESS')
    expect(await balance(customer, 'GAME')).toBe(before + demoPackages.harbor.tokens.minor)
    expect(await useOf(payment)).toBe('USED')
  })

  it('of an amount of the player’s own brings tokens by the rate', async () => {
    const customer = await newCustomer(node)
    const payment = paymentIn(await buy(customer, { amount: '1999' }))
    expect(payment).toMatchObject({ title: 'Custom recharge', art: null, received: [{ kind: 'GAME', amount: '1999000' }] })
    for (const [amount, code] of [
      ['1e3', 'notANumber'],
      ['19.999', 'notANumber'],
      ['', 'required'],
      ['499', 'belowMinimum'],
      [String(2n ** 53n), 'aboveMaximum'],
    ] as const)
      expect(refusalOf(await send(node, customer, { order: { amount }, methodId: 'x', expected: payment.price }))).toMatchObject({
        status: 400,
        fields: [['amount', code]],
      })
  })

  it('is one payment for one submission, however often it is sent', async () => {
    const customer = await newCustomer(node)
    const [input, key] = [await purchase(customer, cove, { coupon: 'FIRST-HUNDRED' }), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(node, customer, input, key)))
    expect(new Set(answers.map((answer) => paymentIn(answer).id)).size).toBe(1)
    expect(await paymentsOf(customer)).toHaveLength(1)
    // A node that died before it kept its answer: the submission is performed anew, and finds its payment.
    await sql`DELETE FROM idempotency`.execute(database())
    expect(paymentIn(await send(node, customer, input, key)).id).toBe(paymentIn(answers[0]!).id)
  })

  it('I8 with another sum than the platform’s own is refused, whatever was changed in the browser', async () => {
    const customer = await newCustomer(node)
    const input = await purchase(customer, harbors)
    for (const expected of [
      { currency: 'USD', minor: '1' },
      { currency: 'CAD', minor: '1999' },
      { currency: 'USD', minor: '1998' },
    ] as const)
      expect(refusalOf(await send(node, customer, { ...input, expected }))).toEqual({ status: 409, code: 'PRICE_CHANGED' })
    await switches({ do: 'purchaseTerms', terms: { feeBasisPoints: 100 } })
    expect(refusalOf(await send(node, customer, input))).toEqual({ status: 409, code: 'PRICE_CHANGED' })
    expect(await paymentsOf(customer)).toEqual([])
  })

  it('waits for an email address, a country and, above the operator’s amount, a verified identity', async () => {
    const nobody = await newCustomer(node, '')
    expect(await refusal(nobody, cove)).toEqual({ status: 409, code: 'NO_COUNTRY_IN_PROFILE' })
    await sql`UPDATE player SET email_confirmed_at = NULL WHERE id = ${nobody.id}`.execute(database())
    expect(await refusal(nobody, cove)).toEqual({ status: 403, code: 'EMAIL_NOT_CONFIRMED' })
    const customer = await newCustomer(node)
    await switches({ do: 'purchaseTerms', terms: { kycAbove: '999' } })
    const answer = await buy(customer, harbors)
    expect([answer.status, answer.body.code]).toEqual([403, 'KYC_REQUIRED'])
    // §8 keeps quiet about what mentions it.
    expect(answer.body.message).toMatch(/verified/)
    expect(paymentIn(await buy(customer, cove)).state).toBe('PENDING')
    await sql`UPDATE player SET id_verified = true WHERE id = ${customer.id}`.execute(database())
    expect(paymentIn(await buy(customer, harbors)).state).toBe('PENDING')
  })

  it('of a provider that is away leaves a payment that the same submission begins again', async () => {
    const customer = await newCustomer(node)
    const [input, key] = [await purchase(customer, cove), randomUUID()]
    harbor.disturb = (path, _id, response) => {
      if (path !== '/start') return false
      response.writeHead(500).end()
      return true
    }
    expect(refusalOf(await send(node, customer, input, key))).toEqual({ status: 503, code: 'PROVIDER_UNAVAILABLE' })
    harbor.disturb = () => false
    expect(paymentIn(await send(node, customer, input, key)).step).toMatchObject({ kind: 'REDIRECT' })
    expect(await paymentsOf(customer)).toHaveLength(1)
  })
})

describe('limits', () => {
  const factsOf = async (customer: Customer, order: OrderInput, more: Partial<PurchaseInput> = {}) =>
    ((await buy(customer, order, more)).body as Partial<ProblemBody>).facts

  it('of the player are never passed, count what may still be paid, and say what is left', async () => {
    const customer = await newCustomer(node)
    await switches({ do: 'depositLimit', player: customer.email, limit: { minor: '2000', days: 7 } })
    const first = paymentIn(await buy(customer, cove))
    const facts = await factsOf(customer, harbors, { overThreshold: true })
    expect(facts).toMatchObject({ setBy: 'PLAYER', currency: 'USD', limit: '2000', left: '1001', used: '999', asked: '1999', days: '7' })
    expect(Date.parse(facts?.['renewsAt'] ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    expect((await cashier(node, customer)).limit).toMatchObject({ setBy: 'PLAYER', left: { minor: '1001' } })
    await settles(customer, first, 'DECLINED')
    expect(await factsOf(customer, harbors)).toMatchObject({ setBy: 'PLAYER', left: '1001' })
    await sql`UPDATE payment_event SET until = now() - interval '1 second' WHERE payment_id = ${first.id} AND until IS NOT NULL`.execute(
      database(),
    )
    expect(paymentIn(await buy(customer, harbors)).state).toBe('PENDING')
  })

  it('of the player count no money that was on its way for days once its provider has refused it', async () => {
    const customer = await newCustomer(node)
    await switches({ do: 'depositLimit', player: customer.email, limit: { minor: '2000', days: 7 } })
    const first = paymentIn(await buy(customer, harbors))
    const at = new Date(Date.now() - 60_000).toISOString()
    await settles(customer, first, 'PENDING', { at, until: new Date(Date.now() + 3 * 86_400_000).toISOString() })
    await settles(customer, first, 'DECLINED')
    const renewsIn = async () => Date.parse((await factsOf(customer, harbors))?.['renewsAt'] ?? '') - Date.now()
    expect(await renewsIn()).toBeLessThanOrEqual(16 * 60_000)
    await settles(customer, first, 'PENDING', { until: new Date(Date.now() + 3 * 86_400_000).toISOString() })
    expect(await renewsIn()).toBeGreaterThan(2 * 86_400_000)
  })

  it('of the player count purchases of every currency, as another country makes none of them undone', async () => {
    const customer = await newCustomer(node)
    await switches({ do: 'depositLimit', player: customer.email, limit: { minor: '2000', days: 7 } })
    await switches({ do: 'purchaseTerms', terms: { threshold: { minor: '100000', days: 7 } } })
    paymentIn(await buy(customer, cove))
    await sql`UPDATE player SET country = 'CA' WHERE id = ${customer.id}`.execute(database())
    expect(await factsOf(customer, cove)).toMatchObject({ setBy: 'PLAYER', currency: 'CAD', left: '1001', asked: '1299' })
    expect((await cashier(node, customer)).limit).toMatchObject({ setBy: 'PLAYER', left: { currency: 'CAD', minor: '1001' } })
  })

  it('of the operator ask, and are passed once it is confirmed', async () => {
    const customer = await newCustomer(node)
    await switches({ do: 'purchaseTerms', terms: { threshold: { minor: '1500', days: 1 } } })
    expect(await factsOf(customer, harbors)).toMatchObject({ setBy: 'OPERATOR', left: '1500', used: '0', asked: '1999' })
    expect(paymentIn(await buy(customer, harbors, { overThreshold: true })).state).toBe('PENDING')
    // More was confirmed than the threshold: what is told is all of it.
    expect(await factsOf(customer, cove)).toMatchObject({ setBy: 'OPERATOR', left: '0', used: '1999' })
  })

  it('hold from their time on, and by their days', async () => {
    const customer = await newCustomer(node)
    const set = (minor: bigint | null, holdsFrom: string) =>
      sql`INSERT INTO deposit_limit (player_id, minor, days, set_by, holds_from)
        VALUES (${customer.id}, ${minor}::bigint, ${minor === null ? null : 1}::integer, 'PLAYER', now() + ${holdsFrom}::interval)`.execute(
        database(),
      )
    await set(500n, '-3 days')
    await set(null, '1 day')
    expect((await buy(customer, cove)).body.code).toBe('PURCHASE_LIMIT_EXCEEDED')
    await set(1_000n, '-1 minute')
    const payment = paymentIn(await buy(customer, cove))
    expect((await buy(customer, cove)).body.code).toBe('PURCHASE_LIMIT_EXCEEDED')
    await sql`UPDATE payment SET created_at = now() - interval '25 hours' WHERE id = ${payment.id}`.execute(database())
    expect(paymentIn(await buy(customer, cove)).state).toBe('PENDING')
  })
})

describe('what there is once', () => {
  const listed = async (customer: Customer) => (await cashier(node, customer)).packages.map(({ id }) => id)

  it('a coupon is one use for each player: kept while the payment is open, given back when it fails', async () => {
    const customer = await newCustomer(node)
    const coupon = 'HARBOR-10'
    const usesOf = async () =>
      (await database().selectFrom('coupon').select('uses').where('code', '=', coupon).executeTakeFirstOrThrow()).uses
    const before = await usesOf()
    const payment = paymentIn(await buy(customer, harbors, { coupon }))
    const input = { order: harbors, methodId: harbor.party.id, expected: payment.price, coupon }
    expect(refusalOf(await send(node, customer, input))).toEqual({ status: 400, code: 'COUPON_INVALID', reason: 'USED_BEFORE' })
    await settles(customer, payment, 'DECLINED')
    expect([await useOf(payment), await usesOf()]).toEqual(['RELEASED', before])
    const again = paymentIn(await send(node, customer, input))
    await settles(customer, again, 'SUCCEEDED')
    expect([await useOf(again), await usesOf()]).toEqual(['USED', before + 1])
    expect(refusalOf(await send(node, customer, input))).toMatchObject({ reason: 'USED_BEFORE' })
  })

  it('money that comes after its coupon went to another payment is credited at the old terms, and the desk is told', async () => {
    const customer = await newCustomer(node)
    const coupon = 'HIGH-TIDE-20'
    const late = paymentIn(await buy(customer, onceOffer, { coupon }))
    await settles(customer, late, 'DECLINED')
    const second = paymentIn(await buy(customer, onceOffer, { coupon }))
    const before = await balance(customer, 'GAME')
    expect((await settles(customer, late, 'SUCCEEDED')).state).toBe('SUCCESS')
    expect(await balance(customer, 'GAME')).toBe(before + demoPackages.regatta.tokens.minor)
    expect(await useOf(late)).toBe('RELEASED')
    expect(
      await database().selectFrom('payment_incident').select(['kind', 'detail']).where('payment_id', '=', late.id).execute(),
    ).toMatchObject([{ kind: 'LATE', detail: expect.stringContaining('its coupon and its offer') as string }])
    expect((await settles(customer, second, 'SUCCEEDED')).state).toBe('SUCCESS')
  })

  it('money that comes late takes its coupon and its offer again where they are free', async () => {
    const customer = await newCustomer(node)
    const payment = paymentIn(await buy(customer, onceOffer, { coupon: 'HIGH-TIDE-20' }))
    await settles(customer, payment, 'DECLINED')
    await settles(customer, payment, 'SUCCEEDED')
    expect(await useOf(payment)).toBe('USED')
    expect(await listed(customer)).not.toContain(onceOffer.packageId)
    expect(await database().selectFrom('payment_incident').selectAll().where('payment_id', '=', payment.id).execute()).toEqual([])
  })

  it('an offer for the first purchase, and one for each player, are there until they are bought', async () => {
    const customer = await newCustomer(node)
    expect(await listed(customer)).toEqual(expect.arrayContaining([firstOffer.packageId, onceOffer.packageId]))
    const [first, once] = [await purchase(customer, firstOffer), await purchase(customer, onceOffer)]
    const payment = paymentIn(await send(node, customer, first))
    expect(refusalOf(await send(node, customer, first))).toEqual({ status: 409, code: 'PACKAGE_NOT_FOR_SALE', reason: 'HIDDEN' })
    await settles(customer, payment, 'CANCELLED')
    expect(await listed(customer)).toContain(firstOffer.packageId)
    await settles(customer, paymentIn(await send(node, customer, once)), 'SUCCEEDED')
    for (const input of [first, once])
      expect(refusalOf(await send(node, customer, input))).toEqual({ status: 409, code: 'PACKAGE_NOT_FOR_SALE', reason: 'HIDDEN' })
    expect(await listed(customer)).not.toEqual(expect.arrayContaining([firstOffer.packageId]))
  })

  it('a stock runs out, and what a failed payment held of it is there again', async () => {
    const customers = [await newCustomer(node), await newCustomer(node)] as const
    const order = { packageId: demoPackages.winterLights.id }
    const left = (stock: number) =>
      sql`UPDATE token_package SET stock = sold + ${stock}::integer WHERE id = ${order.packageId}`.execute(database())
    await left(1)
    const inputs = await Promise.all(customers.map((customer) => purchase(customer, order)))
    const payment = paymentIn(await send(node, customers[0], inputs[0]!))
    expect(refusalOf(await send(node, customers[1], inputs[1]!))).toEqual({ status: 409, code: 'PACKAGE_NOT_FOR_SALE', reason: 'SOLD_OUT' })
    await settles(customers[0], payment, 'DECLINED')
    expect(paymentIn(await send(node, customers[1], inputs[1]!)).state).toBe('PENDING')
    await seedCashier(database())
  })
})

describe('ways to pay', () => {
  it('are the providers of the settings and the player’s own stored cards, which are removed at the provider too', async () => {
    const [customer, other] = [await newCustomer(node), await newCustomer(node)]
    const card = await keepStoredCard(database(), customer.id, harbor.party.id, 'token-of-a-card')
    expect((await cashier(node, customer)).methods).toMatchObject([
      { id: `card:${card}`, kind: 'CARD', name: 'Visa ending in 4242', marks: ['visa'] },
      { id: harbor.party.id },
      { id: 'coins', kind: 'CRYPTO' },
    ])
    expect((await cashier(node, other)).methods).toHaveLength(2)
    expect(await refusal(other, cove, { methodId: `card:${card}` })).toMatchObject({ status: 400, fields: [['methodId', 'invalid']] })
    expect(paymentIn(await buy(customer, cove, { methodId: `card:${card}` })).method).toBe('Visa ending in 4242')
    expect(await paymentsOf(customer)).toMatchObject([{ choice: { kind: 'STORED_CARD', token: 'token-of-a-card' } }])
    const remove = async ({ token }: Customer) =>
      ((await node.call('RemoveStoredCard', { id: card }, token)).body.data as unknown as { removeStoredCard: boolean }).removeStoredCard
    expect([await remove(other), await remove(customer), await remove(customer)]).toEqual([false, true, false])
    expect(forgotten).toEqual(['token-of-a-card'])
    expect((await cashier(node, customer)).methods).toHaveLength(2)
  })

  it('in crypto ask for the currency, with today’s rates', async () => {
    const customer = await newCustomer(node)
    expect(await refusal(customer, cove, { methodId: 'coins' })).toMatchObject({ fields: [['cryptoCurrency', 'required']] })
    const price = { currency: 'USD', minor: '999' }
    const rates = await node.call('CryptoCurrencies', { methodId: 'coins', price }, customer.token)
    expect(rates.body.data).toEqual({ cryptoCurrencies: [rate] })
    expect((await node.call('CryptoCurrencies', { methodId: harbor.party.id, price }, customer.token)).status).toBe(400)
    expect(await refusal(customer, cove, { methodId: 'nowhere' })).toMatchObject({ fields: [['methodId', 'invalid']] })
    const unknown = await refusal(customer, cove, { methodId: 'coins', cryptoCurrency: 'PEARL' })
    expect(unknown).toMatchObject({ status: 400, fields: [['cryptoCurrency', 'invalid']] })
    expect(await paymentsOf(customer)).toEqual([])
    const payment = paymentIn(await buy(customer, cove, { methodId: 'coins', cryptoCurrency: 'BTC' }))
    expect(payment.method).toBe('Coins, BTC')
  })
  it('in crypto know by themselves which currencies are none of theirs', () => {
    const { forumPay } = paymentFolders
    expect(['BTC', 'USDT-TRC20', 'USDT_TRC20', 'PEARL'].map((id) => forumPay.accepts?.(id))).toEqual([true, true, false, false])
  })
})
