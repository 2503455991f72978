import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../../test/support/accounts.ts'
import { newCustomer, refusalOf, type Customer } from '../../../../test/support/cashier.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { operate, OPERATOR_SECRET } from '../../../../test/support/operatorCall.ts'
import {
  addAccount,
  bankAccount,
  CANARY_ACCOUNT,
  inAnswer,
  makeWinner,
  settingsOf,
  startPaymaster,
  submit,
} from '../../../../test/support/paymaster.ts'
import { codeSentTo } from '../../../../test/support/recovery.ts'
import type { AccountCapture, PayoutAccount, Profile } from '../../../graphql/resolvers.generated.ts'
import { ownProtocols } from '../../../protocols.ts'
import { playerReference } from '../../../providers/playerReference.ts'
import { seedWithdrawals } from '../../../seed/seedWithdrawals.ts'
import { linkCapturedAccount } from './capture.ts'

let node: TestNode
const paymaster = startPaymaster()
beforeAll(async () => {
  node = await startNode({ operatorSecret: OPERATOR_SECRET, payouts: [paymaster.party] }, [], {
    ...ownProtocols,
    payouts: { paymaster: paymaster.protocol },
  })
  await seedWithdrawals(database())
})
beforeEach(() => sql`DELETE FROM throttle`.execute(database()))
afterEach(async () => {
  paymaster.isAway = false
  paymaster.captured = 'PENDING'
  await operate(node.address, { do: 'reset' })
  node.app.services.switchboard.forget()
})
afterAll(() => node?.app.stop())

const database = () => node.app.services.database.kysely
const winner = async (more: Parameters<typeof makeWinner>[2] = {}): Promise<Customer> => {
  const customer = await newCustomer(node)
  await makeWinner(database(), customer.id, more)
  return customer
}
const byPassword = { password: PASSWORD }
const add = (customer: Customer, account: object, stepUp: object = byPassword) =>
  submit(node, customer, 'AddPayoutAccount', { account, stepUp })
const accountsOf = async (customer: Customer) => (await settingsOf(node, customer)).ways.flatMap(({ accounts }) => accounts)
const skrill = { way: 'SKRILL', accountId: 'ada_pays' } as const
const bitcoin = { way: 'CRYPTO', currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } as const
const mailsTo = ({ email }: Customer) => node.emails.filter(({ to }) => to === email).map(({ subject }) => subject)
const untilMailed = async (customer: Customer, subject: string) => {
  await expect.poll(() => mailsTo(customer)).toContain(subject)
}
const HOUR = 3_600_000
/** Nothing that goes on takes as long, however busy the machine. */
const STANDS_STILL_MS = 20_000

