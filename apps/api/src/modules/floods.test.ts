import { randomUUID } from 'node:crypto'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { countCases } from '@lagoon/testing/cases'
import { buildSchema } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn, PASSWORD, signUp } from '../../test/support/accounts.ts'
import { documentIdOf, startNode, type Answer, type TestNode } from '../../test/support/node.ts'
import { operationsOf } from '../../test/support/operations.ts'
import { plant } from '../../test/support/plant.ts'
import { readContract } from '../graphql/schema.ts'
import { limits, type LimitName } from './throttle.ts'

let node: TestNode
let visitor = ''
const tokens: string[] = []
const refreshTokens: string[] = []
beforeAll(async () => {
  node = await startNode({ trustProxy: true, seed: 'demo' })
  visitor = ((await node.call('StartAnonymousSession')).body.data as unknown as { startAnonymousSession: { token: string } })
    .startAnonymousSession.token
  for (let player = 0; player < 2; player += 1) {
    const { accessToken, refreshToken } = await logIn(node, (await confirmedPlayer(node)).email)
    tokens.push(accessToken)
    refreshTokens.push(refreshToken)
  }
})
afterAll(() => node?.app.stop())
const query = (statement: ReturnType<typeof sql>) => statement.execute(node.app.services.database.kysely)
beforeEach(() => query(sql`DELETE FROM throttle`))

/** How a call is made that a limit counts. `n` numbers the calls, `whom` the callers or targets that it tells apart. */
interface Flood {
  readonly operation: OperationName
  readonly variables: (n: number, whom: number) => Record<string, unknown>
  /** A call of a player, whose limit is another: another limit would stop the calls first, so they come one by one. */
  readonly isPlayers?: true
  /** A call of a visitor's anonymous session. */
  readonly isVisitors?: true
  /** Each call bears an idempotency key of its own. */
  readonly isKeyed?: true
  /** What has to be so before each call. */
  readonly before?: () => ReturnType<typeof sql>
}
const nobodys = (n: number): string => `nobody_${n}@example.com`
const phone = (n: number): string => `+1555010${1_000 + n}`
const ticket = { type: 'GAME', title: 'A round', comments: 'It stopped.' }
const contact = { name: 'Ada Reed', email: 'ada@example.com', message: 'Where is my round?', captcha: 'none' }

/** The personal info of a player, with another phone number each time. */
const withPhone = (n: number) => ({
  input: {
    ...{ firstName: 'Ada', lastName: 'Reed', displayName: 'ada_of_floods', email: 'ada.floods@example.com', phone: phone(n) },
    ...{ dateOfBirth: '1991-08-14', gender: 'FEMALE', skrillId: '', cashAppId: '', seamlessChexId: '', cryptoAddress: '' },
    timeZone: 'UTC',
  },
})
let numbers = 2_000
/** Everybody waits to confirm a number that no code was sent to. */
const newNumber = () => sql`UPDATE player SET pending_phone = ${phone((numbers += 1))}`

