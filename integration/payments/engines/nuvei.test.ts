import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { sql } from 'kysely'
import { freePort } from '@lagoon/testing/freePort'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { confirmedPlayer, eventually, logIn } from '../../../apps/api/test/support/accounts.ts'
import { startNode, type TestNode } from '../../../apps/api/test/support/node.ts'
import { scratchDatabase, type Scratch } from '../../../apps/api/test/support/postgres.ts'
import { buy } from '../../../apps/api/test/support/purchases.ts'
import type { Payment } from '../../../apps/api/src/graphql/resolvers.generated.ts'
import { reconcile } from '../../../apps/api/src/ledger/reconcile/reconcile.ts'
import { balancesOf } from '../../../apps/api/src/ledger/balances.ts'
import type { PaymentOrder } from '../../../apps/api/src/payments/protocol.ts'
import type { PayReply, PayRequest } from '../../../apps/sandbox/src/payments/nuvei/contract.ts'
import { startProvider } from '../../../apps/sandbox/src/payments/nuvei/server/startProvider.ts'
import { fromPage, sandboxProvider } from '../adapters.ts'

const port = await freePort()
const BOUGHT = 500_000n
const CHALLENGED = '4000020951595032'
const APPROVED = '4000027891380961'
const settings = { merchantId: '427583496191624621', merchantSiteId: '142033' }

let scratch: Scratch
let node: TestNode
let nuvei: Awaited<ReturnType<typeof sandboxProvider>>
let playerId: string
let token: string
beforeAll(async () => {
  scratch = await scratchDatabase()
  const soon = { firstMs: 200, longestMs: 200, deliveries: 10 }
  nuvei = await sandboxProvider((options) => startProvider(options, soon), { id: 'nuvei', protocol: 'nuvei', settings }, 4661)
  node = await startNode({
    databaseUrl: scratch.url(),
    port,
    publicOrigin: `http://127.0.0.1:${port}`,
    payments: [nuvei.party],
  })
  const player = await confirmedPlayer(node)
  const session = await logIn(node, player.email)
  playerId = session.player.id
  token = session.accessToken
})
afterAll(async () => {
  await node?.app.stop()
  await nuvei?.stop()
  await scratch?.drop()
})

const kysely = () => node.app.services.database.kysely
const gameTokens = async () => (await balancesOf(kysely(), playerId)).tokens.GAME
const shown = async (id: string, name: 'Payment' | 'CheckPayment' = 'Payment'): Promise<Payment> => {
  const { body } = await node.call(name, { id }, token)
  return (Object.values(body.data ?? {})[0] ?? body) as Payment
}
const becomes = (id: string, expected: Partial<Payment>) =>
  vi.waitFor(async () => expect(await shown(id)).toMatchObject(expected), { timeout: 30_000, interval: 100 })
const rowOf = (id: string) => kysely().selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const noticesOf = (id: string) => kysely().selectFrom('webhook_event').selectAll().where('subject', '=', id).orderBy('id').execute()
const incidentsOf = (id: string) => kysely().selectFrom('payment_incident').select('kind').where('payment_id', '=', id).execute()
const post = (form: URLSearchParams) =>
  fetch(node.address + webhookPath('payments', 'nuvei'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })

/** A purchase whose frame is open. */
const begin = async (choice: PaymentOrder['choice'] = null) => {
  const before = await gameTokens()
  const paymentId = await buy(node.app.services, nuvei, playerId, { choice })
  const url = new URL((await shown(paymentId)).step?.url ?? '')
  const sessionToken = url.searchParams.get('sessionToken') ?? ''
  const send = async (path: string, body: object) =>
    (await (await fromPage(nuvei.party.origin, path, { sessionToken, ...body })).json()) as PayReply
  return {
    paymentId,
    url,
    pay: (change: Partial<PayRequest> = {}) =>
      send('/api/pay', {
        ...{ number: APPROVED, expiry: '12/34', code: '217', holder: 'FL-BRW1', outcome: 'AS_ENTERED', notice: 'AT_ONCE' },
        ...change,
      }),
    answer: (answer: string) => send('/api/challenge', { answer }),
    act: async (action: string) => expect(await nuvei.desk().act((await rowOf(paymentId)).reference ?? '', action)).toBe(true),
    credited: async () => (await gameTokens()) - before,
  }
}

