import { randomUUID } from 'node:crypto'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { confirmedPlayer, eventually, logIn, PASSWORD, signUp } from '../../test/support/accounts.ts'
import { codeSentTo, resetTokenOf } from '../../test/support/recovery.ts'
import { documentIdOf, startNode, type TestNode } from '../../test/support/node.ts'
import { sweepAll } from '../retention/sweep.ts'
import { once } from './once.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())
const query = <Row>(statement: ReturnType<typeof sql<Row>>) => statement.execute(node.app.services.database.kysely)
beforeEach(() => query(sql`DELETE FROM throttle`))

const send = (name: OperationName, key: string, variables: object, token?: string) =>
  node.post(`/graphql/${operationPaths[name]}`, JSON.stringify({ documentId: documentIdOf(name), variables }), {
    'idempotency-key': key,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  })
const ticket = (title: string) => ({ input: { type: 'GAME', title, comments: 'It stopped.' } })
const tickets = async (title: string) => (await query(sql`SELECT 1 FROM ticket WHERE title = ${title}`)).rows.length
const player = async () => {
  const account = await confirmedPlayer(node)
  return { ...account, token: (await logIn(node, account.email)).accessToken }
}

it('a ticket that the browser sends twice is one, and both are answered the same, also at the same time', async () => {
  const { token } = await player()
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => send('OpenTicket', key, ticket('Sent thrice'), token)))
  answers.push(await send('OpenTicket', key, ticket('Sent thrice'), token))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await tickets('Sent thrice')).toBe(1)
})

it('another submission, another player and a form that was changed are not taken for it', async () => {
  const [one, other] = [await player(), await player()]
  const key = randomUUID()
  await send('OpenTicket', key, ticket('Once more'), one.token)
  expect((await send('OpenTicket', key, ticket('Changed'), one.token)).body).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  await send('OpenTicket', key, ticket('Once more'), other.token)
  await send('OpenTicket', randomUUID(), ticket('Once more'), one.token)
  expect([await tickets('Once more'), await tickets('Changed')]).toEqual([3, 0])
})

it('what takes longer than a second sending waits is still being done, and answers the same once it is', async () => {
  const [scope, key] = ['test', randomUUID()]
  const answer = Promise.withResolvers<string>()
  const perform = vi.fn<() => Promise<string>>(() => answer.promise)
  const ask = () => once(node.app.services, { scope, key, request: 'slow', keepsBadInput: true }, perform)
  const first = ask()
  await eventually(() => (perform.mock.calls.length > 0 ? true : undefined))
  const second = ask().catch((error: unknown) => error)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 13_000)
  const refusal = await second
  clock.mockRestore()
  expect(refusal).toMatchObject({ body: { status: 409, code: 'STILL_WORKING' } })
  answer.resolve('done')
  expect([await first, await ask()]).toEqual(['done', 'done'])
  expect(perform).toHaveBeenCalledOnce()
})

it('an account that is opened twice is opened, and gets one email', async () => {
  const input = signUp()
  const key = randomUUID()
  const first = await send('Register', key, { input })
  const second = await send('Register', key, { input })
  expect([second.status, second.body]).toEqual([200, first.body])
  const emails = () => node.emails.filter(({ to }) => JSON.stringify(to).includes(input.email)).length
  await eventually(() => (emails() > 0 ? true : undefined))
  expect(emails()).toBe(1)
})

it('a password that is changed twice is changed, and a refusal is the same once more', async () => {
  const { token, email } = await player()
  const input = { currentPassword: PASSWORD, password: 'Another-Tide-8', logOutOthers: false }
  const key = randomUUID()
  await send('ChangePassword', key, { input }, token)
  expect((await send('ChangePassword', key, { input }, token)).status).toBe(200)
  const wrong = randomUUID()
  const answers = [await send('ChangePassword', wrong, { input }, token), await send('ChangePassword', wrong, { input }, token)]
  expect(answers.map(({ body }) => body)).toMatchObject([{ code: 'WRONG_CURRENT_PASSWORD' }, { code: 'WRONG_CURRENT_PASSWORD' }])
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect((await node.call('Login', { input: { identifier: email, password: 'Another-Tide-8', logOutOthers: true } })).status).toBe(200)
})

it('a forgotten password that is asked about twice is one email, and the same answer though it is early for another', async () => {
  const { email } = await player()
  const key = randomUUID()
  const answers = await Promise.all([1, 2].map(() => send('ForgotPassword', key, { email })))
  answers.push(await send('ForgotPassword', key, { email }))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { data: { forgotPassword: true } }]))
  await resetTokenOf(node, email)
  expect(node.emails.filter(({ to, text }) => to === email && text.includes('reset-password'))).toHaveLength(1)
  expect((await send('ForgotPassword', randomUUID(), { email })).status).toBe(429)
})