describe('an account', () => {
  it.each([
    ['Skrill ada_pays', skrill],
    ['Cash App adaCash', { way: 'CASH_APP', accountId: 'adaCash' }],
    ['Seamless Chex ada-chex', { way: 'SEAMLESS_CHEX', accountId: 'ada-chex' }],
    ['Harbor Savings, ending in 2211', bankAccount],
    ['BTC on Bitcoin, ending in v8f3t4', bitcoin],
  ] as const)('%s is kept under what its player knows it by, and waits a day', async (label, account) => {
    const customer = await winner()
    const kept = await addAccount(node, customer, account)
    expect(kept).toMatchObject({ way: account.way, label })
    expect(Date.parse(kept.usableFrom) - Date.parse(kept.createdAt)).toBeCloseTo(24 * HOUR, -4)
    expect(await accountsOf(customer)).toEqual([kept])
    await untilMailed(customer, 'A payout account was added')
    const notices = await database()
      .selectFrom('notification')
      .select('text')
      .where('player_id', '=', customer.id)
      .where('topic', '=', 'SECURITY')
      .execute()
    expect(notices).toMatchObject([{ text: expect.stringContaining(label) as string }])
  })

  it('I7 of a bank has its number with the provider only', async () => {
    const customer = await winner()
    const added = await add(customer, bankAccount)
    paymaster.isAway = true
    await add(customer, { ...bankAccount, bankName: 'Another' })
    expect(paymaster.registered.at(-1)).toMatchObject({
      accountNumber: CANARY_ACCOUNT,
      currency: 'USD',
      reference: playerReference('paymaster', customer.id),
    })
    const tables = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(database())
    const rows = await Promise.all(
      tables.rows.map(({ name }) =>
        sql<{ text: string }>`SELECT coalesce(string_agg(t::text, ' '), '') AS text FROM ${sql.table(name)} t`.execute(database()),
      ),
    )
    const everywhere = [
      JSON.stringify(added.body),
      node.logged(),
      JSON.stringify(node.emails),
      ...rows.map(({ rows: [row] }) => row?.text ?? ''),
    ]
    for (const place of everywhere) expect(place.includes(CANARY_ACCOUNT)).toBe(false)
    // The canary: what may be kept is found by the same search.
    expect(everywhere.some((place) => place.includes('ending in 2211'))).toBe(true)
  })

  it('is the same one when it is given again, whatever its gaps', async () => {
    const customer = await winner()
    const first = await addAccount(node, customer, bankAccount)
    const again = await addAccount(node, customer, { ...bankAccount, accountNumber: '7700 9900 8844 2211' })
    expect(again.id).toBe(first.id)
    expect(await accountsOf(customer)).toHaveLength(1)
  })

  it('that two players share is known by its fingerprint, which tells nothing of its number', async () => {
    const [one, other] = [await winner(), await winner()]
    const ids = [(await addAccount(node, one, bankAccount)).id, (await addAccount(node, other, bankAccount)).id]
    const prints = await database().selectFrom('payout_account').select('fingerprint').where('id', 'in', ids).execute()
    expect(new Set(prints.map(({ fingerprint }) => fingerprint)).size).toBe(1)
  })

  it.each<[string, object, string, string]>([
    ['a bank with a wrong check digit', { ...bankAccount, routingNumber: '021000022' }, 'routingNumber', 'checkDigit'],
    ['a bank without a holder', { ...bankAccount, accountHolder: '' }, 'accountHolder', 'required'],
    ['a number that the provider does not know', { ...bankAccount, accountNumber: '0000' }, 'accountNumber', 'invalid'],
    ['an address with a wrong checksum', { ...bitcoin, address: bitcoin.address.replace('w', 'x') }, 'address', 'invalid'],
    ['an address of another network', { ...bitcoin, currency: 'USDT-TRC20' }, 'address', 'wrongNetwork'],
    ['a currency that nobody pays out', { ...bitcoin, currency: 'DOGE' }, 'currency', 'invalid'],
    ['an id with a blank', { way: 'SKRILL', accountId: 'ada pays' }, 'accountId', 'characters'],
    ['no id', { way: 'CASH_APP' }, 'accountId', 'required'],
    ['a $cashtag with a dash', { way: 'CASH_APP', accountId: 'ada-cash' }, 'accountId', 'characters'],
    ['a card, which is linked at its provider', { way: 'CARD' }, 'way', 'invalid'],
  ])('%s is refused at its field', async (_, account, field, rule) => {
    expect(refusalOf(await add(await winner(), account))).toEqual({ status: 400, code: 'BAD_INPUT', fields: [[field, rule]] })
  })

  it('waits as long as the terms say', async () => {
    const customer = await winner()
    await operate(node.address, { do: 'withdrawalTerms', terms: { newAccountHours: 0 } })
    node.app.services.switchboard.forget()
    const { createdAt, usableFrom } = await addAccount(node, customer)
    expect(Date.parse(usableFrom) - Date.parse(createdAt)).toBeLessThan(1_000)
  })

  it('is refused while the provider is away, and can be sent again', async () => {
    const customer = await winner()
    paymaster.isAway = true
    const key = randomUUID()
    const send = () => submit(node, customer, 'AddPayoutAccount', { account: bitcoin, stepUp: byPassword }, key)
    expect(refusalOf(await send())).toMatchObject({ status: 503, code: 'PROVIDER_UNAVAILABLE' })
    paymaster.isAway = false
    expect((await send()).status).toBe(200)
  })

  it('is forgotten when its player says so; a stranger’s is not there', async () => {
    const [customer, stranger] = [await winner(), await winner()]
    const { id } = await addAccount(node, customer)
    expect(refusalOf(await node.call('RemovePayoutAccount', { id }, stranger.token))).toEqual({ status: 404, code: 'ACCOUNT_NOT_FOUND' })
    const input = { amount: '5000', accountId: id, expected: { currency: 'USD', minor: '4900' } }
    expect(refusalOf(await submit(node, stranger, 'RequestWithdrawal', { input }))).toEqual({ status: 404, code: 'ACCOUNT_NOT_FOUND' })
    expect((await node.call('RemovePayoutAccount', { id }, customer.token)).status).toBe(200)
    expect(await accountsOf(customer)).toEqual([])
    expect(refusalOf(await submit(node, customer, 'RequestWithdrawal', { input }))).toEqual({ status: 404, code: 'ACCOUNT_NOT_FOUND' })
  })
})

