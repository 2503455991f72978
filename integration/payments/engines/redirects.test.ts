import { createHash } from 'node:crypto'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { freePort } from '@lagoon/testing/freePort'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { confirmedPlayer, eventually, logIn } from '../../../apps/api/test/support/accounts.ts'
import { startNode, type TestNode } from '../../../apps/api/test/support/node.ts'
import { scratchDatabase, type Scratch } from '../../../apps/api/test/support/postgres.ts'
import { buy } from '../../../apps/api/test/support/purchases.ts'
import type { Payment } from '../../../apps/api/src/graphql/resolvers.generated.ts'
import { reconcile } from '../../../apps/api/src/ledger/reconcile/reconcile.ts'
import { balancesOf } from '../../../apps/api/src/ledger/balances.ts'
import { startProvider as startMzzpay } from '../../../apps/sandbox/src/payments/mzzpay/server/startProvider.ts'
import type { NoticeWay, Outcome } from '../../../apps/sandbox/src/payments/outcomes.ts'
import { signedForm } from '../../../apps/sandbox/src/payments/skrill/server/signing.ts'
import { startProvider as startSkrill } from '../../../apps/sandbox/src/payments/skrill/server/startProvider.ts'
import { fromPage, sandboxProvider } from '../adapters.ts'

const port = await freePort()
const BOUGHT = 500_000n
const skrillSettings = { merchantId: '4637827', payToEmail: 'shop@lagoon.localhost' }

let scratch: Scratch
let node: TestNode
let mzzpay: Awaited<ReturnType<typeof sandboxProvider>>
let skrill: Awaited<ReturnType<typeof sandboxProvider>>
let playerId: string
let token: string
beforeAll(async () => {
  scratch = await scratchDatabase()
  mzzpay = await sandboxProvider(startMzzpay, { id: 'mzzpay', protocol: 'mzzpay', settings: { merchant: 'lagoon' } }, 4641)
  const soon = { firstMs: 200, longestMs: 200, deliveries: 10 }
  skrill = await sandboxProvider(
    (options) => startSkrill(options, soon),
    { id: 'skrill', protocol: 'skrill', settings: skrillSettings },
    4642,
  )
  node = await startNode({
    databaseUrl: scratch.url(),
    port,
    publicOrigin: `http://127.0.0.1:${port}`,
    payments: [mzzpay.party, skrill.party],
  })
  const player = await confirmedPlayer(node)
  const session = await logIn(node, player.email)
  playerId = session.player.id
  token = session.accessToken
  await kysely().updateTable('player').set({ country: 'US' }).where('id', '=', playerId).execute()
})
afterAll(async () => {
  await node?.app.stop()
  await skrill?.stop()
  await mzzpay?.stop()
  await scratch?.drop()
})

const kysely = () => node.app.services.database.kysely
const gameTokens = async () => (await balancesOf(kysely(), playerId)).tokens.GAME
const shown = async (id: string, name: 'Payment' | 'CheckPayment' = 'Payment'): Promise<Payment> => {
  const { body } = await node.call(name, { id }, token)
  return (Object.values(body.data ?? {})[0] ?? body) as Payment
}
const becomes = (id: string, expected: Partial<Payment>) =>
  vi.waitFor(async () => expect(await shown(id)).toMatchObject(expected), { timeout: 30_000, interval: 200 })
const rowOf = (id: string) => kysely().selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** Has the worker ask at once, and again until it is so. */
const settles = (id: string, state: Awaited<ReturnType<typeof rowOf>>['state']) =>
  vi.waitFor(
    async () => {
      await kysely().updateTable('payment').set({ next_poll_at: new Date() }).where('id', '=', id).execute()
      expect((await rowOf(id)).state).toBe(state)
    },
    { timeout: 20_000, interval: 1_000 },
  )
const incidentsOf = (id: string) => kysely().selectFrom('payment_incident').select('kind').where('payment_id', '=', id).execute()

const provided = { mzzpay: () => mzzpay, skrill: () => skrill }
/** A purchase whose page was opened. */
const begin = async (id: keyof typeof provided) => {
  const provider = provided[id]()
  const before = await gameTokens()
  const paymentId = await buy(node.app.services, provider, playerId)
  const { reference } = await rowOf(paymentId)
  const named = id === 'mzzpay' ? { order: reference } : { sid: reference }
  return {
    paymentId,
    reference: reference ?? '',
    choose: async (outcome: Outcome, notice: NoticeWay = 'AT_ONCE') => {
      const response = await fromPage(provider.party.origin, '/api/choice', { ...named, outcome, notice })
      expect(response.status).toBe(200)
      return (await response.json()) as { readonly returnUrl: string | null }
    },
    act: (action: string) => provider.desk().act(reference ?? '', action),
    credited: async () => (await gameTokens()) - before,
  }
}

