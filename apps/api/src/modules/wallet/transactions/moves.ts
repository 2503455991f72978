import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { TransactionFilter } from '../../../graphql/resolvers.generated.ts'
import type { GrantReason } from '../../../ledger/grant.ts'
import { liesBehind, momentOf, type Source } from './lines.ts'

/** What a grant is called, by its reason. */
const grantNames: Readonly<Record<GrantReason, string>> = { WELCOME: 'Welcome tokens', DEMO: 'Demo tokens' }

/** Moves of the ledger that are lines of their own, by the type of line; each is booked whole in the moment it is made. */
const moveTypes = { REWARD: `type = 'GRANT'`, TIP: `type = 'TIP'`, every: `type IN ('GRANT', 'TIP')` } as const

/** The condition on the type, written out: with a parameter the planner would not know that the partial index holds. Undefined: none fits. */
const movesOf = ({ type, status }: TransactionFilter): string | undefined => {
  if ((status ?? 'COMPLETED') !== 'COMPLETED') return undefined
  if (type === 'REWARD' || type === 'TIP') return moveTypes[type]
  return (type ?? undefined) === undefined ? moveTypes.every : undefined
}

/** Grants and tips, from the ledger. */
export const movesIn = (database: Kysely<Schema>): Source => ({
  name: 'MOVES',
  isId: (id) => /^\d{1,18}$/.test(id),
  lines: async ({ playerId, filter, since, limit }, behind) => {
    const wanted = movesOf(filter)
    if (wanted === undefined) return []
    let moves = database
      .selectFrom('ledger_tx')
      .select(['id', 'type', 'reason', 'created_at', 'player_id'])
      .where('player_id', '=', playerId)
      .where(sql<boolean>`${sql.raw(wanted)}`)
    if (behind !== undefined) moves = moves.where(liesBehind('created_at', 'id', 'bigint', behind))
    if (since !== undefined) moves = moves.where('created_at', '>=', since)
    const rows = await database
      .selectFrom(moves.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).as('move'))
      .innerJoin('entry', 'entry.tx_id', 'move.id')
      .innerJoin('account', (join) =>
        join
          .onRef('account.id', '=', 'entry.account_id')
          .onRef('account.player_id', '=', 'move.player_id')
          .on('account.owner', '=', 'PLAYER'),
      )
      .leftJoin('tip', 'tip.tx_id', 'move.id')
      .leftJoin('game', 'game.id', 'tip.game_id')
      .select(['move.id', 'move.type', 'move.reason', 'move.created_at', momentOf('move.created_at').as('moment')])
      .select(['entry.kind', 'entry.amount', 'tip.dealer', 'game.name as table'])
      .orderBy('move.created_at', 'desc')
      .orderBy('move.id', 'desc')
      .execute()
    return rows.map((row) => ({
      moment: row.moment,
      id: String(row.id),
      transaction: {
        id: String(row.id),
        type: row.type === 'TIP' ? 'TIP' : 'REWARD',
        direction: row.amount > 0n ? 'CREDIT' : 'DEBIT',
        at: row.created_at.toISOString(),
        tokens: { kind: row.kind, amount: String(row.amount > 0n ? row.amount : -row.amount) },
        extras: [],
        paymentId: null,
        withdrawalId: null,
        title: null,
        paymentMethod: null,
        bonusType: row.reason && grantNames[row.reason],
        recipient: row.dealer && `${row.dealer}, ${row.table}`,
        convertedAmount: null,
        conversion: null,
        platformFee: null,
        status: 'COMPLETED',
      },
    }))
  },
})
