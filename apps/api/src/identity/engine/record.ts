import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { verificationLevels } from '@lagoon/contract/kyc/enums'
import type { Schema } from '../../db/schema.ts'
import { secondsFromNow } from '../../kernel/databaseTime.ts'
import { caseStandingOf, isVerified, type CaseStanding } from '../machine/standing.ts'
import { nextPollIn } from '../polling/schedule.ts'
import type { IdentityReading, IdentitySubject } from '../protocol.ts'
import { keepEvent, type Said } from './events.ts'
import { findingsOf } from './findings.ts'
import { informPlayer } from './informPlayer.ts'
import { factOf, lockCase, type KycCaseRow, type KycEventRow } from './rows.ts'

const columnsOf = (standing: CaseStanding) => ({
  identity_state: standing.IDENTITY.state,
  identity_since: standing.IDENTITY.since,
  address_state: standing.ADDRESS.state,
  address_since: standing.ADDRESS.since,
  manual_reason: standing.IDENTITY.manualReason ?? standing.ADDRESS.manualReason,
})

/** Everything that was said once something more is: in its place where it was said before. */
const withEvent = (events: readonly KycEventRow[], event: KycEventRow): readonly KycEventRow[] => [
  ...events.filter(({ id }) => id !== event.id),
  event,
]

/** What `record` does, with the case locked already. */
const recordOf = async (transaction: Transaction<Schema>, kept: KycCaseRow, said: Said): Promise<CaseStanding> => {
  const { player_id: playerId } = kept
  const known = await transaction.selectFrom('kyc_event').selectAll().where('player_id', '=', playerId).execute()
  const before = caseStandingOf(known.map(factOf))
  const event = await keepEvent(transaction, playerId, said)
  let events = withEvent(known, event)
  for (const finding of await findingsOf(transaction, kept, known, said))
    events = withEvent(events, await keepEvent(transaction, playerId, finding))
  const standing = caseStandingOf(events.map(factOf))
  const hasMoved = verificationLevels.some((level) => {
    const [was, is] = [before[level], standing[level]]
    return was.state !== is.state || was.since?.getTime() !== is.since?.getTime()
  })
  if (!hasMoved) return standing
  const seconds = nextPollIn(standing, 0)
  await transaction
    .with('moved', (database) => database.updateTable('kyc_event').set({ effect: 'MOVED' }).where('id', '=', event.id).returning('id'))
    .updateTable('kyc_case')
    .set({ ...columnsOf(standing), polls: 0, next_poll_at: seconds === null ? null : secondsFromNow(seconds) })
    .where('player_id', '=', playerId)
    .execute()
  const isIdVerified = isVerified(standing, 'IDENTITY')
  if (isIdVerified !== isVerified(before, 'IDENTITY'))
    await transaction.updateTable('player').set({ id_verified: isIdVerified }).where('id', '=', playerId).execute()
  await informPlayer(transaction, playerId, { before, standing })
  return standing
}

/**
 * Records something that is said of a verification, and does in the same transaction all that follows from how it stands then: what
 * is verified is set or taken away, and the player is told. The case is locked from here on. What is repeated or comes late changes
 * nothing, and is kept. Run the transaction by `retried`, and wake the outbox and the mailer after it.
 */
export const record = async (transaction: Transaction<Schema>, playerId: string, said: Said): Promise<CaseStanding> =>
  recordOf(transaction, await lockCase(transaction, playerId), said)

/** What tells apart two readings of one moment that say the same word with other details. */
const detailsOf = (reading: IdentityReading): string => {
  if (reading.word !== 'RESUBMIT' && reading.word !== 'UNSUCCESSFUL') return ''
  const details = reading.word === 'RESUBMIT' ? reading.documents : [reading.isFinal, reading.reason]
  return createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 16)
}

/** Records what the provider said, in a notice or when it was asked. */
export const recordReading = async (
  transaction: Transaction<Schema>,
  playerId: string,
  { of, reading }: { readonly of: IdentitySubject; readonly reading: IdentityReading },
  came: { readonly source: 'WEBHOOK' | 'STATUS'; readonly raw: string },
): Promise<CaseStanding> => {
  const kept = await transaction
    .updateTable('kyc_case')
    .set((column) => ({
      applicant_id: of.applicantId,
      document_hash: reading.documentHash === null ? column.ref('document_hash') : reading.documentHash,
    }))
    .where('player_id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return recordOf(transaction, kept, {
    level: reading.level,
    word: reading.word,
    at: reading.at,
    subject: detailsOf(reading),
    attempts: reading.attempts,
    birthDate: reading.documentBirthDate,
    ...(reading.word === 'RESUBMIT' && { documents: reading.documents }),
    ...(reading.word === 'UNSUCCESSFUL' && { isFinal: reading.isFinal, reason: reading.reason }),
    ...came,
  })
}
