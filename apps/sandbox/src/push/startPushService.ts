import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { WebPushSubscription } from '@lagoon/contract/push/subscription'
import * as v from 'valibot'
import { BadBody, readJson, sendJson } from '../http/exchange.ts'
import { close, listen } from '../http/listen.ts'
import { localOnly } from '../http/localOnly.ts'
import { decrypt, type Receiver } from './decrypt.ts'
import { wrongSender } from './vapid.ts'

/** The most that a push service takes (RFC 8030). */
const LONGEST_MESSAGE = 4_096
const MOST_KEPT = 1_000

const Subscribe = v.object({ applicationServerKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)) })
const Mood = v.object({ status: v.picklist([201, 404, 410, 413, 429, 500, 503]), retryAfterSeconds: v.optional(v.number()) })

interface Browser extends Receiver {
  readonly applicationServerKey: string
  /** How the next messages are answered, where not with 201. */
  mood: v.InferOutput<typeof Mood>
}

/** A message as its browser reads it. */
export interface Pushed {
  readonly id: string
  readonly text: string
  readonly ttl: number
  readonly urgency: string
  readonly topic: string
}

const readBytes = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= LONGEST_MESSAGE) chunks.push(chunk)
  }
  return size > LONGEST_MESSAGE ? undefined : Buffer.concat(chunks)
}

/**
 * Starts a push service, with the browsers that it would carry messages to: it holds their keys, so it reads what they would read.
 * `POST /browsers` subscribes one and `DELETE /browsers/:id` unsubscribes it; `POST /push/:id` is the address that the platform sends
 * to (RFC 8030); `GET /browsers/:id/messages` is what arrived, oldest first; `POST /browsers/:id/mood` sets how it answers.
 * @throws StartError
 */
export const startPushService = async ({ port }: { readonly port: number }): Promise<() => Promise<void>> => {
  const browsers = new Map<string, Browser>()
  const arrived = new Map<string, Pushed[]>()
  const originOf = (request: IncomingMessage): string => `http://${request.headers.host ?? ''}`

  const subscribe = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const wanted = v.safeParse(Subscribe, await readJson(request))
    if (!wanted.success) throw new BadBody('no subscription')
    const id = randomUUID()
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    const auth = randomBytes(16)
    browsers.set(id, { pair, auth, applicationServerKey: wanted.output.applicationServerKey, mood: { status: 201 } })
    arrived.set(id, [])
    const subscription: WebPushSubscription = {
      endpoint: `${originOf(request)}/push/${id}`,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }
    sendJson(response, 201, { id, subscription })
  }

  const take = async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const body = await readBytes(request)
    const browser = browsers.get(id)
    if (browser === undefined) return sendJson(response, 410, { message: 'This browser takes no messages any more.' })
    const wrong = wrongSender(request.headers.authorization ?? '', browser.applicationServerKey, originOf(request), Date.now())
    if (wrong !== undefined) return sendJson(response, 403, { message: wrong })
    if (body === undefined) return sendJson(response, 413, { message: 'The message is too long.' })
    const ttl = Number(request.headers['ttl'])
    if (!Number.isInteger(ttl) || request.headers['content-encoding'] !== 'aes128gcm')
      return sendJson(response, 400, { message: 'A message has a TTL and is encrypted.' })
    const { status, retryAfterSeconds } = browser.mood
    if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds)
    if (status !== 201) return sendJson(response, status, { message: 'Set at the desk of this service.' })
    const text = decrypt(browser, body)
    const { urgency = 'normal', topic = '' } = request.headers
    arrived.get(id)?.push({ id: randomUUID(), text, ttl, urgency: String(urgency), topic: String(topic) })
    arrived.get(id)?.splice(0, (arrived.get(id)?.length ?? 0) - MOST_KEPT)
    response.writeHead(201, { location: `${originOf(request)}/messages/${randomUUID()}` }).end()
  }

  const setMood = async (request: IncomingMessage, response: ServerResponse, browser: Browser): Promise<void> => {
    const mood = v.safeParse(Mood, await readJson(request))
    if (!mood.success) throw new BadBody('no mood')
    browser.mood = mood.output
    response.writeHead(204).end()
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://push')
    const [, place = '', id = '', what = ''] = pathname.split('/')
    const browser = browsers.get(id)
    switch (`${request.method} /${place}${id === '' ? '' : '/:id'}${what === '' ? '' : `/${what}`}`) {
      case 'GET /health':
        return sendJson(response, 200, { status: 'ok' })
      case 'POST /browsers':
        return subscribe(request, response)
      case 'POST /push/:id':
        return take(request, response, id)
      case 'DELETE /browsers/:id':
        browsers.delete(id)
        return void response.writeHead(204).end()
      case 'GET /browsers/:id/messages':
        return sendJson(response, 200, arrived.get(id) ?? [])
      case 'POST /browsers/:id/mood':
        return browser === undefined
          ? sendJson(response, 404, { message: 'There is no such browser.' })
          : setMood(request, response, browser)
      default:
        return sendJson(response, 404, { message: 'There is nothing at this address.' })
    }
  }

  const server = createServer(
    localOnly((request, response) => {
      answer(request, response).catch(() => {
        if (response.headersSent) response.destroy()
        else sendJson(response, 400, { message: 'This cannot be read.' })
      })
    }),
  )
  await listen(server, port, 'The push service', 'PUSH_PORT')
  return async () => {
    server.closeAllConnections()
    await close(server)
  }
}