describe('a new account needs the player', () => {
  const code = async (customer: Customer): Promise<string> => {
    expect((await node.call('RequestStepUpCode', {}, customer.token)).status).toBe(200)
    return codeSentTo(node, customer.email)
  }
  const other = (typed: string) => typed.replace(/^./, (digit) => String((Number(digit) + 1) % 10))

  it('by the password or the code of an email, and by nothing else', async () => {
    const customer = await winner()
    expect(refusalOf(await add(customer, skrill, {}))).toEqual({ status: 403, code: 'STEP_UP_REQUIRED' })
    expect(refusalOf(await add(customer, skrill, { password: '', code: '' }))).toEqual({ status: 403, code: 'STEP_UP_REQUIRED' })
    expect(refusalOf(await add(customer, skrill, { password: 'Wrong-Password-1' }))).toMatchObject({ fields: [['password', 'invalid']] })
    expect(refusalOf(await add(customer, skrill, { code: '123456' }))).toMatchObject({ fields: [['code', 'expired']] })
    const sent = await code(customer)
    expect(refusalOf(await add(customer, skrill, { code: other(sent) }))).toMatchObject({ fields: [['code', 'invalid']] })
    expect((await add(customer, skrill, { code: sent })).status).toBe(200)
    // It is good once.
    expect(refusalOf(await add(customer, bitcoin, { code: sent }))).toMatchObject({ fields: [['code', 'expired']] })
    expect(await accountsOf(customer)).toHaveLength(1)
  })

  it('with five tries at a code, and few at the password', async () => {
    const customer = await winner()
    const sent = await code(customer)
    for (let count = 0; count < 5; count += 1) await add(customer, skrill, { code: other(sent) })
    expect(refusalOf(await add(customer, skrill, { code: sent }))).toMatchObject({ fields: [['code', 'expired']] })
    const statuses: number[] = []
    for (let count = 0; count < 8; count += 1) statuses.push((await add(customer, skrill, { password: 'Wrong-Password-1' })).status)
    expect(statuses.at(-1)).toBe(429)
  })

  it('and not with the code that somebody else was sent', async () => {
    const [customer, stranger] = [await winner(), await winner()]
    expect(refusalOf(await add(stranger, skrill, { code: await code(customer) }))).toMatchObject({ fields: [['code', 'expired']] })
  })
})

describe('an id of the profile', () => {
  const profileOf = async ({ token }: Customer) =>
    ((await node.call('Profile', {}, token)).body.data as unknown as { profile: Profile }).profile
  const save = async (customer: Customer, changes: object, stepUp: object | null = null) => {
    const { personalInfo } = await profileOf(customer)
    const input = { ...personalInfo, dateOfBirth: '1991-08-14', timeZone: 'UTC', ...changes }
    return submit(node, customer, 'SavePersonalInfo', { input, stepUp })
  }

  it('is the account of its way: given in one place, it stands in both', async () => {
    const customer = await winner()
    await addAccount(node, customer)
    expect((await profileOf(customer)).personalInfo.skrillId).toBe('ada_pays')
    expect((await save(customer, { skrillId: 'ada_new' }, byPassword)).status).toBe(200)
    expect((await accountsOf(customer)).map(({ label }) => label)).toEqual(['Skrill ada_new'])
    await untilMailed(customer, 'A payout account was changed')
    const [account] = await accountsOf(customer)
    await node.call('RemovePayoutAccount', { id: account?.id }, customer.token)
    expect((await profileOf(customer)).personalInfo.skrillId).toBe('')
  })

  it('is changed by the player only; whatever else is saved needs no password', async () => {
    const customer = await winner()
    for (const changes of [{ skrillId: 'x1' }, { cashAppId: 'x1' }, { seamlessChexId: 'x1' }, { cryptoAddress: bitcoin.address }]) {
      expect(refusalOf(await save(customer, changes))).toEqual({ status: 403, code: 'STEP_UP_REQUIRED' })
      expect(refusalOf(await save(customer, changes, { password: 'Wrong-Password-1' }))).toMatchObject({
        fields: [['password', 'invalid']],
      })
    }
    expect((await save(customer, { firstName: 'Adele' })).status).toBe(200)
    expect(await accountsOf(customer)).toEqual([])
    await save(customer, { skrillId: 'x1' }, byPassword)
    // To take one away is always safe.
    expect((await save(customer, { skrillId: '' })).status).toBe(200)
    expect(await accountsOf(customer)).toEqual([])
  })

  it('from before there were accounts becomes one, which waits', async () => {
    const customer = await winner()
    await sql`UPDATE player SET skrill_id = 'old_id' WHERE id = ${customer.id}`.execute(database())
    const [account] = await accountsOf(customer)
    expect(account).toMatchObject({ label: 'Skrill old_id' })
    expect(Date.parse(account?.usableFrom ?? '')).toBeGreaterThan(Date.now() + 23 * HOUR)
    expect((await accountsOf(customer))[0]?.id).toBe(account?.id)
  })
})

