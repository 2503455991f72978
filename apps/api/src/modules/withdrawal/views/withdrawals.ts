import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { Withdrawal, WithdrawalConnection } from '../../../graphql/resolvers.generated.ts'
import { isUuid } from '../../../kernel/uuid.ts'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { Problem } from '../../../problem.ts'
import { liesBehind, momentOf } from '../../wallet/transactions/lines.ts'
import { bankDay, expectedDay } from '../calendar/expectedDay.ts'
import { withdrawalNotFound } from '../refusals.ts'
import { holderOf, timelineOf, type TimelineEvent } from './timeline.ts'

export type WithdrawalRow = Selectable<Schema['withdrawal']>

const LARGEST_PAGE = 100
const overStates = ['PAID', 'REFUSED', 'FAILED', 'RETURNED', 'CANCELLED'] as const

/** What a view is made of beside the row. */
interface Beside {
  readonly now: Date
  readonly events: readonly TimelineEvent[]
  readonly arrivesMost: number
}

const view = (row: WithdrawalRow, { now, events, arrivesMost }: Beside): Withdrawal => {
  const { state, way, currency, since, not_before: notBefore, destination, crypto } = row
  const price = (minor: bigint) => ({ currency, minor: String(minor) })
  const expectedBy = expectedDay({ country: row.country, state, since, notBefore, arrivesMost })
  const isSentInCrypto = destination.kind === 'CRYPTO'
  return {
    id: row.id,
    way,
    state,
    amount: String(row.amount),
    gross: price(row.gross_minor),
    fee: price(row.fee_minor),
    receives: price(row.receives_minor),
    destination: row.destination_label,
    requestedAt: row.requested_at.toISOString(),
    holder: holderOf(state, way),
    since: since.toISOString(),
    expectedBy,
    isLate: expectedBy !== null && bankDay(now) > expectedBy,
    notBefore: notBefore > now && expectedBy !== null ? notBefore.toISOString() : null,
    canCancel: state === 'REQUESTED',
    refusal: state === 'REFUSED' ? row.refusal : null,
    refusalNote: state === 'REFUSED' ? row.refusal_note : null,
    failure: state === 'FAILED' || state === 'RETURNED' ? row.failure : null,
    givenBack: row.given_back === null ? null : String(row.given_back),
    reference: row.reference,
    crypto: isSentInCrypto
      ? {
          code: crypto?.code ?? destination.currency,
          network: destination.network,
          address: destination.address,
          amount: crypto?.amount ?? null,
          networkFee: crypto?.networkFee ?? null,
          transactionId: crypto?.transactionId ?? null,
        }
      : null,
    timeline: timelineOf({ state, since, way }, events).map(({ state: step, at, by }) => ({
      state: step,
      at: at?.toISOString() ?? null,
      by,
    })),
  }
}

/** Rows as their player sees them, with what was said of each and how long its way takes. */
const shown = async (database: Kysely<Schema>, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const events = await database
    .selectFrom('withdrawal_event')
    .select(['withdrawal_id', 'kind', 'at'])
    .where('withdrawal_id', 'in', ids)
    .execute()
  const countries = [...new Set(rows.map(({ country }) => country))]
  const ways = await database
    .selectFrom('withdrawal_way')
    .select(['country', 'way', 'arrives_most'])
    .where('country', 'in', countries)
    .execute()
  const now = new Date()
  const byWithdrawal = Map.groupBy(events, ({ withdrawal_id: id }) => id)
  return rows.map((row) =>
    view(row, {
      now,
      events: byWithdrawal.get(row.id) ?? [],
      arrivesMost: ways.find(({ country, way }) => country === row.country && way === row.way)?.arrives_most ?? 0,
    }),
  )
}

const rowsOf = (database: Kysely<Schema>, playerId: string) =>
  database.selectFrom('withdrawal').selectAll().where('player_id', '=', playerId)

/**
 * One withdrawal of the player; another player's is answered as one that never was.
 * @throws {Problem} 404 WITHDRAWAL_NOT_FOUND
 */
export const withdrawalOf = async (database: Kysely<Schema>, playerId: string, id: string): Promise<Withdrawal> => {
  const row = isUuid(id) ? await rowsOf(database, playerId).where('id', '=', id).executeTakeFirst() : undefined
  const [found] = row ? await shown(database, [row]) : []
  if (!found) throw withdrawalNotFound()
  return found
}

/** The newest that is under way; null where none is. */
export const openWithdrawalOf = async (database: Kysely<Schema>, playerId: string): Promise<Withdrawal | null> => {
  const row = await rowsOf(database, playerId)
    .where('state', 'not in', overStates)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [found] = row ? await shown(database, [row]) : []
  return found ?? null
}

const writePlace = (moment: string, id: string): string => Buffer.from(JSON.stringify(['WITHDRAWALS', moment, id])).toString('base64url')

/** Reads a place of ours; one that we did not write is refused with 400. */
const readPlace = (text: string): { readonly moment: string; readonly id: string } => {
  const parts = parseJson(Buffer.from(text, 'base64url').toString())
  if (Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string')) {
    const [order, moment, id] = parts as [string, string, string]
    const isMoment = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(moment) && !Number.isNaN(Date.parse(moment))
    if (order === 'WITHDRAWALS' && isMoment && isUuid(id)) return { moment, id }
  }
  throw new Problem(400, 'BAD_INPUT', 'This page doesn’t exist. Start again from the first page.')
}

/** A page of a player's withdrawals, newest first, by keyset. Refuses `first` outside 1 to 100 and places that are none with 400. */
export const withdrawalsOf = async (
  database: Kysely<Schema>,
  playerId: string,
  { first, after }: { readonly first: number; readonly after?: string | null | undefined },
): Promise<WithdrawalConnection> => {
  if (!Number.isInteger(first) || first < 1 || first > LARGEST_PAGE)
    throw new Problem(400, 'BAD_INPUT', `A page of withdrawals has 1 to ${LARGEST_PAGE} lines.`)
  let query = rowsOf(database, playerId).select(momentOf('requested_at').as('moment'))
  if (after) query = query.where(liesBehind('requested_at', 'id', 'uuid', readPlace(after)))
  const rows = await query
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(first + 1)
    .execute()
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    nodes: await shown(database, page),
    pageInfo: { hasNextPage: rows.length > first, endCursor: last ? writePlace(last.moment, last.id) : null },
  }
}
