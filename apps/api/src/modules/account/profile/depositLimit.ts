import { depositLimitSchema, isAtLeastAsStrict, LOOSER_LIMIT_WAIT_HOURS } from '@lagoon/contract/account/settings.rules'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { DepositLimit, DepositLimitInput, DepositLimits } from '../../../graphql/resolvers.generated.ts'
import { checkInput } from '../../../kernel/checkInput.ts'
import { databaseNow, secondsFromNow } from '../../../kernel/databaseTime.ts'
import { retried } from '../../../kernel/retry.ts'
import type { Services } from '../../../services.ts'
import { lockPlayer } from '../../withdrawal/accounts/keepAccount.ts'

const CENTS = 100n

type Row = Pick<Selectable<Schema['deposit_limit']>, 'minor' | 'days' | 'holds_from'>

/** The limit that holds, and the one that waits. */
interface Rows {
  readonly now: Row | undefined
  readonly next: Row | undefined
}

const rowsOf = async (database: Kysely<Schema>, playerId: string): Promise<Rows> => {
  const rows = await database
    .selectFrom('deposit_limit')
    .select(['minor', 'days', 'holds_from', sql<boolean>`holds_from <= clock_timestamp()`.as('holds')])
    .where('player_id', '=', playerId)
    .orderBy('holds_from', 'desc')
    .execute()
  return { now: rows.find(({ holds }) => holds), next: rows.find(({ holds }) => !holds) }
}

const shown = (row: Pick<Row, 'minor' | 'days'> | undefined): DepositLimit | null =>
  row === undefined || row.minor === null || row.days === null ? null : { dollars: Number(row.minor / CENTS), days: String(row.days) }

const isSame = (one: DepositLimit | null, other: DepositLimit | null): boolean =>
  one?.dollars === other?.dollars && one?.days === other?.days

const holdsAtOnce = (asked: DepositLimit | null, now: DepositLimit | null): boolean => {
  if (now === null) return true
  const span = ({ dollars, days }: DepositLimit) => ({ amount: dollars, days: Number(days) })
  return asked !== null && isAtLeastAsStrict(span(asked), span(now))
}

export const depositLimitOf = async (database: Kysely<Schema>, playerId: string): Promise<DepositLimits> => {
  const { now, next } = await rowsOf(database, playerId)
  return { now: shown(now), next: next ? { limit: shown(next), from: next.holds_from.toISOString() } : null }
}

/**
 * Sets the player's own limit; null takes it away. What is at least as strict as the limit that holds does so at once, all else after a
 * day; asked for again while it waits, it does not wait longer. Any other wish takes the place of the one that waits.
 */
export const saveDepositLimit = async (
  { database }: Services,
  playerId: string,
  input: DepositLimitInput | null | undefined,
): Promise<DepositLimits> => {
  const asked = input ? checkInput(depositLimitSchema, input) : null
  return retried(() =>
    database.kysely.transaction().execute(async (transaction) => {
      await lockPlayer(transaction, playerId)
      const { now, next } = await rowsOf(transaction, playerId)
      if (!next || !isSame(asked, shown(next))) {
        await transaction.deleteFrom('deposit_limit').where('player_id', '=', playerId).where('holds_from', '>', databaseNow).execute()
        if (!isSame(asked, shown(now)))
          await transaction
            .insertInto('deposit_limit')
            .values({
              player_id: playerId,
              minor: asked && BigInt(asked.dollars) * CENTS,
              days: asked && Number(asked.days),
              set_by: 'PLAYER',
              holds_from: holdsAtOnce(asked, shown(now)) ? databaseNow : secondsFromNow(LOOSER_LIMIT_WAIT_HOURS * 3_600),
            })
            .execute()
      }
      return depositLimitOf(transaction, playerId)
    }),
  )
}