const floods: Readonly<Record<LimitName, Flood>> = {
  anonymousSession: { operation: 'StartAnonymousSession', variables: () => ({}) },
  captcha: { operation: 'Captcha', variables: () => ({}) },
  contact: { operation: 'SendContactMessage', variables: () => ({ input: contact }) },
  codesFrom: { operation: 'RequestProfileCode', variables: () => ({ channel: 'PHONE' }), isPlayers: true, before: newNumber },
  contactsFrom: { operation: 'SavePersonalInfo', variables: withPhone, isPlayers: true },
  displayName: { operation: 'DisplayNameAvailability', variables: () => ({ displayName: 'mara_vale' }) },
  fault: { operation: 'ReportFault', variables: () => ({ input: { kind: 'TypeError', page: 'lobby/home', places: [] } }) },
  keysFrom: { operation: 'Register', variables: () => ({}), isKeyed: true },
  login: { operation: 'Login', variables: (n) => ({ input: { identifier: nobodys(n), password: PASSWORD } }) },
  pushTokenFrom: {
    operation: 'SaveVisitorPushToken',
    variables: (n) => ({ input: { token: `push-${n}`, sourceType: 'WEB_APP' } }),
    isVisitors: true,
  },
  recovery: { operation: 'ForgotPassword', variables: (n) => ({ email: nobodys(n) }) },
  register: { operation: 'Register', variables: () => ({ input: signUp() }) },
  resend: { operation: 'ResendConfirmation', variables: (n) => ({ email: nobodys(n) }) },
  resetPassword: { operation: 'ResetPassword', variables: () => ({ token: 'none', password: PASSWORD }) },
  sharedWin: { operation: 'SharedWin', variables: () => ({ id: 'none' }) },
  codesBy: { operation: 'RequestProfileCode', variables: () => ({ channel: 'PHONE' }), before: newNumber },
  contactsBy: { operation: 'SavePersonalInfo', variables: withPhone, isPlayers: true },
  cancelPayment: { operation: 'CancelPayment', variables: () => ({ id: 'nobodys' }) },
  checkPayment: { operation: 'CheckPayment', variables: () => ({ id: 'nobodys' }) },
  checkVerification: { operation: 'CheckVerification', variables: () => ({}) },
  keysBy: { operation: 'OpenTicket', variables: () => ({}), isKeyed: true },
  launch: { operation: 'InitiateGame', variables: () => ({ gameId: 'moonlit-tides', token: 'GAME' }) },
  ownLimit: { operation: 'SaveDepositLimit', variables: () => ({ limit: { amount: '200', days: '7' } }) },
  purchase: {
    operation: 'BuyPackage',
    variables: () => ({ input: { order: { packageId: 'none' }, methodId: 'none', expected: { currency: 'USD', minor: '1' } } }),
  },
  payoutAccount: {
    operation: 'AddPayoutAccount',
    variables: () => ({ account: { way: 'CARD' }, stepUp: {} }),
  },
  pushToken: { operation: 'SavePushToken', variables: (n) => ({ input: { token: `push-${n}`, sourceType: 'WEB_APP' } }) },
  rates: { operation: 'CryptoCurrencies', variables: () => ({ methodId: 'none', price: { currency: 'USD', minor: '1' } }) },
  withdrawal: {
    operation: 'RequestWithdrawal',
    variables: () => ({ input: { amount: '5000', accountId: 'none', expected: { currency: 'USD', minor: '1' } } }),
  },
  shareWin: { operation: 'ShareWin', variables: () => ({ id: '1', showsName: true, showsAmount: true }) },
  startVerification: { operation: 'StartVerification', variables: () => ({}) },
  stats: { operation: 'ProfileStats', variables: () => ({}) },
  ticket: { operation: 'OpenTicket', variables: () => ({ input: ticket }) },
  ticketReply: { operation: 'ReplyToTicket', variables: () => ({ id: 'T-0000-0000', comments: 'And?' }) },
  tickets: { operation: 'Tickets', variables: () => ({}) },
  findPayments: { operation: 'FindPayments', variables: (n) => ({ search: { reference: `n-${n}` } }), isPlayers: true },
  tip: { operation: 'SendTip', variables: () => ({ gameId: 'porthole-twenty-one', amount: '100' }), isPlayers: true },
  refresh: { operation: 'RefreshSession', variables: (_, whom) => ({ refreshToken: refreshTokens[whom] }) },
  codeTo: { operation: 'RequestRecoveryCode', variables: (_, whom) => ({ phone: phone(whom) }) },
  codesTo: { operation: 'RequestRecoveryCode', variables: (_, whom) => ({ phone: phone(whom) }) },
  codesToPerDay: { operation: 'RequestRecoveryCode', variables: (_, whom) => ({ phone: phone(whom) }) },
  confirmationTo: { operation: 'ResendConfirmation', variables: (_, whom) => ({ email: nobodys(whom) }) },
  confirmationsTo: { operation: 'ResendConfirmation', variables: (_, whom) => ({ email: nobodys(whom) }) },
  confirmationsToPerDay: { operation: 'ResendConfirmation', variables: (_, whom) => ({ email: nobodys(whom) }) },
  resetTo: { operation: 'ForgotPassword', variables: (_, whom) => ({ email: nobodys(whom) }) },
  resetsTo: { operation: 'ForgotPassword', variables: (_, whom) => ({ email: nobodys(whom) }) },
  resetsToPerDay: { operation: 'ForgotPassword', variables: (_, whom) => ({ email: nobodys(whom) }) },
}

