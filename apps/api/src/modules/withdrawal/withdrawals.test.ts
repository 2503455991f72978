import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCustomer, refusalOf, type Customer } from '../../../test/support/cashier.ts'
import { startNode, type TestNode } from '../../../test/support/node.ts'
import { operate, OPERATOR_SECRET } from '../../../test/support/operatorCall.ts'
import { addAccount, inAnswer, makeWinner, settingsOf, startPaymaster, submit } from '../../../test/support/paymaster.ts'
import type { Withdrawal, WithdrawalConnection, WithdrawalQuote } from '../../graphql/resolvers.generated.ts'
import { grant } from '../../ledger/grant.ts'
import { reconcile } from '../../ledger/reconcile/reconcile.ts'
import { ownProtocols } from '../../protocols.ts'
import { seedWithdrawals } from '../../seed/seedWithdrawals.ts'

let node: TestNode
const paymaster = startPaymaster()
beforeAll(async () => {
  node = await startNode({ operatorSecret: OPERATOR_SECRET, payouts: [paymaster.party] }, [], {
    ...ownProtocols,
    payouts: { paymaster: paymaster.protocol },
  })
  await seedWithdrawals(node.app.services.database.kysely)
})
beforeEach(() => sql`DELETE FROM throttle`.execute(node.app.services.database.kysely))
afterEach(async () => {
  await operate(node.address, { do: 'reset' })
  node.app.services.switchboard.forget()
})
afterAll(() => node?.app.stop())

const database = () => node.app.services.database.kysely
const switchTerms = async (terms: object) => {
  await operate(node.address, { do: 'withdrawalTerms', terms })
  node.app.services.switchboard.forget()
}
const winner = async (more: Parameters<typeof makeWinner>[2] = {}): Promise<Customer> => {
  const customer = await newCustomer(node)
  await makeWinner(database(), customer.id, more)
  return customer
}
const usd = (minor: number) => ({ currency: 'USD', minor: String(minor) })
const request = (customer: Customer, input: object, key: string = randomUUID()) =>
  submit(node, customer, 'RequestWithdrawal', { input }, key)
const requested = async (customer: Customer, accountId: string, amount = '25000', receives = 24_900): Promise<Withdrawal> =>
  inAnswer(await request(customer, { amount, accountId, expected: usd(receives) }), 'requestWithdrawal')
const balance = async ({ id }: Customer, owner = 'PLAYER') =>
  (
    await database()
      .selectFrom('account')
      .select('balance')
      .where('player_id', '=', id)
      .where('kind', '=', 'PRIZE')
      .where('owner', '=', owner)
      .executeTakeFirst()
  )?.balance ?? 0n

