import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { VerificationFact } from '../machine/facts.ts'
import { caseStandingOf, levelShown, type CaseStanding } from '../machine/standing.ts'
import type { VerificationLevel } from '@lagoon/contract/kyc/enums'

export type KycCaseRow = Selectable<Schema['kyc_case']>
export type KycEventRow = Selectable<Schema['kyc_event']>

/** Now by the database's clock, to the millisecond, as providers write their times. */
export const now = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

export const factOf = (event: KycEventRow): VerificationFact => ({
  level: event.level,
  word: event.word,
  source: event.source,
  subject: event.subject,
  at: event.at,
  isFinal: event.is_final,
  reason: event.reason,
  documents: event.documents ?? [],
  attempts: event.attempts,
  birthDate: event.birth_date,
})

/** Everything that was ever said of a player's verification. */
export const factsOf = async (database: Kysely<Schema>, playerId: string): Promise<readonly VerificationFact[]> =>
  (await database.selectFrom('kyc_event').selectAll().where('player_id', '=', playerId).execute()).map(factOf)

/** The case of a player; undefined as long as nothing was said. */
export const caseOf = (database: Kysely<Schema>, playerId: string): Promise<KycCaseRow | undefined> =>
  database.selectFrom('kyc_case').selectAll().where('player_id', '=', playerId).executeTakeFirst()

/** The case of the player, made where there is none, locked until the end of the transaction. */
export const lockCase = async (transaction: Transaction<Schema>, playerId: string): Promise<KycCaseRow> => {
  const locked = () => transaction.selectFrom('kyc_case').selectAll().where('player_id', '=', playerId).forUpdate().executeTakeFirst()
  const kept = await locked()
  if (kept) return kept
  await transaction
    .insertInto('kyc_case')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute()
  const made = await locked()
  if (!made) throw new Error('the case of a player was not made')
  return made
}

/** How a player's case stands, and which of its levels they are shown. */
export interface ShownCase {
  readonly standing: CaseStanding
  readonly shown: VerificationLevel
  readonly isAddressAsked: boolean
}

export const shownCaseOf = async (database: Kysely<Schema>, playerId: string): Promise<ShownCase> => {
  const [kept, facts] = await Promise.all([caseOf(database, playerId), factsOf(database, playerId)])
  const standing = caseStandingOf(facts)
  const isAddressAsked = (kept?.address_asked_at ?? null) !== null
  return { standing, shown: levelShown(standing, isAddressAsked), isAddressAsked }
}
