import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { minimumAgeIn, ofAgeOn } from '@lagoon/contract/account/age.rules'
import type { Said } from './events.ts'
import type { KycCaseRow, KycEventRow } from './rows.ts'

/** What tells people apart by name and date of birth: letters only, without marks or case, the parts of the name in any order. */
export const nameKeyOf = (firstName: string, lastName: string, dateOfBirth: string): string => {
  const parts = `${firstName} ${lastName}`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  return `${parts.toSorted().join(' ')} ${dateOfBirth}`
}

/** What another account shares with the one of a case. */
export interface SharedWith {
  readonly playerId: string
  readonly what: 'NAME_AND_BIRTH_DATE' | 'DOCUMENT' | 'PAYOUT_ACCOUNT'
}

/** The other accounts of the same person, as far as it looks: by name and date of birth, by document, by where money goes. */
export const duplicatesOf = async (
  transaction: Transaction<Schema>,
  { player_id, name_key, document_hash }: Pick<KycCaseRow, 'player_id' | 'name_key' | 'document_hash'>,
): Promise<readonly SharedWith[]> => {
  const { rows } = await sql<SharedWith>`
    SELECT player_id AS "playerId", 'NAME_AND_BIRTH_DATE' AS what FROM kyc_case WHERE name_key = ${name_key} AND player_id <> ${player_id}
    UNION SELECT player_id, 'DOCUMENT' FROM kyc_case WHERE document_hash = ${document_hash} AND player_id <> ${player_id}
    UNION SELECT other.player_id, 'PAYOUT_ACCOUNT' FROM payout_account own
      JOIN payout_account other ON other.way = own.way AND other.fingerprint = own.fingerprint AND other.player_id <> own.player_id
      WHERE own.player_id = ${player_id}
    ORDER BY 1, 2`.execute(transaction)
  return rows
}

/** Other accounts of the same person that were not found before. */
const newDuplicates = async (
  transaction: Transaction<Schema>,
  kept: KycCaseRow,
  known: readonly KycEventRow[],
  at: Date,
): Promise<readonly Said[]> => {
  // Two accounts of one person that are approved at once see each other.
  for (const key of [kept.name_key, kept.document_hash].filter((each) => each !== null).toSorted())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`kyc:${key}`}, 0))`.execute(transaction)
  const found = await duplicatesOf(transaction, kept)
  return found
    .map(({ playerId, what }) => `${what} ${playerId}`)
    .filter((subject) => !known.some((event) => event.word === 'DUPLICATE' && event.subject === subject))
    .map((subject) => ({ level: 'IDENTITY', word: 'DUPLICATE', source: 'PLATFORM', subject, at }))
}

/** That the document says somebody is too young for where they live. */
const tooYoung = async (transaction: Transaction<Schema>, playerId: string, birthDate: string, at: Date): Promise<readonly Said[]> => {
  const place = await transaction.selectFrom('player').select(['country', 'state']).where('id', '=', playerId).executeTakeFirstOrThrow()
  const isOfAge = ofAgeOn(birthDate, minimumAgeIn(place)) <= at.toISOString().slice(0, 10)
  return isOfAge ? [] : [{ level: 'IDENTITY', word: 'UNDER_AGE', source: 'PLATFORM', at, birthDate }]
}

/** What we find ourselves about what the provider says of an identity; `kept` and `known` are the case and what was said of it before. */
export const findingsOf = async (
  transaction: Transaction<Schema>,
  kept: KycCaseRow,
  known: readonly KycEventRow[],
  { level, word, source, birthDate, at }: Said,
): Promise<readonly Said[]> => {
  if (level !== 'IDENTITY' || (source !== 'WEBHOOK' && source !== 'STATUS')) return []
  return [
    ...(birthDate ? await tooYoung(transaction, kept.player_id, birthDate, at) : []),
    ...(word === 'COMPLETED' ? await newDuplicates(transaction, kept, known, at) : []),
  ]
}