describe('a card', () => {
  it('pays: credited once, whatever is notified and asked besides', async () => {
    const { paymentId, url, pay, credited } = await begin()
    expect(url.origin).toBe(nuvei.party.origin)
    expect(await pay()).toEqual({ state: 'DONE', result: 'PAID' })
    await becomes(paymentId, { state: 'SUCCESS' })
    const [sale] = (await noticesOf(paymentId)).filter(({ body }) => body.includes('transactionType=Sale'))
    const answers = await Promise.all([
      ...Array.from({ length: 96 }, () => post(new URLSearchParams(sale?.body.toString()))),
      ...Array.from({ length: 8 }, () => shown(paymentId, 'CheckPayment')),
    ])
    expect(new Set(answers.flatMap((answer) => ('status' in answer ? [answer.status] : [])))).toEqual(new Set([200]))
    expect(await credited()).toBe(BOUGHT)
    expect(await incidentsOf(paymentId)).toEqual([])
  })

  it('that nobody was notified of is found by asking', async () => {
    const { paymentId, pay, credited } = await begin()
    await pay({ notice: 'NEVER' })
    expect(await shown(paymentId, 'CheckPayment')).toMatchObject({ state: 'SUCCESS' })
    expect(await noticesOf(paymentId)).toEqual([])
    expect(await credited()).toBe(BOUGHT)
  })

  it('is declined with its reason, and paid later it is credited', async () => {
    const { paymentId, pay, credited } = await begin()
    await pay({ outcome: 'INSUFFICIENT_FUNDS' })
    await becomes(paymentId, { state: 'FAILURE', failure: 'DECLINED' })
    expect((await rowOf(paymentId)).reason).toBe('INSUFFICIENT_FUNDS')
    expect(await credited()).toBe(0n)
    await pay()
    await becomes(paymentId, { state: 'SUCCESS' })
    expect(await credited()).toBe(BOUGHT)
  })

  it('20: is not charged again after it paid', async () => {
    const { paymentId, pay, credited } = await begin()
    await pay()
    await becomes(paymentId, { state: 'SUCCESS' })
    expect(await pay()).toEqual({ state: 'DONE', result: 'PAID' })
    await shown(paymentId, 'CheckPayment')
    expect(await credited()).toBe(BOUGHT)
  })

  it('18: waits at a challenge, longer than the session, and is paid when it is passed', async () => {
    const { paymentId, pay, answer, credited } = await begin()
    expect(await pay({ number: CHALLENGED })).toMatchObject({ state: 'CHALLENGE' })
    const event = await eventually(() =>
      kysely()
        .selectFrom('payment_event')
        .selectAll()
        .where('payment_id', '=', paymentId)
        .where('word', '=', 'CHALLENGE')
        .executeTakeFirst(),
    )
    const { ends_at: endsAt } = await rowOf(paymentId)
    expect(event.until?.getTime()).toBeGreaterThan(endsAt?.getTime() ?? Number.POSITIVE_INFINITY)
    expect(await credited()).toBe(0n)
    await answer('CONFIRM')
    await becomes(paymentId, { state: 'SUCCESS' })
    expect(await credited()).toBe(BOUGHT)
  })

  it.each(['PAYS_OTHER_AMOUNT', 'PAYS_OTHER_CURRENCY'] as const)('22: %s: nothing is credited, a person looks', async (outcome) => {
    const { paymentId, pay, credited } = await begin()
    await pay({ outcome })
    await eventually(async () => ((await rowOf(paymentId)).state === 'MISMATCH' ? true : undefined))
    expect(await credited()).toBe(0n)
    expect(await incidentsOf(paymentId)).toEqual([{ kind: 'MISMATCH' }])
  })

  it('that pays twice is credited once, and the second money is noted', async () => {
    const { paymentId, pay, credited } = await begin()
    await pay({ outcome: 'PAYS_TWICE' })
    await eventually(async () => ((await incidentsOf(paymentId)).length > 0 ? true : undefined))
    expect(await incidentsOf(paymentId)).toEqual([{ kind: 'SECOND_MONEY' }])
    expect(await credited()).toBe(BOUGHT)
  })
})

describe('a notice', () => {
  it('17: that is not signed as it came is refused, and leaves nothing', async () => {
    const { paymentId, pay, credited } = await begin()
    await pay({ notice: 'WRONG_SIGNATURE', outcome: 'STAYS_PENDING' })
    const signed = await begin()
    await signed.pay()
    await becomes(signed.paymentId, { state: 'SUCCESS' })
    const [sale] = (await noticesOf(signed.paymentId)).filter(({ body }) => body.includes('transactionType=Sale'))
    const changes: readonly ((form: URLSearchParams) => void)[] = [
      (form) => form.set('productId', paymentId),
      (form) => form.set('totalAmount', '0.01'),
      (form) => form.set('advanceResponseChecksum', ''),
      (form) => form.delete('advanceResponseChecksum'),
      (form) => form.append('productId', paymentId),
    ]
    for (const change of changes) {
      const form = new URLSearchParams(sale?.body.toString())
      change(form)
      expect((await post(form)).status).toBe(401)
    }
    expect(await noticesOf(paymentId)).toEqual([])
    expect(await credited()).toBe(BOUGHT)
    expect((await rowOf(paymentId)).state).not.toBe('SUCCEEDED')
  })
})