describe('a card', () => {
  const start = async (customer: Customer): Promise<AccountCapture> =>
    inAnswer(await node.call('StartAccountCapture', { stepUp: byPassword }, customer.token), 'startAccountCapture')
  const look = async (customer: Customer, id: string): Promise<AccountCapture> =>
    inAnswer(await node.call('AccountCapture', { id }, customer.token), 'accountCapture')
  const visa = { token: 'upo-1', brand: 'Visa', lastFour: '4242', expiry: '12/28' }

  it('is linked at its provider, which is asked what came of it', async () => {
    const customer = await winner()
    expect(refusalOf(await node.call('StartAccountCapture', { stepUp: {} }, customer.token))).toEqual({
      status: 403,
      code: 'STEP_UP_REQUIRED',
    })
    const { id, ...opened } = await start(customer)
    expect(opened).toMatchObject({ state: 'OPEN', frameUrl: `https://paymaster.test/frame/${id}`, account: null })
    expect(await look(customer, id)).toMatchObject({ state: 'OPEN' })
    paymaster.captured = visa
    expect(await look(customer, id)).toMatchObject({
      state: 'LINKED',
      frameUrl: null,
      redirectUrl: null,
      account: { way: 'CARD', label: 'Visa ending in 4242' },
    })
    expect(await accountsOf(customer)).toHaveLength(1)
    await untilMailed(customer, 'A payout account was added')
  })

  it('that was not linked, and one that ran out, say so', async () => {
    const customer = await winner()
    const [failed, late] = [await start(customer), await start(customer)]
    paymaster.captured = 'FAILED'
    expect(await look(customer, failed.id)).toMatchObject({ state: 'FAILED', account: null })
    paymaster.captured = 'PENDING'
    await sql`UPDATE account_capture SET ends_at = now() - interval '1 second' WHERE id = ${late.id}`.execute(database())
    expect(await look(customer, late.id)).toMatchObject({ state: 'EXPIRED' })
  })

  it('told of by a notice is linked once; one of another player’s or another provider’s books is refused', async () => {
    const [customer, stranger] = [await winner(), await winner()]
    const { id: captureId } = await start(customer)
    const reference = playerReference('paymaster', customer.id)
    const link = (more: object = {}) =>
      database()
        .transaction()
        .execute((transaction) =>
          linkCapturedAccount(node.app.services, transaction, {
            party: 'paymaster',
            captureId,
            playerReference: reference,
            captured: visa,
            ...more,
          }),
        )
    expect(await link({ playerReference: playerReference('paymaster', stranger.id) })).toBe('FOREIGN')
    expect(await link({ party: 'another' })).toBe('FOREIGN')
    expect(await link({ captureId: randomUUID() })).toBe('FOREIGN')
    expect(await link({ captureId: 'none' })).toBe('FOREIGN')
    expect([await accountsOf(customer), await accountsOf(stranger)]).toEqual([[], []])
    expect(await Promise.all([link(), link(), link()]).then((said) => said.toSorted())).toEqual(['LINKED', 'UNCHANGED', 'UNCHANGED'])
    expect(await link({ captured: null })).toBe('UNCHANGED')
    expect((await accountsOf(customer)).map(({ way }: PayoutAccount) => way)).toEqual(['CARD'])
  })

  it('is linked while the operator’s switches have to be read anew, on the one connection that the embedded engine has', async () => {
    const customer = await winner()
    const { id: captureId } = await start(customer)
    const said = { party: 'paymaster', captureId, playerReference: playerReference('paymaster', customer.id), captured: visa }
    // What waits for a second connection waits for good: given up inside the transaction, so that the rest of the file goes on.
    const stoodStill = async () => {
      await sleep(STANDS_STILL_MS, undefined, { ref: false })
      throw new Error('the linking of a card waits for a second connection')
    }
    // A switchboard that answers out of its memory would hide that it is asked.
    node.app.services.switchboard.forget()
    const linked = database()
      .transaction()
      .execute((transaction) => Promise.race([linkCapturedAccount(node.app.services, transaction, said), stoodStill()]))
    await expect(linked).resolves.toBe('LINKED')
  })
})
