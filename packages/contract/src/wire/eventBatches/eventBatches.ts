import * as v from 'valibot'
import { tokenKinds } from '../../money/money.ts'
import { wireId } from '../fields.ts'
import { micro, sequence } from './events.ts'

/**
 * Holds and batches of signed events between a game provider and the platform: compact JWS over HTTP, in both directions. The protocol
 * as a whole, for who writes a provider: docs/providers/northlight.md. What a schema does not name is dropped.
 */
export const streamPaths = {
  /** The platform's public keys. */
  keys: '/northlight/jwks.json',
  /** Swaps the one-time launch token for the session it was made for. */
  session: '/northlight/session',
  balance: '/northlight/balance',
  hold: '/northlight/holds',
  batch: '/northlight/batches',
  release: '/northlight/release',
} as const

/** Where the provider answers the platform, on its own origin. */
export const providerPaths = {
  keys: '/.well-known/jwks.json',
  events: (session: string, after: number): string => `/sessions/${session}/events?after=${after}`,
  round: (round: string): string => `/rounds/${encodeURIComponent(round)}`,
} as const

/** The platform's name in `iss` and `aud`; a provider's is its id. */
export const PLATFORM = 'platform'
export const JWS_ALGORITHM = 'EdDSA'
export const JWS_MEDIA_TYPE = 'application/jose'
/** A batch holds at most so many events. */
export const MOST_EVENTS = 200
/** A signed GET is taken for so long. */
export const READ_SECONDS = 60

const session = v.pipe(v.string(), v.uuid())
const epoch = sequence
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Number of an event, or 0 before the first one. */
const seqOrNone = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Unix seconds. */
const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99_999_999_999))
const parties = { iss: wireId, aud: wireId }
const stream = { session, epoch }

export const sessionRequest = v.object({
  ...parties,
  act: v.literal('session'),
  launchToken: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)),
})
export const balanceRequest = v.object({ ...parties, act: v.literal('balance'), ...stream })
/** `hold` counts the holds of a stream, from 1; each takes the place of the one before it. */
export const holdRequest = v.object({ ...parties, act: v.literal('hold'), ...stream, hold: sequence, amount: micro, until: instant })
const events = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20_000))), v.maxLength(MOST_EVENTS))
export const batchRequest = v.pipe(
  v.object({
    ...parties,
    act: v.literal('batch'),
    ...stream,
    fromSeq: sequence,
    toSeq: sequence,
    /** State of the stream before `fromSeq`. */
    prevHash: hash,
    /** Each the text of one JSON object, so that both ends hash the same bytes. */
    events: v.pipe(events, v.minLength(1)),
    totals: v.object({ stake: micro, pay: micro, voids: seqOrNone }),
  }),
  v.check((batch) => batch.toSeq - batch.fromSeq + 1 === batch.events.length),
)
/** Gives back what is left of the hold, once the platform has every event up to `seq`. */
export const releaseRequest = v.object({ ...parties, act: v.literal('release'), ...stream, hold: sequence, seq: seqOrNone })
/** In the bearer of a GET from the platform; `path` with its query. */
export const readRequest = v.object({ ...parties, act: v.literal('read'), path: v.string(), iat: instant })

export type SessionRequest = v.InferInput<typeof sessionRequest>
export type BalanceRequest = v.InferInput<typeof balanceRequest>
export type HoldRequest = v.InferInput<typeof holdRequest>
export type BatchRequest = v.InferInput<typeof batchRequest>
export type Batch = v.InferOutput<typeof batchRequest>
export type ReleaseRequest = v.InferInput<typeof releaseRequest>
export type ReadRequest = v.InferInput<typeof readRequest>

export const streamRefusals = [
  'BAD_SIGNATURE',
  'BAD_REQUEST',
  'LAUNCH_TOKEN_INVALID',
  'SESSION_NOT_FOUND',
  'SESSION_ENDED',
  'EPOCH_OVER',
  'INSUFFICIENT_BALANCE',
  'LIMIT_REACHED',
  'STALE_HOLD',
  'GAP',
  'FORK',
  'FROZEN',
  'TOTALS',
  'BAD_EVENT',
  'HOLD_EXCEEDED',
  'ACCOUNT_FULL',
  'INTERNAL',
] as const
export type StreamRefusalStatus = (typeof streamRefusals)[number]

/** In every answer: `re` is the SHA-256 of the JWS that it answers, as base64url. */
const answers = { ...parties, re: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }
const okay = { ...answers, status: v.literal('OK') }
/** `balance`: what the player can spend beside the hold; `left`: what is left of the hold. */
const funds = { balance: micro, left: micro }

export const sessionReply = v.object({
  ...okay,
  ...stream,
  /** The player as this provider knows them, the same in all of their sessions. */
  player: wireId,
  game: v.string(),
  token: v.picklist(tokenKinds),
  winToken: v.picklist(tokenKinds),
  balance: micro,
  minStake: micro,
  maxStake: micro,
})
export const balanceReply = v.object({ ...okay, ...funds })
export const holdReply = v.object({ ...okay, hold: sequence, granted: micro, until: instant, ...funds })
/** `dust`: what was paid beyond whole minor units, carried on to the next pay. */
export const batchReply = v.object({ ...okay, ackSeq: seqOrNone, hash, dust: micro, ...funds })
export const streamRefusal = v.object({
  ...answers,
  status: v.picklist(streamRefusals),
  /** With GAP: the number that should come next. */
  expect: v.exactOptional(sequence),
  /** With BAD_EVENT, HOLD_EXCEEDED: the first event that is in the way. */
  seq: v.exactOptional(sequence),
  /** With HOLD_EXCEEDED. */
  left: v.exactOptional(micro),
  /** With INSUFFICIENT_BALANCE. */
  balance: v.exactOptional(micro),
})
export type SessionReply = v.InferOutput<typeof sessionReply>
export type HoldReply = v.InferOutput<typeof holdReply>
export type BatchReply = v.InferOutput<typeof batchReply>
export type BalanceReply = v.InferOutput<typeof balanceReply>
export type StreamRefusal = v.InferOutput<typeof streamRefusal>

/** The provider's answer to `events`: what comes after, at most MOST_EVENTS, with nothing of it left out. */
export const eventsReply = v.object({ ...okay, ...stream, fromSeq: sequence, prevHash: hash, events, isAll: v.boolean() })
/** The provider's answer to `round`. UNKNOWN: it never ran such a round. */
export const roundReply = v.object({ ...okay, round: wireId, state: v.picklist(['OPEN', 'FINISHED', 'UNKNOWN']) })
export const providerRefusal = v.object({ ...answers, status: v.picklist(['BAD_SIGNATURE', 'SESSION_NOT_FOUND', 'INTERNAL']) })
export type EventsReply = v.InferInput<typeof eventsReply>
export type RoundReply = v.InferInput<typeof roundReply>
export type ProviderRefusal = v.InferOutput<typeof providerRefusal>
