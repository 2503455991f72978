import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import { retried } from '../../kernel/retry.ts'
import type { Services } from '../../services.ts'
import { identityProvider } from '../identity.ts'
import type { IdentityReading, IdentitySubject } from '../protocol.ts'
import { recordReading } from './record.ts'
import type { KycCaseRow } from './rows.ts'
import { ANSWER_WITHIN_MS } from './start.ts'

export type StatusAnswer = IdentityReading & IdentitySubject
type Asked = Pick<KycCaseRow, 'player_id' | 'party' | 'reference' | 'applicant_id'>
type Used = Pick<Services, 'config' | 'database' | 'protocols' | 'wakeOutbox' | 'wakeMailer'>

/**
 * Asks the provider how a level stands. Null: it does not know the player (yet), or was never told of them. Rejects when no answer
 * came, or that to another person; then nothing is known.
 */
export const askProvider = async (
  services: Pick<Services, 'config' | 'protocols'>,
  { party, reference, applicant_id: applicantId }: Asked,
  level: VerificationLevel,
  signal?: AbortSignal,
): Promise<StatusAnswer | null> => {
  if (party === null || applicantId === null) return null
  const provider = identityProvider(services, party)
  if (!provider) throw new Error(`${party} is no identity provider of the settings any more`)
  const inTime = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const answer = await provider.protocol.read(provider.party, { applicantId, level }, signal ? AbortSignal.any([signal, inTime]) : inTime)
  if (answer && (answer.applicantId !== applicantId || answer.reference !== reference))
    throw new Error(`${party} answered for another person`)
  return answer
}

/** Asks the provider and records its answer; false where it does not know the player. Rejects as `askProvider` does. */
export const askAndRecord = async (services: Used, kept: Asked, level: VerificationLevel, signal?: AbortSignal): Promise<boolean> => {
  const answer = await askProvider(services, kept, level, signal)
  if (!answer) return false
  await retried(() =>
    services.database.kysely
      .transaction()
      .execute((transaction) =>
        recordReading(transaction, kept.player_id, { of: answer, reading: answer }, { source: 'STATUS', raw: JSON.stringify(answer) }),
      ),
  )
  services.wakeOutbox()
  services.wakeMailer()
  return true
}