const send = async (name: LimitName, n: number, whom: number): Promise<Answer> => {
  const { operation, variables, isPlayers, isVisitors, isKeyed, before } = floods[name]
  const { per } = limits[name]
  if (before) await query(before())
  return node.post(
    `/graphql/${operationPaths[operation]}`,
    JSON.stringify({ documentId: documentIdOf(operation), variables: variables(n, whom) }),
    {
      'x-forwarded-for': `203.0.113.${per === 'address' ? whom : 9}`,
      ...(isKeyed ? { 'idempotency-key': randomUUID() } : {}),
      ...(isVisitors ? { authorization: `Bearer ${visitor}` } : {}),
      ...(per === 'player' || isPlayers ? { authorization: `Bearer ${tokens[whom] ?? ''}` } : {}),
    },
  )
}

/** So many calls at once; those that another limit would stop first come one by one, with what that limit counted forgotten. */
const flood = async (name: LimitName, calls: number): Promise<readonly Answer[]> => {
  const { isPlayers, before } = floods[name]
  if (limits[name].per !== 'target' && !isPlayers && !before) return Promise.all(Array.from({ length: calls }, (_, n) => send(name, n, 0)))
  const answers: Answer[] = []
  for (let n = 0; n < calls; n += 1) {
    await query(sql`DELETE FROM throttle WHERE bucket NOT LIKE ${`${name}:%`}`)
    answers.push(await send(name, n, 0))
  }
  return answers
}
const isRefused = ({ status }: Answer): boolean => status === 429
const names = Object.keys(limits) as LimitName[]

describe('M4 a flood', () => {
  it.each(names)('M4 against the limit "%s" is let through as far as that, and nobody else waits', async (name) => {
    const { calls } = limits[name]
    const answers = await flood(name, calls + 15)
    const refused = answers.filter(isRefused)
    expect(answers.length - refused.length).toBe(calls)
    expect(refused.every(({ body, headers }) => body.code === 'TOO_MANY_REQUESTS' && Number(headers.get('retry-after')) > 0)).toBe(true)
    expect(isRefused(await send(name, answers.length, 1))).toBe(false)
  })

  it('M4 is refused as the schema says at each field where it can be', () => {
    const flooded = new Set(Object.values(floods).map(({ operation }) => operation))
    const operations = operationsOf(buildSchema(readContract()))
    const refusing = new Set(operations.flatMap(({ name, fields }) => (flooded.has(name) ? fields : [])))
    const silent = [...refusing].filter(({ description }) => !/\b429\b/.test(description ?? ''))
    expect(refusing.size).toBeGreaterThan(30)
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('M4 canary: limits that let everything through, one call too many, or count everybody together are noticed, each of them', async (context) => {
    countCases(context, 3 * names.length)
    const { kysely } = node.app.services.database
    const few = names.filter((name) => limits[name].calls <= 10)
    const passed = async (name: LimitName) => (await flood(name, limits[name].calls + 2)).filter((answer) => !isRefused(answer)).length

    await plant(kysely, 'take_throttle', 'v.hits <= p_limit', 'v.hits <= p_limit + 1')
    for (const name of few) expect([name, await passed(name)]).toEqual([name, limits[name].calls + 1])
    await plant(kysely, 'take_throttle', 'v.hits <= p_limit + 1', 'true')
    for (const name of few) expect([name, await passed(name)]).toEqual([name, limits[name].calls + 2])
    await plant(kysely, 'take_throttle', 'IF true', 'IF v.hits <= p_limit')
    await plant(kysely, 'take_throttle', 'VALUES (p_bucket', "VALUES (split_part(p_bucket, ':', 1) || ':all'")
    for (const name of few) {
      await query(sql`DELETE FROM throttle`)
      await flood(name, limits[name].calls + 2)
      await query(sql`DELETE FROM throttle WHERE bucket NOT LIKE ${`${name}:%`}`)
      expect([name, isRefused(await send(name, 0, 1))]).toEqual([name, true])
    }
  })
})
