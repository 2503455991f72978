import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { operatorPaths, type Disturbance, type OperatorCommand, type OperatorState } from '@lagoon/contract/wire/operator/operator'
import { minor } from '@lagoon/contract/money/money'
import type { OperationName } from '@lagoon/contract/paths'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keepRefusal } from '../../kernel/inbox/refusals.ts'
import { noteIncident } from '../../payments/engine/incidents.ts'
import { record } from '../../payments/engine/record.ts'
import { confirmedPlayer, eventually, logIn } from '../../../test/support/accounts.ts'
import { keepPayment } from '../../../test/support/keepPayment.ts'
import { startNode, type TestNode } from '../../../test/support/node.ts'
import { operate, operatorCall, OPERATOR_SECRET, type OperatorCallChanges } from '../../../test/support/operatorCall.ts'
import { newPlayer } from '../../../test/support/players.ts'
import { listen, type Listening } from '../../../test/support/stomp.ts'

const SDK = 'http://localhost:4213/sdk.js'
const LOOKUP = 'http://localhost:4212/'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ operatorSecret: OPERATOR_SECRET, marketingSdkUrl: SDK, ipLookupUrl: LOOKUP })
})
afterEach(() => operate(node.address, { do: 'reset' }))
afterAll(() => node?.app.stop())

const does = (command: OperatorCommand) => operate(node.address, command)
const disturbs = (disturbance: Partial<Disturbance> & Pick<Disturbance, 'path'>) =>
  does({ do: 'disturb', disturbance: { delayMs: 0, effect: { kind: 'pass' }, times: null, ...disturbance } })
const stateOf = async () => (await operatorCall(node.address, operatorPaths.state, {})).reply as OperatorState
const settings = async () => (await node.call('WebSettings')).body.data?.['webSettings']

describe('who may operate', () => {
  const now = () => Math.floor(Date.now() / 1_000)
  const strangers: [string, OperatorCallChanges, string][] = [
    ['with another secret', { secret: 'x'.repeat(40) }, 'BAD_SIGNATURE'],
    ['in a provider’s name', { signedAs: 'deepwater' }, 'BAD_SIGNATURE'],
    ['with a body changed by one space', { sentBody: '{ "do":"reset"}' }, 'BAD_SIGNATURE'],
    ['with a signature for another path', { signedPath: operatorPaths.state }, 'BAD_SIGNATURE'],
    ['with a call 62 seconds old', { timestamp: now() - 62 }, 'STALE'],
    ['with a call from 120 seconds ahead', { timestamp: now() + 120 }, 'STALE'],
  ]
  it.each(strangers)('nobody %s', async (_how, changes, status) => {
    await does({ do: 'version', version: '7.7.7' })
    const answer = await operatorCall(node.address, operatorPaths.command, { do: 'reset' }, changes)
    expect(answer).toEqual({ http: 401, reply: { status } })
    expect((await stateOf()).switches.version).toBe('7.7.7')
  })

  it('nobody without a signature', async () => {
    for (const path of Object.values(operatorPaths)) {
      const { status, body } = await node.post(path, '{"do":"maintenance","maintenance":{"state":"on"}}')
      expect([status, body]).toEqual([401, { status: 'BAD_SIGNATURE' }])
    }
    expect((await node.call('WebSettings')).status).toBe(200)
  })

  it('nobody with a recorded call', async () => {
    const changes = { nonce: 'nonce-of-a-recorded-call', timestamp: now() }
    expect((await operatorCall(node.address, operatorPaths.state, {}, changes)).reply.status).toBe('OK')
    expect(await operatorCall(node.address, operatorPaths.state, {}, changes)).toEqual({ http: 401, reply: { status: 'REPLAY' } })
  })

  it('nobody at a platform without the secret, where a switched database changes nothing', async () => {
    const closed = await startNode()
    try {
      for (const path of Object.values(operatorPaths))
        expect((await operatorCall(closed.address, path, { do: 'reset' })).http).not.toBe(200)
      await closed.app.services.database.kysely
        .updateTable('operator_switches')
        .set({ changes: JSON.stringify({ maintenance: { state: 'on' }, version: '9.9.9' }) })
        .execute()
      const disturbance = { path: '*', delay_ms: 0, effect: JSON.stringify({ kind: 'drop' }), times: null }
      await closed.app.services.database.kysely.insertInto('operator_disturbance').values(disturbance).execute()
      const { status, headers } = await closed.call('WebSettings')
      expect([status, headers.get('app-version')]).toEqual([200, '1.2.3'])
    } finally {
      await closed.app.stop()
    }
  })

  it.each([
    {},
    { do: 'everything' },
    { do: 'settings', settings: { isAdmin: true } },
    { do: 'settings', settings: { earnFreeSpin: 'yes' } },
    { do: 'version', version: 'a\r\nset-cookie: x' },
    { do: 'disturb', disturbance: { path: 'no/such/path', delayMs: 0, effect: { kind: 'drop' }, times: null } },
    { do: 'disturb', disturbance: { path: '*', delayMs: 60_001, effect: { kind: 'drop' }, times: null } },
    { do: 'disturb', disturbance: { path: '*', delayMs: 0, effect: { kind: 'answer', status: 999, type: 'json', body: '' }, times: 1 } },
  ])('with nothing but the commands there are: %j is refused', async (command) => {
    const { http, reply } = await operatorCall(node.address, operatorPaths.command, command)
    expect([http, reply.status]).toEqual([400, 'BAD_REQUEST'])
  })
})

