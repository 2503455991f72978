import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Transaction, TransactionConnection, TransactionFilter, TransactionPeriod } from '../../graphql/resolvers.generated.ts'
import type { GrantReason } from '../../ledger/grant.ts'
import { Problem } from '../../problem.ts'
import { readCursor, writeCursor } from '../../kernel/cursor.ts'

const LARGEST_PAGE = 100
const DAY_MS = 86_400_000

interface Page {
  readonly first: number
  readonly after?: string | null | undefined
  readonly filter?: TransactionFilter | null | undefined
}

const sinceOf = (period: TransactionPeriod, now: Date): Date => {
  if (period === 'THIS_YEAR') return new Date(Date.UTC(now.getUTCFullYear(), 0, 1))
  return new Date(now.getTime() - (period === 'LAST_7_DAYS' ? 7 : 30) * DAY_MS)
}

/** What a grant is called, by its reason. */
const grantNames: Readonly<Record<GrantReason, string>> = { WELCOME: 'Welcome tokens', DEMO: 'Demo tokens' }

/** So far every move that is no round is a grant, booked whole in the moment it is made. */
const isAnswerable = ({ type, status }: TransactionFilter): boolean =>
  (type ?? 'REWARD') === 'REWARD' && (status ?? 'COMPLETED') === 'COMPLETED'

/**
 * A page of what a player sees of the ledger, newest first, by keyset: whatever page it is, it costs an index range of its own
 * size. Refuses `first` outside 1 to 100 and the cursor of another filter with 400.
 */
export const transactionsOf = async (database: Kysely<Schema>, playerId: string, page: Page): Promise<TransactionConnection> => {
  const { first, after } = page
  const filter = page.filter ?? {}
  if (!Number.isInteger(first) || first < 1 || first > LARGEST_PAGE)
    throw new Problem(400, 'BAD_INPUT', `A page of transactions has 1 to ${LARGEST_PAGE} lines.`)
  const order = `TRANSACTIONS ${filter.type ?? ''} ${filter.status ?? ''} ${filter.period ?? ''}`
  const before = after ? readCursor(after, order, (value) => value === '').id : undefined
  if (!isAnswerable(filter)) return { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }

  let query = database
    .selectFrom('ledger_tx as move')
    .innerJoin('entry', 'entry.tx_id', 'move.id')
    .innerJoin('account', (join) =>
      join
        .onRef('account.id', '=', 'entry.account_id')
        .onRef('account.player_id', '=', 'move.player_id')
        .on('account.owner', '=', 'PLAYER'),
    )
    .select(['move.id', 'move.reason', 'move.created_at', 'entry.kind', 'entry.amount'])
    .where('move.player_id', '=', playerId)
    // Written out: with a parameter the planner would not know that the partial index holds.
    .where(sql<boolean>`move.type = 'GRANT'`)
  if (before !== undefined) query = query.where('move.id', '<', before)
  if (filter.period) query = query.where('move.created_at', '>=', sinceOf(filter.period, new Date()))
  const rows = await query
    .orderBy('move.id', 'desc')
    .limit(first + 1)
    .execute()
  const shown = rows.slice(0, first)
  const last = shown.at(-1)
  return {
    nodes: shown.map((row): Transaction => ({
      id: String(row.id),
      type: 'REWARD',
      direction: row.amount > 0n ? 'CREDIT' : 'DEBIT',
      at: row.created_at.toISOString(),
      tokens: { kind: row.kind, amount: String(row.amount > 0n ? row.amount : -row.amount) },
      paymentMethod: null,
      bonusType: row.reason && grantNames[row.reason],
      convertedAmount: null,
      platformFee: null,
      status: 'COMPLETED',
    })),
    pageInfo: { hasNextPage: rows.length > first, endCursor: last ? writeCursor({ sort: order, value: '', id: last.id }) : null },
  }
}