it('a password that is set twice through a link is set, and the link is not called used', async () => {
  const { email } = await player()
  await send('ForgotPassword', randomUUID(), { email })
  const reset = { token: await resetTokenOf(node, email), password: 'Another-Tide-8' }
  const key = randomUUID()
  const answers = [await send('ResetPassword', key, reset), await send('ResetPassword', key, reset)]
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ data: { resetPassword: { outcome: 'DONE' } } })))
  expect((await send('ResetPassword', randomUUID(), reset)).body).not.toEqual(answers[0]?.body)
})

it('a code by which an address is confirmed may be sent twice', async () => {
  const { token, email } = await player()
  const [asking, checking] = [randomUUID(), randomUUID()]
  const ask = () => send('RequestProfileCode', asking, { channel: 'EMAIL' }, token)
  const [first, second] = [await ask(), await ask()]
  expect([second.status, second.body]).toEqual([200, first.body])
  const { requestProfileCode } = (first.body.data ?? {}) as { requestProfileCode?: { requestId: string } }
  const variables = { requestId: requestProfileCode?.requestId, code: await codeSentTo(node, email) }
  const check = () => send('ConfirmProfileCode', checking, variables, token)
  const [done, again] = [await check(), await check()]
  expect(done.body).toMatchObject({ data: { confirmProfileCode: { outcome: 'VERIFIED' } } })
  expect(again.body).toEqual(done.body)
})

it('what failed, or was too much at once, may be tried again under its key', async () => {
  const { token } = await player()
  for (let n = 0; n < 10; n += 1) await send('OpenTicket', randomUUID(), ticket('Many'), token)
  const key = randomUUID()
  expect((await send('OpenTicket', key, ticket('At last'), token)).status).toBe(429)
  await query(sql`DELETE FROM throttle`)
  expect((await send('OpenTicket', key, ticket('At last'), token)).status).toBe(200)
  expect(await tickets('At last')).toBe(1)
})

const keptUnder = async (key: string) => (await query(sql`SELECT 1 FROM idempotency WHERE key = ${key}`)).rows.length

it('what cannot be kept once it is done is not done again', async () => {
  const [scope, key] = ['test', randomUUID()]
  // No JSON holds a bigint.
  const perform = vi.fn<() => Promise<bigint>>(async () => 1n)
  const ask = () => once(node.app.services, { scope, key, request: 'unkept', keepsBadInput: true }, perform)
  await expect(ask()).rejects.toThrow('BigInt')
  const second = ask().catch((error: unknown) => error)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 13_000)
  const refusal = await second
  clock.mockRestore()
  expect(refusal).toMatchObject({ body: { status: 409, code: 'STILL_WORKING' } })
  expect(perform).toHaveBeenCalledOnce()
})

it('nobody fills the table with what is refused as it is sent, and a key that was answered keeps its answer', async () => {
  const input = signUp()
  const [bad, good] = [randomUUID(), randomUUID()]
  const refused = await Promise.all([{}, {}, { input: { ...input, email: 'none' } }].map((variables) => send('Register', bad, variables)))
  expect(refused.map(({ body }) => body)).toMatchObject(refused.map(() => ({ status: 400, code: 'BAD_INPUT' })))
  expect(await keptUnder(bad)).toBe(0)
  expect((await send('Register', good, { input })).status).toBe(200)
  expect((await send('Register', good, {})).body).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  expect((await send('Register', good, { input })).status).toBe(200)
  expect(await keptUnder(good)).toBe(1)
})

it('a player who was refused is refused under the same key, whatever has changed since', async () => {
  const { token } = await player()
  const key = randomUUID()
  expect((await send('OpenTicket', key, ticket(''), token)).status).toBe(400)
  expect((await send('OpenTicket', key, ticket(''), token)).status).toBe(400)
  expect(await keptUnder(key)).toBe(1)
})

it('a key that is none is refused, and answers are forgotten after a day', async () => {
  const { token } = await player()
  expect((await send('OpenTicket', 'short', ticket('No key'), token)).status).toBe(400)
  await send('OpenTicket', randomUUID(), ticket('Forgotten'), token)
  await query(sql`UPDATE idempotency SET begun_at = now() - interval '25 hours'`)
  await sweepAll(node.app.services)
  expect((await query(sql`SELECT 1 FROM idempotency`)).rows).toEqual([])
})

it('keeps no request, and nothing that a password could be tried out against without the platform’s secret', async () => {
  const { token } = await player()
  await send(
    'ChangePassword',
    randomUUID(),
    { input: { currentPassword: PASSWORD, password: 'Another-Tide-8', logOutOthers: false } },
    token,
  )
  const { rows } = await query(sql`SELECT * FROM idempotency`)
  expect(JSON.stringify(rows)).not.toContain('Another-Tide-8')
})