describe('a switch', () => {
  it('sets the web settings one by one', async () => {
    expect(await settings()).toMatchObject({ isOptimoveEnable: false, earnFreeSpin: false, blockInspection: true })
    await does({ do: 'settings', settings: { earnFreeSpin: true } })
    await does({ do: 'settings', settings: { blockInspection: false } })
    expect(await settings()).toMatchObject({ isOptimoveEnable: false, earnFreeSpin: true, blockInspection: false })
  })

  it('names the marketing script only while it is on', async () => {
    expect(await settings()).toMatchObject({ marketingSdkUrl: null, ipLookupUrl: LOOKUP })
    await does({ do: 'settings', settings: { isOptimoveEnable: true } })
    expect(await settings()).toMatchObject({ marketingSdkUrl: SDK })
  })

  it('closes every operation for maintenance, with the text or without, and opens them again', async () => {
    const names: OperationName[] = ['WebSettings', 'Lobby', 'Login', 'RefreshSession', 'Me', 'Balances']
    await does({ do: 'maintenance', maintenance: { state: 'on', text: 'Back at noon.' } })
    for (const name of names) {
      const { status, body } = await node.call(name)
      expect([name, status, body.code, body.message]).toEqual([name, 503, 'MAINTENANCE', 'Back at noon.'])
    }
    await does({ do: 'maintenance', maintenance: { state: 'on' } })
    expect((await node.call('Lobby')).body).toEqual({ status: 503, code: 'MAINTENANCE', message: '' })
    expect((await node.get('/health/ready')).status).toBe(200)
    await does({ do: 'maintenance', maintenance: { state: 'off' } })
    expect((await node.call('Lobby')).status).toBe(200)
  })

  it('announces another release, also on a refusal', async () => {
    expect((await node.call('Lobby')).headers.get('app-version')).toBe('1.2.3')
    await does({ do: 'version', version: '9.9.9' })
    expect((await node.call('Lobby')).headers.get('app-version')).toBe('9.9.9')
    expect((await node.call('Me')).headers.get('app-version')).toBe('9.9.9')
    await does({ do: 'version', version: null })
    expect((await node.call('Lobby')).headers.get('app-version')).toBe('1.2.3')
  })

  it('takes the pieces of pages away, and with them the worker that keeps copies', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'chunks-'))
    mkdirSync(join(dist, 'client/assets'), { recursive: true })
    const kept = ['assets/PopupHandler-a1_B.js', 'assets/index-a1.js', 'assets/base-a1.css']
    const lost = ['assets/GamesRoute-a1-_b.js', 'assets/CallBackRoutes-a1.js', 'assets/WalletTab-a1.js', 'sw.js']
    for (const file of [...kept, ...lost, 'index.html']) writeFileSync(join(dist, 'client', file), 'x')
    const served = await startNode({ operatorSecret: OPERATOR_SECRET, webDist: dist })
    const statuses = async (files: string[]) => Promise.all(files.map(async (file) => (await served.get(`/${file}`)).status))
    try {
      expect(new Set(await statuses([...kept, ...lost]))).toEqual(new Set([200]))
      await operate(served.address, { do: 'chunks', chunks: 'missing' })
      expect(new Set(await statuses(lost))).toEqual(new Set([404]))
      expect(new Set(await statuses(kept))).toEqual(new Set([200]))
    } finally {
      await served.app.stop()
      rmSync(dist, { recursive: true })
    }
  })

  it('holds on another node within a second', async () => {
    const { config } = node.app.services
    expect(config.operatorSecret).toBe(OPERATOR_SECRET)
    await node.call('Lobby')
    // What another node does: the database changes, and nobody tells this one.
    await node.app.services.database.kysely
      .updateTable('operator_switches')
      .set({ changes: JSON.stringify({ version: '8.8.8' }) })
      .execute()
    await wait(1_000)
    expect((await node.call('Lobby')).headers.get('app-version')).toBe('8.8.8')
  })
})