describe('settings', () => {
  it('say what is redeemable, what is not and why, and by which way', async () => {
    const customer = await winner()
    await grant(database(), { playerId: customer.id, kind: 'PRIZE', minor: 40n, key: 'gift' })
    await grant(database(), { playerId: customer.id, kind: 'BONUS_SWEEP', minor: 300n, key: 'bonus' })
    const settings = await settingsOf(node, customer)
    expect(settings).toMatchObject({
      obstacles: [],
      available: '100040',
      redeemable: '99700',
      blocked: [
        { reason: 'BONUS', amount: '40', played: '0', required: '40' },
        { reason: 'PLAYTHROUGH', amount: '300', played: '0', required: '300' },
      ],
      tokenWorth: usd(100),
      min: '5000',
      max: '1000000',
      addressProofAbove: '200000',
      newAccountHours: 24,
      open: null,
    })
    expect(settings.ways.map(({ way }) => way)).toEqual(['BANK', 'CARD', 'CRYPTO', 'SKRILL', 'CASH_APP', 'SEAMLESS_CHEX'])
    expect(settings.ways[3]).toMatchObject({ fee: usd(100), min: '5000', max: '500000', arrivalDays: { least: 0, most: 1 }, accounts: [] })
    // The statistics say the same.
    const stats = (await node.call('ProfileStats', {}, customer.token)).body.data as unknown as {
      profileStats: { withdrawableWinnings: string }
    }
    expect(stats.profileStats.withdrawableWinnings).toBe('99700')
  })

  it('say what stands in the way, first things first', async () => {
    const nobody = await newCustomer(node, '')
    await sql`UPDATE player SET email_confirmed_at = NULL WHERE id = ${nobody.id}`.execute(database())
    expect((await settingsOf(node, nobody)).obstacles).toEqual(['EMAIL_NOT_CONFIRMED', 'NO_COUNTRY_IN_PROFILE', 'KYC_REQUIRED'])
    expect(await settingsOf(node, await winner({ country: 'DE', state: 'BE' }))).toMatchObject({
      obstacles: ['WITHDRAWAL_SETTING_NOT_FOUND'],
      ways: [],
      min: '0',
      max: '0',
    })
  })

  it('follow the state, and the strictest of them where the profile has none', async () => {
    const capped = { kind: 'STATE', limit: '500000', left: '500000', renewsAt: null }
    expect((await settingsOf(node, await winner({ state: 'FL' }))).limits).toContainEqual(capped)
    expect((await settingsOf(node, await winner({ state: '' }))).limits).toContainEqual(capped)
    const free = await settingsOf(node, await winner())
    expect(free.limits.map(({ kind, limit }) => `${kind} ${limit}`)).toEqual(['DAY 1000000', 'MONTH 10000000'])
    expect((await settingsOf(node, await winner({ country: 'CA', state: 'ON' }))).tokenWorth).toEqual({ currency: 'CAD', minor: '135' })
  })

  it('are switched by the desk, and back', async () => {
    const customer = await winner()
    await switchTerms({ newAccountHours: 0, closed: ['SKRILL', 'BANK'], dayLimit: '7000', addressProofAbove: null })
    const switched = await settingsOf(node, customer)
    expect(switched).toMatchObject({ newAccountHours: 0, max: '7000', addressProofAbove: null })
    expect(switched.ways.map(({ way }) => way)).toEqual(['CARD', 'CRYPTO', 'CASH_APP', 'SEAMLESS_CHEX'])
    await switchTerms({ withoutSettings: ['US'] })
    expect((await settingsOf(node, customer)).obstacles).toEqual(['WITHDRAWAL_SETTING_NOT_FOUND'])
    await switchTerms({})
    expect((await settingsOf(node, customer)).newAccountHours).toBe(24)
  })
})

