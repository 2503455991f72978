import type { Kysely } from 'kysely'
import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'
import { minor, tokenKinds, type Minor, type TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../../db/schema.ts'

/** All five balances at one moment: one statement, so one snapshot. A player who was never given anything has zeros, version 0. */
export const balancesOf = async (database: Kysely<Schema>, playerId: string): Promise<BalanceSheet> => {
  const rows = await database
    .selectFrom('wallet')
    .innerJoin('account', 'account.player_id', 'wallet.player_id')
    .select(['wallet.version', 'account.kind', 'account.balance'])
    .where('wallet.player_id', '=', playerId)
    .where('account.owner', '=', 'PLAYER')
    .execute()
  const held = new Map(rows.map((row) => [row.kind, row.balance ?? 0n]))
  const tokens = Object.fromEntries(tokenKinds.map((kind) => [kind, minor(held.get(kind) ?? 0n)])) as Record<TokenKind, Minor>
  return { version: rows[0]?.version ?? 0n, tokens }
}