describe('a disturbed path', () => {
  it('answers late', async () => {
    await disturbs({ path: 'anonymous/lobby', delayMs: 1_500 })
    const start = performance.now()
    expect((await node.call('Lobby')).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(1_490)
    const other = performance.now()
    expect((await node.call('WebSettings')).status).toBe(200)
    expect(performance.now() - other).toBeLessThan(1_400)
  })

  it('answers what it is told to, and the operation never runs', async () => {
    const body = '{"status":500,"message":"<b>no</b>"}'
    await disturbs({ path: 'anonymous/player-basic-info', effect: { kind: 'answer', status: 500, type: 'json', body } })
    const answer = await node.call('Register', { input: {} })
    expect([answer.status, answer.body]).toEqual([500, JSON.parse(body)])
    await disturbs({ path: 'anonymous/lobby', effect: { kind: 'answer', status: 200, type: 'html', body: '<h1>Proxy</h1>' } })
    const page = await fetch(`${node.address}/graphql/anonymous/lobby`, { method: 'POST', body: '{}' })
    expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html; charset=utf-8', '<h1>Proxy</h1>'])
  })

  it('breaks the connection', async () => {
    await disturbs({ path: '*', effect: { kind: 'drop' } })
    await expect(node.call('Lobby')).rejects.toThrow('fetch failed')
    expect((await node.get('/health/live')).status).toBe(200)
  })

  it('meets as many calls as it is told to, and not one more, however many come at once', async () => {
    await disturbs({ path: 'anonymous/lobby', effect: { kind: 'answer', status: 418, type: 'json', body: '{}' }, times: 3 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => node.call('Lobby')))
    expect(answers.filter(({ status }) => status === 418).length).toBe(3)
    expect((await stateOf()).switches.disturbances).toEqual([])
  })

  it('goes before that of all paths, and is calmed alone', async () => {
    await disturbs({ path: '*', effect: { kind: 'answer', status: 502, type: 'json', body: '{}' } })
    await disturbs({ path: 'me', effect: { kind: 'pass' } })
    expect((await node.call('Lobby')).status).toBe(502)
    expect((await node.call('Me')).status).toBe(401)
    await does({ do: 'calm', path: '*' })
    expect((await node.call('Lobby')).status).toBe(200)
    expect((await stateOf()).switches.disturbances.map(({ path }) => path)).toEqual(['me'])
  })
})

describe('a player', () => {
  it('gets a push message in the open tabs, and nobody else does', async () => {
    const [ada, eve] = [await confirmedPlayer(node), await confirmedPlayer(node)]
    const hers = await listen(node.address, (await logIn(node, ada.email)).accessToken)
    const others = await listen(node.address, (await logIn(node, eve.email)).accessToken)
    await does({ do: 'push', player: ada.displayName.toUpperCase(), title: 'High tide', text: 'Free spins until eight.' })
    const pushes = ({ messages }: Listening) => messages.map(({ body }) => JSON.parse(body)).filter(({ topic }) => topic === 'push')
    expect(await eventually(() => pushes(hers)[0])).toMatchObject({ title: 'High tide', text: 'Free spins until eight.' })
    expect([pushes(hers).length, pushes(others).length]).toEqual([1, 0])
    await Promise.all([hers.stop(), others.stop()])
  })

  it('is logged out elsewhere: the socket says so and closes, and every token is refused with 406', async () => {
    const account = await confirmedPlayer(node)
    const { accessToken, refreshToken } = await logIn(node, account.email)
    const socket = await listen(node.address, accessToken)
    await does({ do: 'logOut', player: account.email })
    expect((await socket.closed).code).toBe(1000)
    expect(JSON.parse(socket.messages.at(-1)?.body ?? '{}')).toMatchObject({ topic: 'loggedOut' })
    expect((await node.call('Me', {}, accessToken)).status).toBe(406)
    expect((await node.call('RefreshSession', { refreshToken })).status).toBe(401)
  })

  it('that there is not is said so, and nothing is written down', async () => {
    const before = (await stateOf()).actions.length
    const { http, reply } = await operatorCall(node.address, operatorPaths.command, { do: 'logOut', player: 'nobody@nowhere.example' })
    expect([http, reply.status]).toEqual([404, 'PLAYER_NOT_FOUND'])
    expect((await stateOf()).actions.length).toBe(before)
  })
})

it('a stream that is not frozen cannot be thawed, and one that is named otherwise is no command', async () => {
  const thaw = async (id: string) => (await operatorCall(node.address, operatorPaths.command, { do: 'thawStream', id })).reply.status
  expect(await thaw('6f1c2f0e-6a53-4a4e-9a1c-0f5d3a7b9c21')).toBe('STREAM_NOT_FOUND')
  expect(await thaw('1 OR TRUE')).toBe('BAD_REQUEST')
  expect((await stateOf()).needsLook.frozenStreams).toEqual([])
})

describe('what needs a look about payments', () => {
  const kysely = () => node.app.services.database.kysely
  const looks = async () => (await stateOf()).needsLook
  const close = async (id: string) => (await operatorCall(node.address, operatorPaths.command, { do: 'closeIncident', id })).reply.status

  it('is listed with the sum that was expected and what came, each transaction once, until it is done', async () => {
    const playerId = await newPlayer(kysely())
    const id = await keepPayment(kysely(), playerId)
    const at = new Date()
    for (const source of ['WEBHOOK', 'STATUS'] as const)
      await kysely()
        .transaction()
        .execute((transaction) =>
          record(transaction, id, {
            ...{ word: 'SUCCEEDED', source, transactionId: 't-1', at, raw: 'said by the test' },
            price: { currency: 'CAD', minor: minor(1_500n) },
          }),
        )
    const stranger = { kind: 'UNKNOWN_PAYMENT', subject: 'e-1', detail: 'notice e-1 names nothing of ours' } as const
    await noteIncident(kysely(), { party: 'harbor', paymentId: null, ...stranger })
    const [unknown, mismatch] = (await looks()).incidents
    expect(unknown).toMatchObject({ provider: 'harbor', kind: 'UNKNOWN_PAYMENT', reason: stranger.detail, payment: null })
    expect(mismatch).toMatchObject({
      ...{ provider: 'nobody', kind: 'MISMATCH' },
      payment: { id, expected: { currency: 'USD', minor: '1999' }, came: [{ currency: 'CAD', minor: '1500' }] },
    })
    const closed = mismatch?.id ?? ''
    expect([await close(closed), await close(closed), await close('999999')]).toEqual(['OK', 'INCIDENT_NOT_FOUND', 'INCIDENT_NOT_FOUND'])
    const { actions, needsLook } = await stateOf()
    expect(needsLook.incidents.map(({ kind }) => kind)).toEqual(['UNKNOWN_PAYMENT'])
    expect(actions[0]).toMatchObject({ command: 'closeIncident', detail: `MISMATCH at nobody: ${id}` })
    const { closed_at, state } = await kysely()
      .selectFrom('payment_incident')
      .innerJoin('payment', 'payment.id', 'payment_id')
      .select(['closed_at', 'state'])
      .where('payment_id', '=', id)
      .executeTakeFirstOrThrow()
    expect([closed_at, state]).toEqual([expect.any(Date), 'MISMATCH'])
  })

  it('is the newest 50, and the refused webhooks of payments with how often', async () => {
    for (let number = 0; number < 52; number++)
      await noteIncident(kysely(), {
        ...{ party: 'flood', paymentId: null, kind: 'UNKNOWN_PAYMENT' },
        ...{ subject: `f-${number}`, detail: `number ${number}` },
      })
    for (const kind of ['payments', 'payments', 'identity'] as const)
      await keepRefusal(kysely(), { kind, name: 'harbor' }, 'BAD_SIGNATURE', Buffer.from('{}'))
    const { incidents, refusedWebhooks } = await looks()
    expect([incidents.length, incidents[0]?.reason, incidents[49]?.reason]).toEqual([50, 'number 51', 'number 2'])
    expect(refusedWebhooks).toMatchObject([{ provider: 'harbor', reason: 'BAD_SIGNATURE', times: 2 }])
  })
})

it('writes down everything that was done, in the log and for the desk', async () => {
  await does({ do: 'settings', settings: { earnFreeSpin: true } })
  await disturbs({ path: 'me', delayMs: 5 })
  const { actions } = await stateOf()
  expect(actions.slice(0, 2).map(({ command, detail }) => `${command}: ${detail}`)).toEqual([
    'disturb: me: pass after 5 ms, until taken away',
    'settings: earnFreeSpin on',
  ])
  expect(node.logged()).toContain('me: pass after 5 ms, until taken away')
})
