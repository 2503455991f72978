import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import type { Party } from '@lagoon/contract/parties/parties'
import { MICRO_PER_MINOR } from '@lagoon/contract/wire/eventBatches/events'
import {
  balanceRequest,
  batchRequest,
  holdRequest,
  JWS_MEDIA_TYPE,
  PLATFORM,
  releaseRequest,
  sessionRequest,
  streamPaths,
  type StreamRefusalStatus,
} from '@lagoon/contract/wire/eventBatches/eventBatches'
import { reasonOf } from '../../kernel/reasonOf.ts'
import { isDatabaseAway } from '../../http/answer.ts'
import type { HttpRoute } from '../../http/route.ts'
import type { LedgerRefusal, LedgerRefusalCode } from '../../ledger/refusals.ts'
import { holdForStream, releaseStream } from '../../ledger/streams/holds.ts'
import { streamState } from '../../ledger/streams/state.ts'
import type { Services } from '../../services.ts'
import { bookEvents, readBatch, type BatchRefusal } from './batches.ts'
import { platformKey, referenceTo, verifier } from './jws.ts'
import { asMicro, launchReply } from './session.ts'

const httpStatus: Readonly<Record<'OK' | StreamRefusalStatus, number>> = {
  OK: 200,
  BAD_SIGNATURE: 401,
  BAD_REQUEST: 400,
  LAUNCH_TOKEN_INVALID: 403,
  SESSION_NOT_FOUND: 404,
  SESSION_ENDED: 403,
  EPOCH_OVER: 409,
  INSUFFICIENT_BALANCE: 402,
  LIMIT_REACHED: 403,
  STALE_HOLD: 409,
  GAP: 409,
  FORK: 409,
  FROZEN: 409,
  TOTALS: 422,
  BAD_EVENT: 422,
  HOLD_EXCEEDED: 402,
  ACCOUNT_FULL: 409,
  INTERNAL: 500,
}

/** An answer before it is signed. */
interface Answer {
  readonly status: 'OK' | StreamRefusalStatus
  readonly [field: string]: unknown
}

/** What a refusal of the ledger is called on this wire. */
const statusOf: Partial<Record<LedgerRefusalCode, StreamRefusalStatus>> = {
  SESSION_NOT_FOUND: 'SESSION_NOT_FOUND',
  SESSION_ENDED: 'SESSION_ENDED',
  EPOCH_OVER: 'EPOCH_OVER',
  STALE_HOLD: 'STALE_HOLD',
  STREAM_FROZEN: 'FROZEN',
  STREAM_GAP: 'GAP',
  INSUFFICIENT_BALANCE: 'INSUFFICIENT_BALANCE',
  LOSS_LIMIT_REACHED: 'LIMIT_REACHED',
  BAD_AMOUNT: 'BAD_REQUEST',
}

const refusalOf = ({ code, held = 0n }: LedgerRefusal): Answer => {
  const status = statusOf[code]
  if (!status) throw new Error(`the ledger refused a hold of a stream with ${code}`)
  if (status === 'GAP') return { status, expect: Number(held) }
  return status === 'INSUFFICIENT_BALANCE' ? { status, balance: asMicro(held) } : { status }
}

const worded = (refusal: BatchRefusal): Answer => {
  if (refusal.status === 'GAP') return { ...refusal, expect: Number(refusal.expect) }
  return refusal.status === 'HOLD_EXCEEDED' ? { ...refusal, left: asMicro(refusal.left) } : refusal
}

