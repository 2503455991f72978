import * as v from 'valibot'
import { tokenKinds } from '../../money/money.ts'
import { wireId } from '../fields.ts'
import { roundFairness, roundReport } from '../seamlessWallet/roundReport.ts'
import { decimal, positiveDecimal } from './decimal.ts'

/**
 * A transfer wallet: the platform calls the provider, as JSON over HTTP with an OAuth 2 bearer. The tokens of a sitting are with the
 * provider. The protocol as a whole, for who writes a provider: docs/providers/coralForge.md. What is read here has amounts as minor
 * units; what is sent has them as decimal text (`decimalOf`).
 */
export const transferPaths = {
  token: '/oauth/token',
  player: (player: string) => `/players/${player}`,
  sittings: '/sittings',
  sitting: (id: string) => `/sittings/${id}`,
  transfersInto: (id: string) => `/sittings/${id}/transfers`,
  launches: (id: string) => `/sittings/${id}/launches`,
  close: (id: string) => `/sittings/${id}/close`,
  transfer: (id: string) => `/transfers/${id}`,
  cancel: (id: string) => `/transfers/${id}/cancel`,
  claim: (id: string) => `/transfers/${id}/claim`,
  unclaimed: '/transfers?unclaimed=1',
  roundsAfter: (cursor: string) => `/rounds?after=${cursor}`,
  /** At the platform. */
  hints: '/hints',
} as const

/** What a bearer may do: move tokens, read rounds. */
export const scopes = ['wallet', 'history'] as const
export type Scope = (typeof scopes)[number]

/** The longest life of a bearer, seconds. */
export const BEARER_SECONDS = 600

export const tokenReply = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\w.~+/-]{20,2000}=*$/)),
  token_type: v.pipe(
    v.string(),
    v.check((type) => type.toLowerCase() === 'bearer'),
  ),
  expires_in: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BEARER_SECONDS)),
})

/** Why a call was refused: nothing of it happened. */
export const transferRefusals = [
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'SCOPE_MISSING',
  'NOT_FOUND',
  /** The sitting takes no tokens any more, and cannot be launched. */
  'SITTING_CLOSED',
  /** The transfer was cancelled before it came. */
  'CANCELLED',
  /** `If-Match` names another version of the sitting. */
  'VERSION_CHANGED',
  /** The key, or the id, was used with another body. */
  'KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
] as const
export type TransferRefusal = (typeof transferRefusals)[number]
export const refusalReply = v.object({ error: v.picklist(transferRefusals) })

export const sittingStates = ['OPEN', 'CLOSING', 'CLOSED'] as const

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What a provider may show of a player to others at a table: the beginning of the name, as the platform cuts it. */
export const shortName = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
export const playerRequest = v.object({ shortName })
export type PlayerRequest = v.InferInput<typeof playerRequest>

export const sittingRequest = v.object({
  player: wireId,
  game: wireId,
  /** What bets take. */
  token: v.picklist(tokenKinds),
  /** What wins pay. */
  winToken: v.picklist(tokenKinds),
  minStake: positiveDecimal,
  maxStake: positiveDecimal,
  returnUrl: v.pipe(v.string(), v.url()),
})
export type SittingRequest = v.InferInput<typeof sittingRequest>

export const sittingReply = v.object({
  sittingId: wireId,
  player: wireId,
  game: wireId,
  token: v.picklist(tokenKinds),
  winToken: v.picklist(tokenKinds),
  state: v.picklist(sittingStates),
  /** Grows with every transfer and every change of state; also the ETag. */
  version: count,
  isHandOpen: v.boolean(),
  stake: decimal,
  won: decimal,
})
export type SittingReply = v.InferInput<typeof sittingReply>

export const transferRequest = v.object({ transferId: wireId, direction: v.literal('IN'), amount: positiveDecimal })
export type TransferRequest = v.InferInput<typeof transferRequest>

/** How a transfer into a sitting stands. NONE is no proof that it will not come: only CANCELLED and FAILED are. */
export const transferStates = ['NONE', 'PENDING', 'DONE', 'FAILED', 'CANCELLED'] as const
export type TransferState = (typeof transferStates)[number]
export const transferReply = v.object({ transferId: wireId, state: v.picklist(transferStates) })
export type TransferReply = v.InferInput<typeof transferReply>

/** All that a closed sitting gives back. */
export const outTransfer = v.object({
  transferId: wireId,
  sittingId: wireId,
  direction: v.literal('OUT'),
  /** Of the kind that bets took. */
  stake: decimal,
  /** Of the kind that wins pay, where that is another; else 0. */
  won: decimal,
  /** All that came in. */
  brought: decimal,
  /** So many rounds of it are in the feed, now or later. */
  rounds: count,
})
export type OutTransfer = v.InferInput<typeof outTransfer>
/** Each is read by itself, as an `outTransfer`: one that is wrong is no reason to leave the others there. */
export const outList = v.object({ transfers: v.pipe(v.array(v.unknown()), v.maxLength(1000)) })

/** 200: closed, with what comes back; 202: it will be, once the hand is over. */
export const closeReply = v.object({ state: v.picklist(sittingStates), out: v.nullable(outTransfer) })
export type CloseReply = v.InferInput<typeof closeReply>

export const launchReply = v.object({ url: v.pipe(v.string(), v.url()) })

const instant = v.pipe(v.string(), v.isoTimestamp())

/** A round that is over. */
export const feedRound = v.object({
  roundId: wireId,
  sittingId: wireId,
  bet: positiveDecimal,
  win: decimal,
  startedAt: instant,
  report: roundReport,
  fairness: roundFairness,
})
export type FeedRound = v.InferInput<typeof feedRound>
export const feedReply = v.object({
  /** Each is read by itself, as a `feedRound`: one that is wrong is no reason to stop before it. */
  rounds: v.pipe(v.array(v.unknown()), v.maxLength(100)),
  /** What the next question begins after; the same where nothing is new. */
  next: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
})
/** As it is sent. */
export interface FeedReply extends v.InferInput<typeof feedReply> {
  readonly rounds: FeedRound[]
}
/** The cursor before the first round. */
export const FEED_START = '0'

/** Unsigned: a reason to ask, nothing more. */
export const hint = v.object({ provider: wireId, sittingId: wireId, reason: v.picklist(['CLOSED', 'LOW']) })
export type Hint = v.InferOutput<typeof hint>
