import { sql, type Kysely, type Transaction } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import { ok } from '@lagoon/contract/result/result'
import type { Schema } from '../db/schema.ts'
import { gathered } from '../kernel/gathered.ts'
import { callLedger, type LedgerResult } from './refusals.ts'

/** Whose tokens a leg changes. OPERATOR is the counter-account of grants and fees; a provider and a way to pay each have their own. */
export type LegAccount =
  | { readonly owner: 'PLAYER'; readonly playerId: string }
  | { readonly owner: 'OPERATOR' }
  | { readonly owner: 'PROVIDER'; readonly party: string }
  | { readonly owner: 'PAYMENTS'; readonly party: string }

/** One line of a move. `minor` is seen from the account: above zero it gains. */
export interface Leg {
  readonly account: LegAccount
  readonly kind: TokenKind
  readonly minor: bigint
}

/** What a move is. Moves of rounds and of holds have functions of their own (rounds.ts, holds.ts). */
export type PostingType = 'GRANT' | 'PURCHASE' | 'TIP' | 'EXPIRY' | 'CHARGEBACK' | 'RETURN' | 'CASH_OUT'

/** Where a key is known: the same key in another scope is another key. A key is never forgotten. */
export type Scope = `player:${string}` | `provider:${string}` | `payments:${string}` | 'operator'

export interface Posting {
  readonly scope: Scope
  readonly key: string
  readonly type: PostingType
  /** The player whose wallet is locked, and the only one whose legs may be among them. */
  readonly playerId: string | null
  readonly legs: readonly Leg[]
  /** What the move was for, in capital letters, where its type does not say it all. */
  readonly reason?: string
  /** What must be the same for a repeat to count as one; without it the type and the legs. */
  readonly request?: readonly string[]
}

/** Id of the transaction in the ledger: for a repeat the one of the first time. */
export interface Posted {
  readonly txId: bigint
}

/** A leg as the database reads it (`ledger_legs`). */
const wireLeg = ({ account, kind, minor }: Leg) => ({
  owner: account.owner,
  party: 'party' in account ? account.party : '',
  player: 'playerId' in account ? account.playerId : null,
  kind,
  amount: String(minor),
})

/** Legs as JSON text for the functions of the database. */
export const legsJson = (legs: readonly Leg[]): string => JSON.stringify(legs.map(wireLeg))

const textArray = (texts: readonly string[]) => sql`ARRAY[${sql.join(texts)}]::text[]`

/**
 * Books one move: all its legs or none, in the transaction of the caller or in its own. The legs of each kind of token add up to
 * zero. The same scope and key with the same request is booked once; with another request it is refused (KEY_REUSED).
 */
export const post = async (database: Kysely<Schema>, posting: Posting): Promise<LedgerResult<Posted>> => {
  const { scope, key, type, playerId, legs, reason = null } = posting
  const json = legsJson(legs)
  const request = posting.request ?? [type, json]
  return callLedger(
    database,
    sql<Posted>`SELECT tx_id AS "txId" FROM ledger_post(${playerId}::uuid, ${type}, ${scope}, ${key}, ${textArray(request)}, ${reason}, ${json}::jsonb)`,
  )
}

/**
 * The same for moves of different players that are booked at once in one transaction. A refusal refuses all of them: like any inside a
 * transaction it leaves that transaction failed.
 */
export const postTogether = gathered(
  async (transaction: Transaction<Schema>, postings: readonly Omit<Posting, 'request'>[]): Promise<readonly LedgerResult<Posted>[]> => {
    const all = postings.map(({ legs, ...posting }) => ({ ...posting, legs: legsJson(legs) }))
    const booked = await callLedger(
      transaction,
      sql<{ all: readonly string[] }>`SELECT array_agg(tx_id::text ORDER BY place) AS "all" FROM (
        SELECT p.place, (ledger_post(p."playerId", p.type, p.scope, p.key, ARRAY[p.type, p.legs], p.reason, p.legs::jsonb)) AS tx_id
        FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
          AS ("playerId" uuid, type text, scope text, key text, reason text, legs text)) WITH ORDINALITY AS p ("playerId", type, scope, key, reason, legs, place)
      ) AS posted`,
    )
    return booked.ok ? booked.value.all.map((txId) => ok({ txId: BigInt(txId) })) : postings.map(() => booked)
  },
)

/** Undoes a posting as a whole, once (ALREADY_REVERSED); a move of a round or a hold is refused (NOT_REVERSIBLE). */
export const reverse = (
  database: Kysely<Schema>,
  { scope, key, of, reason = null }: { scope: Scope; key: string; of: { scope: Scope; key: string }; reason?: string | null },
): Promise<LedgerResult<Posted>> =>
  callLedger(database, sql<Posted>`SELECT tx_id AS "txId" FROM ledger_reverse(${scope}, ${key}, ${of.scope}, ${of.key}, ${reason})`)