describe('MZZPay, which posts nothing', () => {
  it('is asked until it says paid: credited once, and the player comes back to its own page', async () => {
    const { paymentId, choose, credited } = await begin('mzzpay')
    const { returnUrl } = await choose('PAYS')
    expect(returnUrl).toBe(`http://127.0.0.1:${port}/mzzpay-thank-you?paymentId=${paymentId}`)
    await settles(paymentId, 'SUCCEEDED')
    expect(await shown(paymentId, 'CheckPayment')).toMatchObject({ state: 'SUCCESS' })
    expect(await credited()).toBe(BOUGHT)
  })
  it('is paid although the page was closed before, and asked by the worker alone', async () => {
    const { paymentId, choose, credited } = await begin('mzzpay')
    await choose('CLOSES')
    expect(await shown(paymentId, 'CheckPayment')).toMatchObject({ state: 'PENDING' })
    await choose('PAYS')
    await settles(paymentId, 'SUCCEEDED')
    expect(await credited()).toBe(BOUGHT)
  })
  it('declines with a reason that a player reads', async () => {
    const { paymentId, choose, credited } = await begin('mzzpay')
    await choose('INSUFFICIENT_FUNDS')
    await settles(paymentId, 'DECLINED')
    expect(await shown(paymentId)).toMatchObject({ state: 'FAILURE', failure: 'DECLINED' })
    expect((await rowOf(paymentId)).reason).toBe('INSUFFICIENT_FUNDS')
    expect(await credited()).toBe(0n)
  })
  it.each(['STATUS_NONSENSE', 'STATUS_OF_ANOTHER'] as const)('changes nothing where it says %s', async (outcome) => {
    const { paymentId, choose, credited } = await begin('mzzpay')
    await choose(outcome)
    await shown(paymentId, 'CheckPayment')
    expect(await shown(paymentId)).toMatchObject({ state: 'PENDING' })
    expect(await credited()).toBe(0n)
    const said = await kysely().selectFrom('payment_event').select('word').where('payment_id', '=', paymentId).execute()
    expect(said.filter(({ word }) => word !== 'CREATED' && word !== 'SENT')).toEqual([])
  })
  it.each(['PAYS_OTHER_AMOUNT', 'PAYS_OTHER_CURRENCY'] as const)('%s: nothing is credited, a person looks', async (outcome) => {
    const { paymentId, choose, credited } = await begin('mzzpay')
    await choose(outcome)
    await settles(paymentId, 'MISMATCH')
    expect(await credited()).toBe(0n)
    expect(await incidentsOf(paymentId)).toEqual([{ kind: 'MISMATCH' }])
  })
  it('takes back what it refunds and what is disputed', async () => {
    const { paymentId, choose, act, credited } = await begin('mzzpay')
    await choose('PAYS')
    await settles(paymentId, 'SUCCEEDED')
    await act('DISPUTE')
    await settles(paymentId, 'REVERSED')
    expect(await credited()).toBe(0n)
    await act('DISPUTE_WON')
    await settles(paymentId, 'SUCCEEDED')
    expect(await credited()).toBe(BOUGHT)
  })
})

