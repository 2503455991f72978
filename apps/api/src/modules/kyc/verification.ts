import { reasonOf } from '../../kernel/reasonOf.ts'
import { isVerified, levelShown, type CaseStanding, type LevelStanding } from '../../identity/machine/standing.ts'
import { shownCaseOf } from '../../identity/engine/rows.ts'
import { kycProfileOf } from '../../identity/engine/kycProfile.ts'
import { missingOf, openVerification, tooYoungUntil } from '../../identity/engine/start.ts'
import { askAndRecord } from '../../identity/engine/ask.ts'
import { identityProvider } from '../../identity/identity.ts'
import { ruleWords } from '@lagoon/contract/rules/ruleWords'
import { verificationLevels } from '@lagoon/contract/kyc/enums'
import type { Verification, VerificationSession } from '../../graphql/resolvers.generated.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { throttle } from '../throttle.ts'

const unavailable = () =>
  new Problem(503, 'PROVIDER_UNAVAILABLE', 'We can’t reach the identity check right now. Please try again in a few minutes.')

/** When there usually is an answer: a provider's machine takes minutes, a person two days. */
const USUAL_MS = { PENDING: 10 * 60_000, UNDER_MANUAL_VERIFICATION: 48 * 3_600_000 } as const

const expectedBy = ({ state, since }: LevelStanding): string | null =>
  since && (state === 'PENDING' || state === 'UNDER_MANUAL_VERIFICATION') ? new Date(since.getTime() + USUAL_MS[state]).toISOString() : null

const timelineOf = (standing: CaseStanding): Verification['timeline'] =>
  verificationLevels
    .flatMap((level) => standing[level].steps.map(({ state, at }) => ({ level, state, at })))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((step) => ({ ...step, at: step.at.toISOString() }))

/** The case of a player as they see it. Refusal: 503 PROVIDER_UNAVAILABLE where the settings have no provider. */
export const verificationOf = async (services: Services, playerId: string): Promise<Verification> => {
  const { kysely } = services.database
  const [profile, { standing, isAddressAsked, shown }] = await Promise.all([kycProfileOf(kysely, playerId), shownCaseOf(kysely, playerId)])
  const provider = identityProvider(services)
  if (!provider) throw unavailable()
  const access = provider.protocol.browserAccess(provider.party)
  const of = standing[shown]
  return {
    level: shown,
    state: of.state,
    since: of.since?.toISOString() ?? null,
    isIdVerified: isVerified(standing, 'IDENTITY'),
    isAddressVerified: isVerified(standing, 'ADDRESS'),
    isAddressAsked,
    missing: [...missingOf(profile)],
    ofAgeOn: tooYoungUntil(profile) ?? null,
    requests: of.requests.map(({ document, fault, comment }) => ({ document, fault, comment })),
    attemptsLeft: of.attemptsLeft,
    until: of.until?.toISOString() ?? null,
    refusal: of.refusal,
    canTryAgain: of.state === 'UNSUCCESSFUL' && !of.isFinal,
    expectedBy: expectedBy(of),
    timeline: timelineOf(standing),
    provider: {
      name: access.name,
      origin: access.origin,
      idClientKey: access.clientKeys.id,
      addressClientKey: access.clientKeys.addressProof,
    },
  }
}

/** Opens the level that is next. Refusals as the schema names them, and 429 TOO_MANY_REQUESTS. */
export const startVerification = async (services: Services, playerId: string): Promise<VerificationSession> => {
  await throttle(services, 'startVerification', playerId)
  const opened = await openVerification(services, playerId)
  if (opened.ok) {
    const { level, frameUrl, accessToken, expiresAt } = opened.value
    return { level, frameUrl, accessToken, expiresAt: expiresAt.toISOString() }
  }
  const { error } = opened
  switch (error.code) {
    case 'PROFILE_INCOMPLETE':
      throw new Problem(409, 'PROFILE_INCOMPLETE', 'Some details are missing in your profile.', {
        fields: error.missing.map((field) => ({ field, code: 'required', message: ruleWords.required })),
      })
    case 'UNDER_AGE':
      throw new Problem(403, 'UNDER_AGE', 'Based on your date of birth, you’re not old enough yet where you live.', {
        facts: { ofAgeOn: error.ofAgeOn },
      })
    case 'VERIFICATION_CLOSED':
      throw new Problem(409, 'VERIFICATION_CLOSED', 'There is nothing for you to verify right now.')
    case 'PROVIDER_UNAVAILABLE':
      throw unavailable()
  }
}

/** Has the provider asked now. While it does not answer the case is shown as it is known. Refusal: 429 TOO_MANY_REQUESTS. */
export const checkVerification = async (services: Services, playerId: string): Promise<Verification> => {
  await throttle(services, 'checkVerification', playerId)
  const { kysely } = services.database
  const kept = await kysely.selectFrom('kyc_case').selectAll().where('player_id', '=', playerId).executeTakeFirst()
  const { standing, isAddressAsked } = await shownCaseOf(kysely, playerId)
  const level = levelShown(standing, isAddressAsked)
  if (kept)
    await askAndRecord(services, kept, level).catch((error: unknown) => {
      const reason = reasonOf(error)
      services.log.warn({ party: kept.party, reason }, 'a verification could not be asked about')
    })
  return verificationOf(services, playerId)
}
