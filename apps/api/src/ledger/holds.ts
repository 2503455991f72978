import { sql, type Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../db/schema.ts'
import { legsJson, type Leg, type LegAccount, type Posted, type Scope } from './post.ts'
import { callLedger, type LedgerResult } from './refusals.ts'

/**
 * What tokens are set aside for: a withdrawal that is on its way, a sitting at a provider that keeps the tokens meanwhile, or the
 * stakes of a stream.
 */
export type HoldPurpose = 'WITHDRAWAL' | 'SITTING' | 'STREAM'

export interface Hold {
  readonly holdId: bigint
}

interface Keyed {
  readonly scope: Scope
  readonly key: string
}

/** Sets an amount of one kind aside: the player still owns it and cannot spend it. `reference` is the id of what it is held for. */
export const hold = (
  database: Kysely<Schema>,
  request: Keyed & { playerId: string; kind: TokenKind; minor: bigint; purpose: HoldPurpose; reference: string },
): Promise<LedgerResult<Hold>> => {
  const { scope, key, playerId, kind, minor, purpose, reference } = request
  return callLedger(
    database,
    sql<Hold>`SELECT hold_id AS "holdId" FROM ledger_hold(${playerId}::uuid, ${scope}, ${key}, ${kind}, ${minor}::bigint, ${purpose}, ${reference})`,
  )
}

/** Who gets a part of what is captured: never a player. */
export type CaptureAccount = Exclude<LegAccount, { readonly owner: 'PLAYER' }>

/**
 * Takes from a hold, once for each key, as much as `to` gives away: a payout and its fee are two of them. Refused once nothing is
 * left (HOLD_CAPTURED, HOLD_RELEASED) and for more than is left (HOLD_EXCEEDED).
 */
export const capture = (
  database: Kysely<Schema>,
  request: Keyed & {
    holdId: bigint
    to: readonly { account: CaptureAccount; kind: TokenKind; minor: bigint }[]
    reason?: string
  },
): Promise<LedgerResult<Posted>> => {
  const { scope, key, holdId, to, reason = null } = request
  const legs: readonly Leg[] = to
  return callLedger(
    database,
    sql<Posted>`SELECT tx_id AS "txId" FROM ledger_capture(${holdId}::bigint, ${scope}, ${key}, ${legsJson(legs)}::jsonb, ${reason})`,
  )
}

/** Gives back to the player a part of a hold, or without `minor` all that is left of it. Refused as `capture` is. */
export const release = (
  database: Kysely<Schema>,
  { scope, key, holdId, minor, reason = null }: Keyed & { holdId: bigint; minor?: bigint; reason?: string | null },
): Promise<LedgerResult<Posted>> =>
  callLedger(
    database,
    sql<Posted>`SELECT tx_id AS "txId" FROM ledger_release(${holdId}::bigint, ${scope}, ${key}, ${minor ?? null}::bigint, ${reason})`,
  )
