import { sql, type Kysely, type Transaction } from 'kysely'
import type { BetPart } from '@lagoon/contract/lobby/enums'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../db/schema.ts'
import { callLedger, type LedgerResult } from './refusals.ts'
import type { SettledRound } from './rounds.ts'

/** A stream as it stands: how far it is booked, and what it may still take. Amounts are minor units. */
export interface StreamState {
  readonly sessionId: string
  readonly epoch: bigint
  readonly seq: bigint
  /** Of everything up to `seq`: 64 hexadecimal digits. */
  readonly hash: string
  /** Paid beyond whole minor units, micro-tokens. */
  readonly dust: number
  /** Of its hold. */
  readonly left: bigint
  /** What the player can spend beside the hold. */
  readonly balance: bigint
  readonly holdNumber: bigint
  readonly isFrozen: boolean
  /** Why it gets no further hold. */
  readonly over: 'SESSION_ENDED' | 'EPOCH_OVER' | null
  readonly minStake: bigint
  readonly maxStake: bigint
}

export const HASH_BYTES = 32

/** Opens the stream of a session that was just made: one epoch above the last of its player, game and kind of token. */
export const openStream = async (
  transaction: Transaction<Schema>,
  stream: { providerId: string; sessionId: string },
  genesis: (epoch: number) => string,
): Promise<void> => {
  const { providerId, sessionId } = stream
  const session = await transaction
    .selectFrom('game_session')
    .select(['player_id', 'game_id', 'token'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  // Two launches of one player take their turns. Not by the wallet: its row is shared already, by the session that refers to it.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stream:${session.player_id}`}, 0))`.execute(transaction)
  const last = await transaction
    .selectFrom('stream')
    .select(({ fn }) => fn.max('epoch').as('epoch'))
    .where('provider_id', '=', providerId)
    .where('player_id', '=', session.player_id)
    .where('game_id', '=', session.game_id)
    .where('token', '=', session.token)
    .executeTakeFirst()
  const epoch = BigInt(last?.epoch ?? 0n) + 1n
  await transaction
    .insertInto('stream')
    .values({ session_id: sessionId, provider_id: providerId, ...session, epoch, hash: Buffer.from(genesis(Number(epoch)), 'hex') })
    .execute()
}

/** The stream of a session at this provider; in a transaction with its wallet locked until the end of that. */
export const streamState = (database: Kysely<Schema>, providerId: string, sessionId: string): Promise<LedgerResult<StreamState>> =>
  callLedger(
    database,
    sql<StreamState>`SELECT s.session_id AS "sessionId", s.epoch, s.seq, encode(s.hash, 'hex') AS hash, s.dust, stream_left(s) AS left,
      a.balance, s.hold_number AS "holdNumber", s.frozen_at IS NOT NULL AS "isFrozen", stream_is_over(s) AS over,
      g.min_stake AS "minStake", g.max_stake AS "maxStake"
      FROM lock_stream(${providerId}, ${sessionId}::uuid) s JOIN game g ON g.id = s.game_id
      JOIN account a ON a.player_id = s.player_id AND a.owner = 'PLAYER' AND a.kind = s.token`,
  )

/** The hash after an event that is booked. Undefined: it is not. */
export const hashAfter = async (database: Kysely<Schema>, sessionId: string, seq: bigint): Promise<string | undefined> => {
  const row = await database
    .selectFrom('stream_batch')
    .select(['from_seq', 'hashes'])
    .where('session_id', '=', sessionId)
    .where('from_seq', '<=', seq)
    .where('to_seq', '>=', seq)
    .executeTakeFirst()
  if (!row) return undefined
  const at = Number(seq - row.from_seq) * HASH_BYTES
  return row.hashes.subarray(at, at + HASH_BYTES).toString('hex')
}

/** A round that a provider's id names. */
export interface KnownRound {
  /** Open, and of the session that asks. */
  readonly isOpen: boolean
  readonly hasMain: boolean
  readonly hasWin: boolean
  /** Stakes that were not given back. */
  readonly stakes: number
}

/** The rounds that there are of these ids. */
export const roundsKnown = async (
  database: Kysely<Schema>,
  { providerId, sessionId, ids }: { providerId: string; sessionId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, KnownRound>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<KnownRound & { id: string }>`
    SELECT r.gameplay_id AS id, r.state = 'OPEN' AND r.game_session_id = ${sessionId}::uuid AS "isOpen",
      coalesce(bool_or(m.type = 'BET' AND m.part = 'MAIN'), false) AS "hasMain", coalesce(bool_or(m.type = 'WIN'), false) AS "hasWin",
      (count(*) FILTER (WHERE m.type = 'BET') - count(*) FILTER (WHERE m.type = 'ROLLBACK'))::integer AS stakes
    FROM round r LEFT JOIN round_move m ON m.round_id = r.id
    WHERE r.provider_id = ${providerId} AND r.gameplay_id = ANY (${ids}::text[]) GROUP BY r.id`.execute(database)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A stake that is booked, and stands. */
export interface KnownStake {
  readonly round: string
  readonly part: BetPart
}

/** The stakes of a session that stand, of these numbers. */
export const stakesKnown = async (
  database: Kysely<Schema>,
  { providerId, sessionId, seqs }: { providerId: string; sessionId: string; seqs: readonly number[] },
): Promise<ReadonlyMap<number, KnownStake>> => {
  if (seqs.length === 0) return new Map()
  const keys = seqs.map((seq) => `${sessionId}:${seq}`)
  const { rows } = await sql<KnownStake & { key: string }>`
    SELECT t.key, m.part, r.gameplay_id AS round FROM ledger_tx t JOIN round_move m ON m.tx_id = t.id JOIN round r ON r.id = m.round_id
    WHERE t.scope = ${`provider:${providerId}`} AND t.key = ANY (${keys}::text[]) AND m.type = 'BET'
      AND NOT EXISTS (SELECT 1 FROM round_move u WHERE u.bet_tx_id = m.tx_id AND u.type = 'ROLLBACK')`.execute(database)
  return new Map(rows.map(({ key, ...stake }) => [Number(key.slice(sessionId.length + 1)), stake]))
}

/** What a stream does to the books. Amounts are minor units as digits; `seq` is the number of the first event that it stands for. */
export type StreamMove =
  | { readonly type: 'OPEN'; readonly seq: number; readonly round: string }
  | { readonly type: 'BET'; readonly seq: number; readonly round: string; readonly part: BetPart; readonly amount: string }
  | {
      readonly type: 'WIN'
      readonly seq: number
      readonly round: string
      readonly amount: string
      readonly closes: boolean
      readonly detail?: object
    }
  /** `closes` when it was the last stake of a round that paid nothing: the round is undone. */
  | { readonly type: 'VOID'; readonly seq: number; readonly round: string; readonly of: number; readonly closes: boolean }

/** Amounts and the id as digits. */
interface SettledRow {
  readonly id: string
  readonly player_id: string
  readonly game_id: string
  readonly bet: string
  readonly win: string
}

/**
 * Books moves of a stream whose state was read in this transaction, and sets it behind them; answers the rounds that are over with it.
 * `hashes` are those after each event from `from` on.
 */
export const bookStream = async (
  transaction: Transaction<Schema>,
  booking: { sessionId: string; moves: readonly StreamMove[]; from: bigint; to: bigint; hashes: Buffer; dust: number },
): Promise<LedgerResult<readonly SettledRound[]>> => {
  const { sessionId, moves, from, to, hashes, dust } = booking
  const booked = await callLedger(
    transaction,
    sql<{
      rounds: readonly SettledRow[] | null
    }>`SELECT jsonb_agg(jsonb_build_object('id', r.id::text, 'player_id', r.player_id, 'game_id', r.game_id,
        'bet', r.bet::text, 'win', r.win::text)) AS rounds
      FROM stream_book(${sessionId}::uuid, ${JSON.stringify(moves)}::jsonb, ${from}::bigint, ${to}::bigint, ${hashes}::bytea, ${dust}::integer) r`,
  )
  if (!booked.ok) return booked
  const rounds = (booked.value.rounds ?? []).map(({ id, player_id, game_id, bet, win }) => ({
    id: BigInt(id),
    playerId: player_id,
    gameId: game_id,
    bet: BigInt(bet),
    win: BigInt(win),
  }))
  return { ok: true, value: rounds }
}

/** What the streams of a player at a provider hold of one kind of token, minor units. */
export const heldByStreams = async (
  database: Kysely<Schema>,
  of: { providerId: string; playerId: string; token: TokenKind },
): Promise<bigint> => {
  const row = await database
    .selectFrom('stream')
    .innerJoin('hold', 'hold.id', 'stream.hold_id')
    .select(sql<bigint>`coalesce(sum(hold.amount - hold.captured - hold.released), 0)::bigint`.as('minor'))
    .where('stream.provider_id', '=', of.providerId)
    .where('stream.player_id', '=', of.playerId)
    .where('stream.token', '=', of.token)
    .where('stream.frozen_at', 'is', null)
    .where('hold.closed_at', 'is', null)
    .executeTakeFirst()
  return row?.minor ?? 0n
}

/** Why a stream takes nothing more until a person looked. */
export type FrozenBecause = 'FORK' | 'HISTORY_LOST' | 'ROUND_UNKNOWN'

/** Freezes a stream: nothing of it is booked or given back from then on. */
export const freezeStream = async (database: Kysely<Schema>, sessionId: string, because: FrozenBecause): Promise<void> => {
  await database
    .updateTable('stream')
    .set({ frozen_at: sql`clock_timestamp()`, frozen_because: because })
    .where('session_id', '=', sessionId)
    .where('frozen_at', 'is', null)
    .execute()
}

interface OfStream {
  readonly providerId: string
  readonly sessionId: string
  readonly epoch: number
}

export interface StreamHold {
  readonly granted: bigint
  readonly until: Date
}

/** Holds an amount, or what there is of it, in place of what the stream held before. */
export const holdForStream = (
  database: Kysely<Schema>,
  { providerId, sessionId, epoch, hold, minor, until }: OfStream & { hold: number; minor: bigint; until: Date },
): Promise<LedgerResult<StreamHold>> =>
  callLedger(
    database,
    sql<StreamHold>`SELECT granted, until FROM stream_hold(${providerId}, ${sessionId}::uuid, ${epoch}::bigint, ${hold}::bigint,
      ${minor}::bigint, ${until}::timestamptz)`,
  )

/** Gives back what is left of a stream's hold, where the stream stands at `seq`; closes a stream that is over. */
export const releaseStream = (
  database: Kysely<Schema>,
  { providerId, sessionId, epoch, hold, seq }: OfStream & { hold: number; seq: number },
): Promise<LedgerResult<object>> =>
  callLedger(
    database,
    sql<object>`SELECT stream_release(${providerId}, ${sessionId}::uuid, ${epoch}::bigint, ${hold}::bigint, ${seq}::bigint)`,
  )
