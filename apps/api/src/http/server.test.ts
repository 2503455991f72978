import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { localIdentity } from '@lagoon/contract/parties/localIdentity'
import { localPayments } from '@lagoon/contract/parties/localPayments'
import { localProviders } from '@lagoon/contract/parties/localProviders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPlayer, logIn, PASSWORD, signUp } from '../../test/support/accounts.ts'
import { documentIdOf, ORIGIN, startNode, type TestNode } from '../../test/support/node.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node?.app.stop())

const settings = () => JSON.stringify({ documentId: documentIdOf('WebSettings') })

describe('an operation', () => {
  it('N1 is answered on its own path, with the release in a header and nothing kept by a cache', async () => {
    const { status, headers, body } = await node.call('WebSettings')
    expect([status, headers.get('app-version'), headers.get('cache-control')]).toEqual([200, '1.2.3', 'no-store'])
    expect(body.data).toEqual({ webSettings: expect.objectContaining({ passwordMinLength: 8 }) })
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('L2 is refused on another path, unregistered, as text, or in a batch', async () => {
    const text = JSON.stringify({ query: '{ __schema { types { name } } }' })
    expect((await node.post('/graphql/anonymous/lobby', settings())).body).toMatchObject({ status: 404, code: 'UNKNOWN_OPERATION' })
    expect((await node.post('/graphql/anonymous/settings/', settings())).status).toBe(404)
    expect((await node.post('/graphql/anonymous/settings', JSON.stringify({ documentId: 'f'.repeat(64) }))).status).toBe(404)
    expect((await node.post('/graphql/anonymous/settings', text)).status).toBe(400)
    expect((await node.post('/graphql/anonymous/settings', `[${settings()},${settings()}]`)).status).toBe(400)
    expect((await node.post('/graphql/anonymous/settings', 'not json')).status).toBe(400)
  })

  it.each(['\0', '\uD83C'])('L2 is refused with %j in any of its variables, whichever it is', async (bad) => {
    const answers = await Promise.all(
      (Object.keys(operationPaths) as OperationName[]).map((name) => node.call(name, { input: { ids: ['1', `a${bad}`] } })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['400 BAD_INPUT']))
    expect((await node.call('WebSettings', { input: { ids: ['1', 'a'] } })).status).toBe(200)
  })

  it('L2 takes POST with JSON only', async () => {
    expect((await node.get(`/graphql/anonymous/settings?documentId=${documentIdOf('WebSettings')}`)).status).toBe(405)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect((await node.post('/graphql/anonymous/settings', settings(), { 'content-type': type })).status).toBe(415)
    }
  })

  it('L2 refuses a body over 64 KiB, announced or not, quickly', async () => {
    const start = performance.now()
    const large = JSON.stringify({ documentId: documentIdOf('WebSettings'), variables: { x: 'x'.repeat(1_000_000) } })
    expect((await node.post('/graphql/anonymous/settings', large)).body).toMatchObject({ status: 413, code: 'TOO_LARGE' })
    const chunked = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(`${node.address}/graphql/anonymous/settings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      })
      outgoing.on('response', (response) => resolve(response.resume().statusCode))
      outgoing.on('error', reject)
      outgoing.write('x'.repeat(70_000))
    })
    expect(chunked).toBe(413)
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  it('L2 refuses variables that do not fit, without repeating them', async () => {
    const { status, body } = await node.call('Register', { input: { firstName: 5, password: 'canary-9-Pw' } })
    expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
    expect(JSON.stringify(body)).not.toContain('canary')
  })
})

const repeated = (times: number, text: (number: number) => string) => Array.from({ length: times }, (_, number) => text(number)).join(' ')

/** What graphql-cop and its like send: no document of a stranger is ever read, so none of them costs anything. */
const hostileDocuments: readonly (readonly [string, string])[] = [
  ['introspection', '{ __schema { types { name fields { name } } } }'],
  ['a type by its name', '{ __type(name: "Player") { fields { name } } }'],
  ['a misspelt field, for its suggestion', '{ lobyy { id } }'],
  ['a depth of nine', `{ lobby ${'{ games '.repeat(8)}{ id }${' }'.repeat(8)} }`],
  ['a depth of ten thousand', '{ a '.repeat(10_000) + '}'.repeat(10_000)],
  ['eleven aliases', `{ ${repeated(11, (number) => `a${number}: webSettings { passwordMinLength }`)} }`],
  [
    'a hundred log-ins',
    `mutation { ${repeated(100, (number) => `l${number}: login(input: { identifier: "a", password: "b" }) { accessToken }`)} }`,
  ],
  ['one field three thousand times', `{ webSettings { ${repeated(3_000, () => 'passwordMinLength')} } }`],
  ['one directive a thousand times', `{ webSettings { passwordMinLength ${repeated(1_000, () => '@include(if: true)')} } }`],
  ['a circle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ['a trace', '{ webSettings { passwordMinLength } } # extensions: tracing'],
]

describe('L2 a document of a stranger', () => {
  it.each(hostileDocuments)('L2 is refused unread: %s', async (_name, query) => {
    const about = { query, operationName: 'Login', extensions: { tracing: true } }
    await node.post('/graphql/login', JSON.stringify(about))
    let quickest = Infinity
    for (let time = 0; time < 5; time += 1) {
      const start = performance.now()
      const { status, body } = await node.post('/graphql/login', JSON.stringify(about))
      quickest = Math.min(quickest, performance.now() - start)
      expect([status, JSON.stringify(body)]).toEqual([400, expect.not.stringMatching(/Did you mean|__schema|passwordMinLength|stack/i)])
    }
    expect(quickest).toBeLessThan(50)
  })

  it('L2 is refused beside a registered one as well', async () => {
    const both = { documentId: documentIdOf('WebSettings'), query: '{ __schema { types { name } } }', operationName: 'Other' }
    expect(JSON.stringify((await node.post('/graphql/anonymous/settings', JSON.stringify(both))).body)).not.toContain('__schema')
    expect((await node.post('/graphql/login', `[${settings()},${settings()}]`)).status).toBe(400)
  })

  it.each(['/graphql', '/graphiql', '/playground', '/graphql/', '/altair'])('L2 has no playground at %s', async (path) => {
    const answer = await node.get(path, { accept: 'text/html' })
    expect(await answer.text()).not.toMatch(/graphiql|playground|altair/i)
  })
})

describe('the bearer decides who calls', () => {
  it.each(['nonsense', 'a.b.c', 'undefined', 'null', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])('refuses the token %j', async (token) => {
    expect((await node.call('Me', {}, token)).body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect((await node.call('WebSettings', {}, token)).status).toBe(401)
  })

  it('lets nobody in on a player’s path without one', async () => {
    expect((await node.call('Me')).body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it('answers no registered operation of the player to a visitor, a stranger, or an anonymous session', async () => {
    const started = (await node.call('StartAnonymousSession')).body.data as unknown as { startAnonymousSession: { token: string } }
    const ofPlayer: OperationName[] = ['Me', 'Balances', 'InitiateGame', 'GameSession', 'EndGameSession', 'SlotRounds']
    const variables = { gameId: 'moonlit-tides', token: 'GAME', id: randomUUID(), first: 10 }
    for (const name of ofPlayer) {
      for (const token of [undefined, 'a.b.c', started.startAnonymousSession.token]) {
        const { status, body } = await node.call(name, variables, token)
        expect([name, status, body.code, body.data]).toEqual([name, 401, 'UNAUTHENTICATED', undefined])
      }
    }
  })

  it('takes the anonymous token on anonymous paths only', async () => {
    const started = (await node.call('StartAnonymousSession')).body.data as unknown as { startAnonymousSession: { token: string } }
    const { token } = started.startAnonymousSession
    expect((await node.call('WebSettings', {}, token)).status).toBe(200)
    expect((await node.call('Me', {}, token)).status).toBe(401)
    const { accessToken } = await logIn(node, (await confirmedPlayer(node)).email)
    expect((await node.call('WebSettings', {}, accessToken)).status).toBe(401)
    // A token that was just good is not looked up again at once, so this one is new.
    const second = (await node.call('StartAnonymousSession')).body.data as unknown as { startAnonymousSession: { token: string } }
    await sql`UPDATE anonymous_session SET expires_at = now()`.execute(node.app.services.database.kysely)
    expect((await node.call('WebSettings', {}, second.startAnonymousSession.token)).body).toMatchObject({
      status: 401,
      code: 'TOKEN_EXPIRED',
    })
    expect((await node.call('StartAnonymousSession', {}, second.startAnonymousSession.token)).status).toBe(200)
  })
})

describe('the browser', () => {
  it('may read the release and the time from the app’s origin, and learns nothing on any other', async () => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type,device-action' }
    const preflight = (origin: string) => fetch(`${node.address}/graphql/me`, { method: 'OPTIONS', headers: { origin, ...asked } })
    const ours = await preflight(ORIGIN)
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN])
    expect(ours.headers.get('access-control-allow-headers')).toContain('device-action')
    const answer = await node.post('/graphql/anonymous/settings', settings(), { origin: ORIGIN })
    expect(answer.headers.get('access-control-expose-headers')).toBe('app-version, date, x-request-id, retry-after')
    for (const origin of ['http://evil.test', 'null', `${ORIGIN}.evil.test`]) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it.each(['/', '/nowhere.js', '/health/live', '/login'])('N1 is held to the strict rules at %s', async (path) => {
    const { headers } = await node.get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.replaceAll(/'sha256-[\w+/]{43}='/g, 'HASH').split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' HASH HASH",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ws://lagoon.test ${localIdentity.map(({ port }) => `http://localhost:${port}`).join(' ')}`,
      `frame-src ${[...localProviders, ...localPayments, ...localIdentity].map(({ port }) => `http://localhost:${port}`).join(' ')}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "media-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types lagoon default',
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain(`camera=(self "http://localhost:${localIdentity[0].port}")`)
    expect(headers.get('permissions-policy')).toContain('microphone=()')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

describe('the log', () => {
  it('B5 never holds a password, a token or a variable', async () => {
    const account = signUp({ password: 'Canary-Password-1' })
    await node.call('Register', { input: account })
    await node.call('Login', { input: { identifier: account.email, password: 'Canary-Password-1' } })
    await node.call('Login', { input: { identifier: account.email, password: 'Canary-Password-2' } })
    await node.call('Register', { input: { ...account, password: { canary: 'Canary-Password-3' } } })
    await node.post('/graphql/login', '{"documentId":"x","variables":{"password":"Canary-Password-4"', {})
    await node.get('/email-verification/Canary-Token-5?password=Canary-Password-6')
    const player = await confirmedPlayer(node)
    const session = await logIn(node, player.email)
    await node.call('RefreshSession', { refreshToken: session.refreshToken }, session.accessToken)
    await node.call('Logout', { accessToken: session.accessToken, refreshToken: session.refreshToken })
    const log = node.logged()
    expect(log.split('\n').length).toBeGreaterThan(10)
    for (const secret of ['Canary', PASSWORD, session.accessToken, session.refreshToken, account.email]) expect(log).not.toContain(secret)
    node.app.services.log.info({ body: { input: { password: 'Canary-Password-7' } } }, 'redacted by name')
    expect(node.logged()).not.toContain('Canary')
    node.app.services.log.info({ body: '{"password":"Canary-Password-8"}' }, 'this look would see a body that is logged')
    expect(node.logged()).toContain('Canary')
  })
})

describe('health', () => {
  it('is live and ready', async () => {
    expect(await (await node.get('/health/live')).json()).toEqual({ status: 'live' })
    expect((await node.get('/health/ready')).status).toBe(200)
  })
})