describe('a withdrawal', () => {
  it('holds its tokens from the moment it is asked for, and says where it stands', async () => {
    const customer = await winner()
    const { id: accountId } = await addAccount(node, customer)
    const quote: WithdrawalQuote = inAnswer(
      await node.call('WithdrawalQuote', { amount: '25000', accountId }, customer.token),
      'withdrawalQuote',
    )
    expect(quote).toMatchObject({ amount: '25000', gross: usd(25_000), fee: usd(100), receives: usd(24_900), crypto: null })
    expect(quote.expectedBy).toMatch(/^20\d\d-\d\d-\d\d$/)
    const withdrawal = await requested(customer, accountId)
    expect(withdrawal).toMatchObject({
      state: 'REQUESTED',
      way: 'SKRILL',
      amount: '25000',
      receives: usd(24_900),
      destination: 'Skrill ada_pays',
      holder: 'PLATFORM',
      canCancel: true,
      isLate: false,
      notBefore: expect.any(String) as string,
      givenBack: null,
    })
    expect(withdrawal.timeline.map(({ state, at, by }) => `${state} ${by} ${at ? 'reached' : 'to come'}`)).toEqual([
      'REQUESTED PLAYER reached',
      'IN_REVIEW PLATFORM to come',
      'APPROVED PLATFORM to come',
      'SENT PROVIDER to come',
      'PAID PROVIDER to come',
    ])
    expect([await balance(customer), await balance(customer, 'HELD')]).toEqual([75_000n, 25_000n])
    const settings = await settingsOf(node, customer)
    expect(settings).toMatchObject({ redeemable: '75000', open: { id: withdrawal.id } })
    const onHome = await node.call('PlayedRounds', {}, customer.token)
    expect(onHome.body.data).toMatchObject({ openWithdrawal: { id: withdrawal.id, state: 'REQUESTED', receives: usd(24_900) } })
    expect(settings.limits.find(({ kind }) => kind === 'DAY')).toMatchObject({ left: '975000' })
    expect(await reconcile(database())).toEqual([])
  })

  it('is one for one submission, however often it is sent', async () => {
    const customer = await winner()
    const { id: accountId } = await addAccount(node, customer)
    const [input, key] = [{ amount: '25000', accountId, expected: usd(24_900) }, randomUUID()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(customer, input, key)))
    expect(new Set(answers.map((answer) => inAnswer<Withdrawal>(answer, 'requestWithdrawal').id)).size).toBe(1)
    // A node that died before it kept its answer.
    await sql`DELETE FROM idempotency`.execute(database())
    await request(customer, input, key)
    expect(await balance(customer, 'HELD')).toBe(25_000n)
  })

  it('of the whole balance twenty times at once is held once', async () => {
    const customer = await winner()
    const { id: accountId } = await addAccount(node, customer)
    const input = { amount: '100000', accountId, expected: usd(99_900) }
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(customer, input)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusalOf(answer)).toMatchObject({ status: 400, fields: [['amount', 'notEnough']] })
    expect([await balance(customer), await balance(customer, 'HELD')]).toEqual([0n, 100_000n])
  })

  it('is refused by the rule that its amount breaks', async () => {
    const customer = await winner({ won: 800_000n, state: 'NY' })
    const { id: accountId } = await addAccount(node, customer, { way: 'BANK', ...bank })
    await switchTerms({ addressProofAbove: null })
    for (const [amount, rule] of [
      ['4900', 'belowMinimum'],
      ['5050', 'notWhole'],
      ['900000', 'notEnough'],
      ['500100', 'aboveMaximum'],
      ['0', 'belowMinimum'],
    ] as const)
      expect(refusalOf(await request(customer, { amount, accountId, expected: usd(1) }))).toMatchObject({
        status: 400,
        fields: [['amount', rule]],
      })
    expect((await request(customer, { amount: '-5000', accountId, expected: usd(1) })).status).toBe(400)
    expect((await request(customer, { amount: '500000', accountId, expected: usd(500_000) })).status).toBe(200)
  })

  it('is refused for what stands in its way', async () => {
    const customer = await winner({ won: 800_000n })
    const { id: accountId } = await addAccount(node, customer)
    const input = { amount: '25000', accountId, expected: usd(24_900) }
    const refused = async (change: string, more: object = {}) => {
      await sql`UPDATE player SET ${sql.raw(change)} WHERE id = ${customer.id}`.execute(database())
      return refusalOf(await request(customer, { ...input, ...more }))
    }
    expect(await refused('email_confirmed_at = NULL')).toEqual({ status: 403, code: 'EMAIL_NOT_CONFIRMED' })
    expect(await refused(`email_confirmed_at = now(), country = ''`)).toEqual({ status: 409, code: 'NO_COUNTRY_IN_PROFILE' })
    expect(await refused(`country = 'DE'`)).toEqual({ status: 404, code: 'WITHDRAWAL_SETTING_NOT_FOUND' })
    expect(await refused(`country = 'US', id_verified = false`)).toEqual({ status: 403, code: 'KYC_REQUIRED' })
    expect(await refused('id_verified = true', { amount: '200100' })).toEqual({
      status: 409,
      code: 'WITHDRAW_DECLINED',
      reason: 'ADDRESS_PROOF_REQUIRED',
    })
    const asked = await database().selectFrom('kyc_case').select('address_asked_at').where('player_id', '=', customer.id).execute()
    expect(asked).toMatchObject([{ address_asked_at: expect.any(Date) as Date }])
    expect(await refused('id_verified = true', { expected: usd(25_000) })).toEqual({ status: 409, code: 'PRICE_CHANGED' })
    expect(await refused('id_verified = true', { accountId: randomUUID() })).toEqual({ status: 404, code: 'ACCOUNT_NOT_FOUND' })
    await switchTerms({ closed: ['SKRILL'] })
    expect(await refused('id_verified = true')).toEqual({ status: 409, code: 'WITHDRAWAL_WAY_CLOSED' })
    await switchTerms({})
    // In Canada nobody is paid out by Cash App: the country says so as the operator does.
    const { id: cashApp } = await addAccount(node, customer, { way: 'CASH_APP', accountId: 'tideline' })
    expect(await refused(`country = 'CA'`, { accountId: cashApp })).toEqual({ status: 409, code: 'WITHDRAWAL_WAY_CLOSED' })
    // An account of a provider that was taken out of the settings: its way may be open by another one.
    await database().updateTable('payout_account').set({ party: 'gone' }).where('player_id', '=', customer.id).execute()
    expect(await refused(`country = 'US'`)).toEqual({ status: 409, code: 'WITHDRAWAL_WAY_CLOSED' })
    expect(await balance(customer, 'HELD')).toBe(0n)
  })

  it('is taken back by its player until the review starts, once', async () => {
    const customer = await winner()
    const { id: accountId } = await addAccount(node, customer)
    const { id } = await requested(customer, accountId)
    const cancelled = (await Promise.all([1, 2, 3].map(() => node.call('CancelWithdrawal', { id }, customer.token)))).map((answer) =>
      inAnswer<Withdrawal>(answer, 'cancelWithdrawal'),
    )
    expect(cancelled.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
    expect(cancelled[0]).toMatchObject({ holder: null, expectedBy: null, canCancel: false, givenBack: '25000', notBefore: null })
    expect(cancelled[0]?.timeline.map(({ state }) => state)).toEqual(['REQUESTED', 'CANCELLED'])
    expect([await balance(customer), await balance(customer, 'HELD')]).toEqual([100_000n, 0n])
    expect((await node.call('PlayedRounds', {}, customer.token)).body.data).toMatchObject({ openWithdrawal: null })
    const next = await requested(customer, accountId)
    await sql`UPDATE withdrawal SET state = 'IN_REVIEW' WHERE id = ${next.id}`.execute(database())
    await sql`INSERT INTO withdrawal_event (withdrawal_id, kind, source, actor, at) VALUES (${next.id}, 'TAKEN', 'DESK', 'rita', now())`.execute(
      database(),
    )
    expect(refusalOf(await node.call('CancelWithdrawal', { id: next.id }, customer.token))).toEqual({
      status: 409,
      code: 'WITHDRAWAL_IN_REVIEW',
    })
    expect(await reconcile(database())).toEqual([])
  })

  it('stands among the transactions, in every status, and leads to its page', async () => {
    const customer = await winner()
    const { id: accountId } = await addAccount(node, customer)
    const { id } = await requested(customer, accountId)
    const rows = async (filter: object) =>
      inAnswer<{ nodes: { id: string }[] }>(await node.call('Transactions', { first: 10, filter }, customer.token), 'transactions').nodes
    const statuses = {
      PENDING: ['REQUESTED', 'IN_REVIEW', 'APPROVED', 'SENDING', 'SENT'],
      COMPLETED: ['PAID'],
      FAILED: ['REFUSED', 'FAILED'],
      REVERSED: ['RETURNED'],
      CANCELLED: ['CANCELLED'],
    }
    for (const [status, states] of Object.entries(statuses))
      for (const state of states) {
        await sql`UPDATE withdrawal SET state = ${state} WHERE id = ${id}`.execute(database())
        expect(await rows({ type: 'WITHDRAWAL', status })).toMatchObject([{ id, status }])
        expect(await rows({ status: status === 'FAILED' ? 'PENDING' : 'FAILED' })).toEqual([])
      }
    await sql`UPDATE withdrawal SET crypto = ${JSON.stringify({ code: 'BTC', amount: '0.005', networkFee: '0.0001', transactionId: null })}::jsonb
      WHERE id = ${id}`.execute(database())
    expect((await rows({}))[0]).toMatchObject({
      type: 'WITHDRAWAL',
      direction: 'DEBIT',
      tokens: { kind: 'PRIZE', amount: '25000' },
      withdrawalId: id,
      paymentId: null,
      paymentMethod: 'Skrill ada_pays',
      convertedAmount: usd(24_900),
      platformFee: usd(100),
      conversion: { code: 'BTC', amount: '0.005', rate: usd(4_980_000) },
    })
    expect(await rows({ type: 'PURCHASE' })).toEqual([])
  })

  it('stands in a list of pages that neither lose nor repeat one', async () => {
    const customer = await winner()
    const { id: accountId } = await addAccount(node, customer)
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.unshift((await requested(customer, accountId, '5000', 4_900)).id)
    const page = async (first: number, after: string | null = null): Promise<WithdrawalConnection> =>
      inAnswer(await node.call('Withdrawals', { first, after }, customer.token), 'withdrawals')
    const found: string[] = []
    for (let after: string | null = null; ;) {
      const { nodes, pageInfo }: WithdrawalConnection = await page(2, after)
      found.push(...nodes.map(({ id }) => id))
      if (!pageInfo.hasNextPage) break
      after = pageInfo.endCursor ?? null
    }
    expect(found).toEqual(ids)
    for (const variables of [{ first: 0 }, { first: 101 }, { first: 5, after: 'nonsense' }])
      expect((await node.call('Withdrawals', variables, customer.token)).status).toBe(400)
  })
})

const bank = { accountHolder: 'Ada Example', accountNumber: '123456789', routingNumber: '021000021', bankName: 'Harbor Savings' }
