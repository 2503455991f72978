import type { Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../db/schema.ts'
import { post, type Posted } from './post.ts'
import type { LedgerResult } from './refusals.ts'

/** What a grant is for; the transactions of the player name it. */
export type GrantReason = 'WELCOME' | 'DEMO'

interface Grant {
  readonly playerId: string
  readonly kind: TokenKind
  /** Above zero. */
  readonly minor: bigint
  /** The player's own: the same key with another grant is refused. */
  readonly key: string
  readonly reason?: GrantReason
}

/** Gives tokens of the operator to a player. */
export const grant = (database: Kysely<Schema>, { playerId, kind, minor, key, reason }: Grant): Promise<LedgerResult<Posted>> =>
  post(database, {
    scope: `player:${playerId}`,
    key,
    type: 'GRANT',
    playerId,
    // Written as before there were legs, so that a grant of an earlier release counts as the same one.
    request: ['GRANT', kind, String(minor)],
    ...(reason && { reason }),
    legs: [
      { account: { owner: 'PLAYER', playerId }, kind, minor },
      { account: { owner: 'OPERATOR' }, kind, minor: -minor },
    ],
  })