describe('Skrill', () => {
  const post = (form: URLSearchParams) =>
    fetch(node.address + webhookPath('payments', 'skrill'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    })
  const report = (paymentId: string, change: Record<string, string> = {}, secret = skrill.party.secret) => {
    const fields = {
      pay_to_email: skrillSettings.payToEmail,
      merchant_id: skrillSettings.merchantId,
      transaction_id: paymentId,
      mb_transaction_id: '1234567890',
      mb_amount: '19.99',
      mb_currency: 'USD',
      status: '2',
      amount: '19.99',
      currency: 'USD',
      ...change,
    }
    return new URLSearchParams(signedForm(fields, secret))
  }
  /** What became of the last notice about a payment. */
  const handled = async (paymentId: string, count: number) =>
    vi.waitFor(
      async () => {
        const kept = await kysely().selectFrom('webhook_event').select(['state', 'reason']).where('subject', '=', paymentId).execute()
        expect(kept.filter(({ state }) => state !== 'WAITING')).toHaveLength(count)
        return kept
      },
      { timeout: 10_000 },
    )

  it.each(['AT_ONCE', 'BEFORE_RETURN', 'TWICE', 'NEVER'] as const)('pays, and is notified %s: credited once', async (notice) => {
    const { paymentId, choose, credited } = await begin('skrill')
    await choose('PAYS', notice)
    await becomes(paymentId, { state: 'SUCCESS' })
    expect(await credited()).toBe(BOUGHT)
  })
  it('that stays paid whatever is said late, in any order', async () => {
    const { paymentId, choose, credited } = await begin('skrill')
    await choose('PAYS')
    await becomes(paymentId, { state: 'SUCCESS' })
    for (const status of ['0', '-1', '-2', '0']) expect((await post(report(paymentId, { status }))).status).toBe(200)
    await handled(paymentId, 4)
    expect(await shown(paymentId)).toMatchObject({ state: 'SUCCESS' })
    expect(await credited()).toBe(BOUGHT)
    const events = await kysely().selectFrom('payment_event').select(['word', 'effect']).where('payment_id', '=', paymentId).execute()
    for (const word of ['PENDING', 'CANCELLED', 'DECLINED']) expect(events).toContainEqual({ word, effect: 'LATER_RANK' })
  })
  it('that was paid is the same however often its return page is opened', async () => {
    const { paymentId, choose, credited } = await begin('skrill')
    await choose('PAYS')
    await becomes(paymentId, { state: 'SUCCESS' })
    const first = await shown(paymentId)
    for (let opened = 0; opened < 3; opened += 1) {
      expect(await shown(paymentId, 'CheckPayment')).toEqual(first)
      expect(await shown(paymentId)).toEqual(first)
    }
    expect(await credited()).toBe(BOUGHT)
  })
  it('is not believed with a signature that is missing, empty, short or of other bytes', async () => {
    const { paymentId, credited } = await begin('skrill')
    const change = (name: string, value: string | null) => {
      const form = report(paymentId)
      if (value === null) form.delete(name)
      else form.set(name, value)
      return form
    }
    const whole = report(paymentId).get('sha2sig') ?? ''
    const forged = [
      change('sha2sig', null),
      change('sha2sig', ''),
      change('sha2sig', whole.slice(0, 32)),
      change('sha2sig', createHash('sha256').update('nothing').digest('hex')),
      change('mb_amount', '19.990'),
      report(paymentId, {}, 'the word of somebody else'),
    ]
    for (const form of forged) expect((await post(form)).status).toBe(401)
    expect(await kysely().selectFrom('webhook_event').select('id').where('subject', '=', paymentId).execute()).toEqual([])
    expect(await shown(paymentId)).toMatchObject({ state: 'PENDING' })
    expect(await credited()).toBe(0n)
    const right = report(paymentId)
    right.set('sha2sig', whole.toLowerCase())
    expect((await post(right)).status).toBe(200)
    await becomes(paymentId, { state: 'SUCCESS' })
    expect(await credited()).toBe(BOUGHT)
  })
  it.each([
    ['0.01 for what costs more', { mb_amount: '0.01' }],
    ['Canadian for US dollars', { mb_currency: 'CAD' }],
  ])('that says %s credits nothing, and a person looks', async (_, change) => {
    const { paymentId, credited } = await begin('skrill')
    expect((await post(report(paymentId, change))).status).toBe(200)
    await handled(paymentId, 1)
    expect((await rowOf(paymentId)).state).toBe('MISMATCH')
    expect(await credited()).toBe(0n)
    expect(await incidentsOf(paymentId)).toEqual([{ kind: 'MISMATCH' }])
  })
  it.each([
    ['a status that is not known', { status: '7' }, 'not known here: 7'],
    ['a currency that nothing is sold in', { mb_currency: 'EUR' }, '19.99 EUR'],
    ['the account of somebody else', { pay_to_email: 'other@lagoon.localhost' }, 'not our account'],
  ])('that says %s is kept with its reason, and changes nothing', async (_, change, reason) => {
    const { paymentId, credited } = await begin('skrill')
    expect((await post(report(paymentId, change))).status).toBe(200)
    expect(await handled(paymentId, 1)).toEqual([{ state: 'DROPPED', reason: expect.stringContaining(reason) as string }])
    expect(await shown(paymentId)).toMatchObject({ state: 'PENDING' })
    expect(await credited()).toBe(0n)
  })
  it('is charged back later: the tokens are taken back', async () => {
    const { paymentId, choose, act, credited } = await begin('skrill')
    await choose('PAYS')
    await becomes(paymentId, { state: 'SUCCESS' })
    await act('CHARGEBACK')
    await eventually(async () => ((await rowOf(paymentId)).state === 'REVERSED' ? true : undefined))
    expect(await credited()).toBe(0n)
  })
  it('is pending for days without being called expired', async () => {
    const { paymentId, choose } = await begin('skrill')
    await choose('STAYS_PENDING', 'NEVER')
    await becomes(paymentId, { state: 'PENDING' })
    await shown(paymentId, 'CheckPayment')
    const pending = await kysely()
      .selectFrom('payment_event')
      .select('until')
      .where('payment_id', '=', paymentId)
      .where('word', '=', 'PENDING')
      .executeTakeFirstOrThrow()
    expect(pending.until?.getTime() ?? 0).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  })
})

it('the books of the ledger hold after all this', async () => expect(await reconcile(kysely())).toEqual([]))