/** Holds and batches of contract/wire/eventBatches: what the providers' servers call, and the platform's public keys. */
export const routes = (services: Services, providers: readonly Party[]): HttpRoute[] => {
  const { kysely } = services.database
  const ownKey = platformKey(services.config.tokenSecret)
  const verify = verifier(providers)

  const send = async (response: ServerResponse, to: { aud: string; jws: string }, answer: Answer, http = httpStatus[answer.status]) => {
    const { sign } = await ownKey
    const body = await sign({ iss: PLATFORM, aud: to.aud, re: referenceTo(to.jws), ...answer })
    response.writeHead(http, { 'content-type': JWS_MEDIA_TYPE, 'cache-control': 'no-store' })
    response.end(body)
  }

  const route = <Shape extends v.GenericSchema>(
    path: string,
    shape: Shape,
    answer: (providerId: string, request: v.InferOutput<Shape>) => Promise<Answer>,
  ): HttpRoute => ({
    method: 'POST',
    path,
    handle: async (_incoming, body, response) => {
      const jws = body.toString('utf8')
      const signed = await verify(jws)
      if (!signed) {
        services.log.warn({ path }, 'a provider call was refused')
        return send(response, { aud: 'unknown', jws }, { status: 'BAD_SIGNATURE' })
      }
      const providerId = signed.provider.id
      const to = { aud: providerId, jws }
      try {
        const request = v.safeParse(shape, signed.payload)
        if (!request.success) return await send(response, to, { status: 'BAD_REQUEST' })
        const result = await answer(providerId, request.output)
        services.wakeOutbox()
        return await send(response, to, result)
      } catch (error) {
        services.log.error({ path, providerId, reason: reasonOf(error) }, 'a provider call failed')
        return send(response, to, { status: 'INTERNAL' }, isDatabaseAway(error) ? 503 : undefined)
      }
    },
  })

  /** What the player has beside the hold, and what is left of it. */
  const fundsOf = async (providerId: string, session: string): Promise<Answer> => {
    const state = await streamState(kysely, providerId, session)
    if (!state.ok) return refusalOf(state.error)
    return { status: 'OK', balance: asMicro(state.value.balance), left: asMicro(state.value.left) }
  }

  return [
    {
      method: 'GET',
      path: streamPaths.keys,
      handle: async (_request, _body, response) => {
        response.writeHead(200, { 'content-type': 'application/jwk-set+json', 'cache-control': 'public, max-age=600' })
        response.end(JSON.stringify({ keys: [(await ownKey).jwk] }))
      },
    },
    route(streamPaths.session, sessionRequest, async (providerId, { launchToken }) => {
      const session = await launchReply(kysely, providerId, launchToken)
      return session ? { status: 'OK', ...session } : { status: 'LAUNCH_TOKEN_INVALID' }
    }),
    route(streamPaths.balance, balanceRequest, (providerId, { session }) => fundsOf(providerId, session)),
    route(streamPaths.hold, holdRequest, async (providerId, { session, epoch, hold, amount, until }) => {
      if (amount % MICRO_PER_MINOR !== 0n) return { status: 'BAD_REQUEST' }
      const minor = amount / MICRO_PER_MINOR
      const held = await holdForStream(kysely, { providerId, sessionId: session, epoch, hold, minor, until: new Date(until * 1_000) })
      if (!held.ok) return refusalOf(held.error)
      const funds = await fundsOf(providerId, session)
      return { ...funds, hold, granted: asMicro(held.value.granted), until: Math.floor(held.value.until.getTime() / 1_000) }
    }),
    route(streamPaths.batch, batchRequest, async (providerId, batch) => {
      const read = readBatch(batch)
      if (!read.ok) return worded(read.error)
      const booked = await bookEvents(kysely, providerId, { ...batch, read: read.value })
      if (!booked.ok) {
        const { status } = booked.error
        if (status !== 'GAP') services.log.error({ providerId, session: batch.session, status }, 'a batch of events was refused')
        return worded(booked.error)
      }
      const { seq, hash, dust, balance, left } = booked.value
      return { status: 'OK', ackSeq: Number(seq), hash, dust: String(dust), balance: asMicro(balance), left: asMicro(left) }
    }),
    route(streamPaths.release, releaseRequest, async (providerId, { session, epoch, hold, seq }) => {
      const released = await releaseStream(kysely, { providerId, sessionId: session, epoch, hold, seq })
      return released.ok ? fundsOf(providerId, session) : refusalOf(released.error)
    }),
  ]
}
