import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { firebaseService } from './firebase.ts'
import { isPushAddress } from './pushHosts.ts'
import type { Outgoing } from './pushService.ts'
import { browserPushOrigins } from '@lagoon/contract/push/pushOrigins'
import { vapidPublicKey, webPushService } from './webPush.ts'

const words: Outgoing = { id: 'n:1', title: 'Support answered', text: 'Read it.', href: '/profile', liveSeconds: 600, isUrgent: true }

interface Got {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}
interface Answered {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})
/** A service that answers as told, and remembers what it was asked. */
const serve = async (answer: (got: Got) => Answered) => {
  const got: Got[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') }
    got.push(call)
    const { status, body, headers } = answer(call)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, got }
}

describe('D8 Firebase', () => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  const errorOf = (status: number, name: string, errorCode?: string): Answered => ({
    status,
    body: {
      error: {
        code: status,
        status: name,
        message: 'no',
        ...(errorCode && { details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] }),
      },
    },
  })
  const open = async (answer: Answered) => {
    const google = await serve(({ path }) =>
      path === '/token' ? { status: 200, body: { access_token: 'granted', expires_in: 3_599 } } : answer,
    )
    const account = {
      project_id: 'lagoon',
      client_email: 'push@lagoon.example',
      private_key: String(key),
      token_uri: `${google.origin}/token`,
    }
    return { google, service: firebaseService(account, google.origin) }
  }

  it('D8 is sent data only, under a token of the service account that is asked for once', async () => {
    const { google, service } = await open({ status: 200, body: { name: 'projects/lagoon/messages/1' } })
    for (let time = 0; time < 2; time += 1) expect(await service.send('token', words)).toEqual({ outcome: 'taken' })
    expect(google.got.map(({ path }) => path)).toEqual(['/token', ...Array.from({ length: 2 }, () => '/v1/projects/lagoon/messages:send')])
    expect(google.got[1]?.headers['authorization']).toBe('Bearer granted')
    expect(JSON.parse(google.got[1]?.body ?? '')).toEqual({
      message: {
        token: 'token',
        data: { id: 'n:1', title: 'Support answered', text: 'Read it.', href: '/profile' },
        webpush: { headers: { TTL: '600', Urgency: 'high' } },
      },
    })
  })

  it.each([
    [errorOf(404, 'NOT_FOUND', 'UNREGISTERED'), 'gone'],
    [errorOf(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'), 'gone'],
    [errorOf(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'), 'refused'],
    [errorOf(404, 'NOT_FOUND'), 'later'],
    [errorOf(401, 'UNAUTHENTICATED'), 'later'],
    [errorOf(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'), 'later'],
    [errorOf(503, 'UNAVAILABLE', 'UNAVAILABLE'), 'later'],
  ])('D8 %j means %s', async (answer, outcome) => {
    const { service } = await open(answer)
    expect(await service.send('token', words)).toMatchObject({ outcome })
  })
})

describe('D8 web push', () => {
  const privateKey = Buffer.alloc(32, 7).toString('base64url')
  const open = async (answer: Answered) => {
    const service = await serve(() => answer)
    const token = JSON.stringify({
      endpoint: `${service.origin}/push/1`,
      keys: { p256dh: vapidPublicKey(Buffer.alloc(32, 9).toString('base64url')), auth: Buffer.alloc(16, 3).toString('base64url') },
    })
    return { ...service, token, push: webPushService({ contact: 'mailto:hello@lagoon.example', privateKey, origins: [service.origin] }) }
  }

  it.each([
    [{ status: 201 }, { outcome: 'taken' }],
    [{ status: 404 }, { outcome: 'gone' }],
    [{ status: 410 }, { outcome: 'gone' }],
    [{ status: 400 }, { outcome: 'refused' }],
    [{ status: 413 }, { outcome: 'refused' }],
    [
      { status: 429, headers: { 'retry-after': '90' } },
      { outcome: 'later', retryAfterSeconds: 90 },
    ],
    [{ status: 503 }, { outcome: 'later' }],
  ])('D8 %j means %j', async (answer, sent) => {
    const { push, token, got } = await open(answer)
    expect(push.isToken(token)).toBe(true)
    expect(await push.send(token, words)).toEqual(sent)
    expect(got[0]?.headers).toMatchObject({ ttl: '600', urgency: 'high', 'content-encoding': 'aes128gcm' })
    expect(got[0]?.body).not.toContain('Support')
  })

  it('D8 follows no redirect', async () => {
    const elsewhere = await serve(() => ({ status: 201 }))
    const { push, token } = await open({ status: 307, headers: { location: elsewhere.origin } })
    await expect(push.send(token, words)).rejects.toThrow('fetch failed')
    expect(elsewhere.got).toEqual([])
  })

  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://fcm.googleapis.com.elsewhere.example/x', false],
    ['https://user@fcm.googleapis.com/x', false],
    ['https://evilnotify.windows.com/x', false],
    ['https://169.254.169.254/latest', false],
    ['http://127.0.0.1:5432/', false],
  ])('D8 an address of a push service: %s, %s', (address, isOne) => expect(isPushAddress(browserPushOrigins, address)).toBe(isOne))
})
