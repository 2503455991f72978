import type { Kysely } from 'kysely'
import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'
import { minor, tokenKinds, type Minor, type TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../db/schema.ts'

/**
 * All five balances and what is held of each kind at one moment: one statement, so one snapshot. A player who was never given
 * anything has zeros, version 0.
 */
export const balancesOf = async (database: Kysely<Schema>, playerId: string): Promise<BalanceSheet> => {
  const rows = await database
    .selectFrom('wallet')
    .innerJoin('account', 'account.player_id', 'wallet.player_id')
    .select(['wallet.version', 'account.owner', 'account.kind', 'account.balance'])
    .where('wallet.player_id', '=', playerId)
    .where('account.owner', 'in', ['PLAYER', 'HELD'])
    .execute()
  const amountsOf = (owner: 'PLAYER' | 'HELD') => {
    const balances = new Map(rows.flatMap((row) => (row.owner === owner ? [[row.kind, row.balance ?? 0n]] : [])))
    return Object.fromEntries(tokenKinds.map((kind) => [kind, minor(balances.get(kind) ?? 0n)])) as Record<TokenKind, Minor>
  }
  return { version: rows[0]?.version ?? 0n, tokens: amountsOf('PLAYER'), held: amountsOf('HELD') }
}