describe('a stored card', () => {
  it('pays again with its security code alone', async () => {
    const first = await begin()
    await first.pay({ isSaved: true })
    await becomes(first.paymentId, { state: 'SUCCESS' })
    const card = await kysely().selectFrom('stored_card').selectAll().where('player_id', '=', playerId).executeTakeFirstOrThrow()
    expect(card).toMatchObject({ party: 'nuvei', brand: 'visa', last_four: '0961', expiry: '12/34' })
    const second = await begin({ kind: 'STORED_CARD', token: card.token })
    expect(second.url.searchParams.get('userPaymentOptionId')).toBe(card.token)
    const entered = { userPaymentOptionId: card.token, number: '', expiry: '', holder: '' }
    await second.pay(entered)
    await becomes(second.paymentId, { state: 'SUCCESS' })
  })
})

describe('money goes back', () => {
  it('in parts, and never more than was paid', async () => {
    const { paymentId, pay, act, credited } = await begin()
    await pay()
    await becomes(paymentId, { state: 'SUCCESS' })
    await act('REFUND_HALF')
    await eventually(async () => ((await rowOf(paymentId)).reversed_minor === 999n ? true : undefined))
    const left = await credited()
    expect(left).toBeGreaterThan(0n)
    expect(left).toBeLessThan(BOUGHT)
    await act('REFUND')
    await eventually(async () => ((await rowOf(paymentId)).reversed_minor === 1_999n ? true : undefined))
    expect(await credited()).toBe(0n)
  })

  it('of a payment that nobody was notified of: what is left of it is credited', async () => {
    const { paymentId, pay, act, credited } = await begin()
    await pay({ notice: 'NEVER' })
    await act('REFUND_HALF')
    await eventually(async () => ((await rowOf(paymentId)).reversed_minor === 999n ? true : undefined))
    expect(await credited()).toBeGreaterThan(0n)
    expect(await credited()).toBeLessThan(BOUGHT)
    expect(await incidentsOf(paymentId)).toEqual([])
  })

  it('by a dispute, and comes back when that is won', async () => {
    const { paymentId, pay, act, credited } = await begin()
    await pay()
    await becomes(paymentId, { state: 'SUCCESS' })
    await act('CHARGEBACK')
    await eventually(async () => ((await rowOf(paymentId)).state === 'REVERSED' ? true : undefined))
    expect(await credited()).toBe(0n)
    await act('CHARGEBACK_WON')
    await eventually(async () => ((await rowOf(paymentId)).state === 'SUCCEEDED' ? true : undefined))
    expect(await credited()).toBe(BOUGHT)
  })
})

it('no number of a card is in any row or log of ours', async () => {
  const { paymentId, pay, answer } = await begin()
  await pay({ number: CHALLENGED, isSaved: true })
  await answer('CONFIRM')
  await becomes(paymentId, { state: 'SUCCESS' })
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(kysely())
  const places: string[] = []
  const holding = async (digits: string) => {
    places.length = 0
    for (const { name } of tables) {
      // Bytes stand as hex in the text of a row.
      const hex = Buffer.from(digits).toString('hex')
      const { rows } = await sql`
        SELECT 1 FROM ${sql.table(name)} AS one WHERE one::text LIKE ${`%${digits}%`} OR one::text LIKE ${`%${hex}%`} LIMIT 1`.execute(
        kysely(),
      )
      if (rows.length > 0) places.push(name)
    }
    return [...places]
  }
  // What is there of the card is found where it may be: the last digits.
  expect(await holding('5032')).toEqual(expect.arrayContaining(['stored_card', 'webhook_event']))
  expect(await holding(CHALLENGED)).toEqual([])
  const logged = node.logged().includes.bind(node.logged())
  expect([logged(webhookPath('payments', 'nuvei')), logged(CHALLENGED)]).toEqual([true, false])
})

it('the books of the ledger hold after all of it', async () => {
  expect(await reconcile(kysely())).toEqual([])
})
