import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CompactSign, compactVerify, createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose'
import type { Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import { MOST_EVENTS, PLATFORM, providerPaths, streamPaths, type EventsReply } from '@lagoon/contract/wire/eventBatches/eventBatches'
import { readEvents, totalsOf, type StreamEventText } from '@lagoon/contract/wire/eventBatches/events'
import type { Schema } from '../../src/db/schema.ts'
import { openStream } from '../../src/ledger/streams/open.ts'
import { wonAs } from '../../src/modules/lobby/launch.ts'
import { chain, genesis } from '../../src/providers/northlight/chain.ts'

export type StreamAnswer = { readonly http: number; readonly status: string; readonly [field: string]: unknown }

const bytes = (value: object) => new TextEncoder().encode(JSON.stringify(value))
const referenceTo = (jws: string) => createHash('sha256').update(jws).digest('base64url')

type Unnumbered = StreamEventText extends infer Event ? (Event extends { seq: number } ? Omit<Event, 'seq'> : never) : never

/** A batch as it is signed. */
export interface SentBatch {
  readonly fromSeq: number
  readonly toSeq: number
  readonly prevHash: string
  readonly events: readonly string[]
  readonly totals: { readonly stake: string; readonly pay: string; readonly voids: number }
}

/** What a provider keeps of one session: every event with its hash. */
export class ProviderStream {
  readonly session: string
  readonly epoch: number
  readonly events: string[] = []
  constructor(session: string, epoch: number) {
    this.session = session
    this.epoch = epoch
  }
  /** Notes events; answers the number of the last one. */
  note(...events: readonly Unnumbered[]): number {
    for (const event of events) this.events.push(JSON.stringify({ seq: this.events.length + 1, ...event }))
    return this.events.length
  }
  hashAt(seq: number): string {
    return chain(genesis(this.session, this.epoch), this.events.slice(0, seq)).at(-1) ?? genesis(this.session, this.epoch)
  }
  batch(fromSeq: number, toSeq = this.events.length): SentBatch {
    const events = this.events.slice(fromSeq - 1, toSeq)
    const read = readEvents(fromSeq, events)
    const totals = read.ok ? totalsOf(read.value) : { stake: 0n, pay: 0n, voids: 0 }
    return {
      fromSeq,
      toSeq,
      prevHash: this.hashAt(fromSeq - 1),
      events,
      totals: { stake: String(totals.stake), pay: String(totals.pay), voids: totals.voids },
    }
  }
}

/** A provider of the protocol `northlight` over real HTTP: its keys, its streams, and calls as its server makes them. */
export const streamProvider = async (id: string) => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA')
  const keys: JSONWebKeySet['keys'] = [{ ...(await exportJWK(publicKey)), kid: `${id}-1`, alg: 'EdDSA' }]
  const streams = new Map<string, ProviderStream>()
  /** What it does with the platform's questions. */
  const behavior = { isAway: false, hasForgotten: false }
  const asked: string[] = []
  let platform = ''

  const sign = (payload: object, { kid = `${id}-1`, key = privateKey, alg = 'EdDSA' } = {}) =>
    new CompactSign(bytes(payload)).setProtectedHeader({ alg, kid }).sign(key)

  const answerTo = (path: string): object => {
    const [, session = '', after = '0'] = /^\/sessions\/([^/]+)\/events\?after=(\d+)$/.exec(path) ?? []
    const round = /^\/rounds\/(.+)$/.exec(path)?.[1]
    if (round !== undefined) return { status: 'OK', round: decodeURIComponent(round), state: behavior.hasForgotten ? 'UNKNOWN' : 'OPEN' }
    const stream = streams.get(session)
    if (!stream || behavior.hasForgotten) return { status: 'SESSION_NOT_FOUND' }
    const from = Number(after) + 1
    const events = stream.events.slice(from - 1, from - 1 + MOST_EVENTS)
    const isAll = from - 1 + events.length >= stream.events.length
    const reply: Omit<EventsReply, 'iss' | 'aud' | 're'> = {
      status: 'OK',
      session,
      epoch: stream.epoch,
      fromSeq: from,
      prevHash: stream.hashAt(from - 1),
      events,
      isAll,
    }
    return reply
  }

  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (path === providerPaths.keys) return void response.end(JSON.stringify({ keys }))
    asked.push(path)
    if (behavior.isAway) return void request.socket.destroy()
    const jws = String(request.headers.authorization ?? '').replace('Bearer ', '')
    const platformKeys = createLocalJWKSet((await (await fetch(platform + streamPaths.keys)).json()) as JSONWebKeySet)
    const { payload } = await compactVerify(jws, platformKeys, { algorithms: ['EdDSA'] })
    const read = JSON.parse(new TextDecoder().decode(payload)) as { aud: string; path: string; act: string }
    if (read.aud !== id || read.path !== path || read.act !== 'read') return void response.writeHead(401).end()
    const reply = await sign({ iss: id, aud: PLATFORM, re: referenceTo(jws), ...answerTo(path) })
    response.writeHead(200, { 'content-type': 'application/jose' }).end(reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Sends a JWS as it is; the answer is believed by the platform's key and by what it answers. */
  const post = async (path: string, jws: string): Promise<StreamAnswer> => {
    const response = await fetch(platform + path, { method: 'POST', headers: { 'content-type': 'application/jose' }, body: jws })
    const platformKeys = createLocalJWKSet((await (await fetch(platform + streamPaths.keys)).json()) as JSONWebKeySet)
    const { payload } = await compactVerify(await response.text(), platformKeys, { algorithms: ['EdDSA'] })
    const answer = JSON.parse(new TextDecoder().decode(payload)) as { re: string; aud: string; status: string }
    if (answer.re !== referenceTo(jws)) throw new Error('the platform answered another call')
    return { http: response.status, ...answer }
  }
  const call = async (act: keyof typeof streamPaths, fields: object): Promise<StreamAnswer> =>
    post(streamPaths[act], await sign({ iss: id, aud: PLATFORM, act, ...fields }))

  return {
    id,
    origin,
    party: { id, protocol: 'northlight', origin, secret: '' },
    keys,
    streams,
    behavior,
    asked,
    sign,
    post,
    call,
    /** Where the platform answers. */
    meet: (at: string) => {
      platform = at
    },
    signBatch: (stream: ProviderStream, batch: object) =>
      sign({ iss: id, aud: PLATFORM, act: 'batch', session: stream.session, epoch: stream.epoch, ...batch }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type StreamProvider = Awaited<ReturnType<typeof streamProvider>>

/** A launch of a game of a provider, as the platform opens it. */
export const launchStream = (
  database: Kysely<Schema>,
  provider: Pick<StreamProvider, 'id' | 'streams'>,
  { playerId, gameId, token = 'GAME' }: { readonly playerId: string; readonly gameId: string; readonly token?: TokenKind },
): Promise<ProviderStream> =>
  database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('game_session')
      .values({ player_id: playerId, game_id: gameId, token, win_token: wonAs[token], expires_at: new Date(Date.now() + 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await openStream(transaction, { providerId: provider.id, sessionId: id }, (epoch) => genesis(id, epoch))
    const { epoch } = await transaction.selectFrom('stream').select('epoch').where('session_id', '=', id).executeTakeFirstOrThrow()
    const stream = new ProviderStream(id, Number(epoch))
    provider.streams.set(id, stream)
    return stream
  })
