import { isAtLeastAsStrict, LOOSER_LIMIT_WAIT_HOURS, ownLimitSchema } from '@lagoon/contract/account/settings.rules'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { OwnLimit, OwnLimitInput, OwnLimits } from '../../../graphql/resolvers.generated.ts'
import { checkInput } from '../../../kernel/checkInput.ts'
import { databaseNow, secondsFromNow } from '../../../kernel/databaseTime.ts'
import { retried } from '../../../kernel/retry.ts'
import type { Services } from '../../../services.ts'
import { throttle } from '../../throttle.ts'
import { lockPlayer } from '../../withdrawal/accounts/keepAccount.ts'

/** What a limit is kept in: of what is spent on packages, in cents; of what is lost in games, in minor units of tokens. */
export type LimitTable = 'deposit_limit' | 'loss_limit'

/** Minor units in a dollar, and in a token. */
const MINOR = 100n

type Row = Pick<Selectable<Schema[LimitTable]>, 'minor' | 'days' | 'holds_from'>

/** The limit that holds, and the one that waits. */
interface Rows {
  readonly now: Row | undefined
  readonly next: Row | undefined
}

const rowsOf = async (database: Kysely<Schema>, table: LimitTable, playerId: string): Promise<Rows> => {
  const rows = await database
    .selectFrom(table)
    .select(['minor', 'days', 'holds_from', sql<boolean>`holds_from <= clock_timestamp()`.as('holds')])
    .where('player_id', '=', playerId)
    .orderBy('holds_from', 'desc')
    // At most one waits, since another wish takes its place: the next newest holds.
    .limit(2)
    .execute()
  return { now: rows.find(({ holds }) => holds), next: rows.find(({ holds }) => !holds) }
}

const shown = (row: Pick<Row, 'minor' | 'days'> | undefined): OwnLimit | null =>
  row === undefined || row.minor === null || row.days === null ? null : { amount: Number(row.minor / MINOR), days: String(row.days) }

const isSame = (one: OwnLimit | null, other: OwnLimit | null): boolean => one?.amount === other?.amount && one?.days === other?.days

const holdsAtOnce = (asked: OwnLimit | null, now: OwnLimit | null): boolean => {
  if (now === null) return true
  const span = ({ amount, days }: OwnLimit) => ({ amount, days: Number(days) })
  return asked !== null && isAtLeastAsStrict(span(asked), span(now))
}

export const ownLimitOf = async (database: Kysely<Schema>, table: LimitTable, playerId: string): Promise<OwnLimits> => {
  const { now, next } = await rowsOf(database, table, playerId)
  return { now: shown(now), next: next ? { limit: shown(next), from: next.holds_from.toISOString() } : null }
}

/**
 * Sets the player's own limit; null takes it away. What is at least as strict as the limit that holds does so at once, all else after a
 * day; asked for again while it waits, it does not wait longer. Any other wish takes the place of the one that waits.
 */
export const saveOwnLimit = async (
  services: Services,
  table: LimitTable,
  playerId: string,
  input: OwnLimitInput | null | undefined,
): Promise<OwnLimits> => {
  const asked = input ? checkInput(ownLimitSchema, input) : null
  // Each change is kept for good, as what the player was promised.
  await throttle(services, 'ownLimit', playerId)
  return retried(() =>
    services.database.kysely.transaction().execute(async (transaction) => {
      await lockPlayer(transaction, playerId)
      const { now, next } = await rowsOf(transaction, table, playerId)
      if (!next || !isSame(asked, shown(next))) {
        await transaction.deleteFrom(table).where('player_id', '=', playerId).where('holds_from', '>', databaseNow).execute()
        if (!isSame(asked, shown(now)))
          await transaction
            .insertInto(table)
            .values({
              player_id: playerId,
              minor: asked && BigInt(asked.amount) * MINOR,
              days: asked && Number(asked.days),
              set_by: 'PLAYER',
              holds_from: holdsAtOnce(asked, shown(now)) ? databaseNow : secondsFromNow(LOOSER_LIMIT_WAIT_HOURS * 3_600),
            })
            .execute()
      }
      // What is lost counts from here on, where there was no limit before.
      if (table === 'loss_limit') await sql`SELECT note_loss_day(${playerId}::uuid)`.execute(transaction)
      return ownLimitOf(transaction, table, playerId)
    }),
  )
}
