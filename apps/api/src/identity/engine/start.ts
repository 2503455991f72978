import { minimumAgeIn, ofAgeOn } from '@lagoon/contract/account/age.rules'
import { dayIn, missingForKyc } from '@lagoon/contract/account/profile.rules'
import type { KycField } from '@lagoon/contract/account/enums'
import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import type { Kysely, Transaction } from 'kysely'
import { reasonOf } from '../../kernel/reasonOf.ts'
import type { Schema } from '../../db/schema.ts'
import { retried } from '../../kernel/retry.ts'
import { playerReference } from '../../providers/playerReference.ts'
import type { Services } from '../../services.ts'
import { identityProvider } from '../identity.ts'
import { caseStandingOf, type CaseStanding } from '../machine/standing.ts'
import type { IdentitySession } from '../protocol.ts'
import { nameKeyOf } from './findings.ts'
import { kycProfileOf, type KycProfile } from './kycProfile.ts'
import { record } from './record.ts'
import { factsOf, lockCase, now, shownCaseOf } from './rows.ts'
import { noteStatedUnderAge } from './statedAge.ts'

/** How long a provider may take for an answer, milliseconds. */
export const ANSWER_WITHIN_MS = 8_000

/** Fields of the profile that the verification needs and that are empty, in the order of asking. */
export const missingOf = ({ dateOfBirth, gender, address, city }: KycProfile): readonly KycField[] =>
  missingForKyc({ dateOfBirth, gender, address, city })

/** The day on which a player is of age where they live, by the profile; undefined where they are, or have stated no date of birth. */
export const tooYoungUntil = (profile: KycProfile, today: string = dayIn('UTC', new Date())): string | undefined => {
  if (profile.dateOfBirth === '') return undefined
  const day = ofAgeOn(profile.dateOfBirth, minimumAgeIn(profile))
  return day > today ? day : undefined
}

/** The level that a player may work on; undefined where nothing is to be done, or nothing can be. */
export const openLevel = ({ IDENTITY, ADDRESS }: CaseStanding): VerificationLevel | undefined => {
  const level = IDENTITY.state === 'COMPLETED' ? 'ADDRESS' : 'IDENTITY'
  const { state, isFinal } = level === 'ADDRESS' ? ADDRESS : IDENTITY
  return isFinal || state === 'COMPLETED' || state === 'UNDER_MANUAL_VERIFICATION' ? undefined : level
}

type StartRefusal =
  | { readonly code: 'PROFILE_INCOMPLETE'; readonly missing: readonly KycField[] }
  | { readonly code: 'UNDER_AGE'; readonly ofAgeOn: string }
  | { readonly code: 'VERIFICATION_CLOSED' }
  | { readonly code: 'PROVIDER_UNAVAILABLE' }

export type StartedVerification = IdentitySession & { readonly level: VerificationLevel }

/** Keeps with the case whom it is checked by, and what other accounts are compared with. */
const prepareCase = (database: Kysely<Schema>, playerId: string, party: string, profile: KycProfile): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    const kept = await lockCase(transaction, playerId)
    const reference = playerReference(party, playerId)
    await transaction
      .updateTable('kyc_case')
      .set({
        party,
        reference,
        applicant_id: kept.party === party ? kept.applicant_id : null,
        name_key: nameKeyOf(profile.firstName, profile.lastName, profile.dateOfBirth),
      })
      .where('player_id', '=', playerId)
      .execute()
    return reference
  })

interface Begun {
  readonly playerId: string
  readonly level: VerificationLevel
  readonly applicantId: string
  /** That of the profile. */
  readonly birthDate: string
}

/** Writes down that a level was begun, or with another date of birth; a token that is renewed begins nothing. */
const keepBegun = async (transaction: Transaction<Schema>, { playerId, level, applicantId, birthDate }: Begun): Promise<void> => {
  await lockCase(transaction, playerId)
  await transaction.updateTable('kyc_case').set({ applicant_id: applicantId }).where('player_id', '=', playerId).execute()
  const facts = await factsOf(transaction, playerId)
  const { state, since } = caseStandingOf(facts)[level]
  const last = facts
    .filter((fact) => fact.level === level && fact.word === 'STARTED' && fact.source === 'PLATFORM')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .at(-1)
  const isUnderWay = state !== 'UNSUCCESSFUL' && since !== null
  if (isUnderWay && last?.birthDate === birthDate) return
  const { at } = await transaction.selectNoFrom(now.as('at')).executeTakeFirstOrThrow()
  await record(transaction, playerId, { level, word: 'STARTED', source: 'PLATFORM', birthDate, at })
}

/**
 * Opens the level that is next at the provider: begins it, goes on where it was left, or renews its token. Refused when the profile
 * lacks something or says that the player is too young, when nothing is to be done, and when the provider did not answer.
 */
export const openVerification = async (
  services: Pick<Services, 'config' | 'database' | 'log' | 'protocols' | 'wakeOutbox' | 'wakeMailer'>,
  playerId: string,
): Promise<Result<StartedVerification, StartRefusal>> => {
  const { kysely } = services.database
  const [profile, { standing }] = await Promise.all([kycProfileOf(kysely, playerId), shownCaseOf(kysely, playerId)])
  const level = openLevel(standing)
  if (!level) return refused({ code: 'VERIFICATION_CLOSED' })
  const missing = missingOf(profile)
  if (missing.length > 0) return refused({ code: 'PROFILE_INCOMPLETE', missing })
  const day = tooYoungUntil(profile)
  if (day) {
    await noteStatedUnderAge(services, playerId, profile.dateOfBirth)
    return refused({ code: 'UNDER_AGE', ofAgeOn: day })
  }
  const provider = identityProvider(services)
  if (!provider) return refused({ code: 'PROVIDER_UNAVAILABLE' })
  const { party, protocol } = provider
  const reference = await retried(() => prepareCase(kysely, playerId, party.id, profile))
  let session: IdentitySession
  try {
    session = await protocol.open(party, { reference, level, player: profile }, AbortSignal.timeout(ANSWER_WITHIN_MS))
  } catch (error) {
    const reason = reasonOf(error)
    services.log.warn({ party: party.id, reason }, 'a verification could not be opened at its provider')
    return refused({ code: 'PROVIDER_UNAVAILABLE' })
  }
  const { applicantId } = session
  await retried(() =>
    kysely.transaction().execute((transaction) => keepBegun(transaction, { playerId, level, applicantId, birthDate: profile.dateOfBirth })),
  )
  services.wakeOutbox()
  services.wakeMailer()
  return ok({ ...session, level })
}
