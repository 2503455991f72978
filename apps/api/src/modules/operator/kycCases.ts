import { parseJson } from '@lagoon/contract/text/parseJson'
import { kycCasePaths, kycCasesQuery, kycDecision, type KycCasesReply, type OperatorKycCase } from '@lagoon/contract/wire/operator/kycCases'
import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import type { HttpRoute } from '../../http/route.ts'
import { decideCase } from '../../identity/engine/decide.ts'
import { factOf, type KycCaseRow } from '../../identity/engine/rows.ts'
import { caseStandingOf, levelShown } from '../../identity/machine/standing.ts'
import type { Services } from '../../services.ts'
import { signedRoute } from './signedRoute.ts'

const SHOWN = 50

const httpStatus: Record<KycCasesReply['status'], number> = {
  OK: 200,
  BAD_SIGNATURE: 401,
  STALE: 401,
  REPLAY: 401,
  BAD_REQUEST: 400,
  CASE_NOT_FOUND: 404,
  NOT_NOW: 409,
  INTERNAL: 500,
}

const isWaiting = sql<boolean>`(identity_state = 'UNDER_MANUAL_VERIFICATION' OR address_state = 'UNDER_MANUAL_VERIFICATION')`

/** What a finding about another account says: what is shared, and with whom. */
const sharedIn = (subject: string): { readonly what: string; readonly playerId: string } => {
  const [what = '', playerId = ''] = subject.split(' ')
  return { what, playerId }
}

const shownCase = async (database: Kysely<Schema>, kept: KycCaseRow): Promise<OperatorKycCase> => {
  const [player, events] = await Promise.all([
    database
      .selectFrom('player')
      .select(['display_name', 'first_name', 'last_name', 'country'])
      .select(sql<string>`COALESCE(to_char(date_of_birth, 'YYYY-MM-DD'), '')`.as('date_of_birth'))
      .where('id', '=', kept.player_id)
      .executeTakeFirstOrThrow(),
    database.selectFrom('kyc_event').selectAll().where('player_id', '=', kept.player_id).orderBy('at').orderBy('id').execute(),
  ])
  const standing = caseStandingOf(events.map(factOf))
  const level = standing.IDENTITY.state === 'UNDER_MANUAL_VERIFICATION' ? 'IDENTITY' : levelShown(standing, kept.address_asked_at !== null)
  const { state, since, manualReason } = standing[level]
  const shared = events.filter(({ word }) => word === 'DUPLICATE').map(({ subject }) => sharedIn(subject))
  const others = await database
    .selectFrom('player')
    .select(['id', 'display_name'])
    .where('id', 'in', [kept.player_id, ...shared.map(({ playerId }) => playerId)])
    .execute()
  return {
    playerId: kept.player_id,
    displayName: player.display_name,
    name: `${player.first_name} ${player.last_name}`,
    dateOfBirth: player.date_of_birth,
    country: player.country,
    level,
    state,
    since: (since ?? kept.created_at).toISOString(),
    reason: manualReason,
    shared: shared.map(({ what, playerId }) => ({
      what: what as OperatorKycCase['shared'][number]['what'],
      playerId,
      displayName: others.find(({ id }) => id === playerId)?.display_name ?? '',
    })),
    statedUnderAge: events.filter(({ word }) => word === 'STATED_UNDER_AGE').map(({ birth_date }) => birth_date ?? ''),
    timeline: events.map(({ at, level: of, word, source, actor, note }) => ({
      at: at.toISOString(),
      level: of,
      word,
      source,
      actor,
      note,
    })),
  }
}

/** The cases that wait for a person, those that wait longest first. */
const waitingCases = async (database: Kysely<Schema>): Promise<KycCasesReply> => {
  const [rows, counted] = await Promise.all([
    database
      .selectFrom('kyc_case')
      .selectAll()
      .where(isWaiting)
      .orderBy(sql`least(identity_since, address_since)`)
      .limit(SHOWN)
      .execute(),
    database
      .selectFrom('kyc_case')
      .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
      .where(isWaiting)
      .executeTakeFirstOrThrow(),
  ])
  const cases = await Promise.all(rows.map((row) => shownCase(database, row)))
  return { status: 'OK', waiting: Number(counted.waiting), cases }
}

const caseReply = async (database: Kysely<Schema>, playerId: string): Promise<KycCasesReply> => {
  const kept = await database.selectFrom('kyc_case').selectAll().where('player_id', '=', playerId).executeTakeFirst()
  return kept ? { status: 'OK', waiting: 1, cases: [await shownCase(database, kept)] } : { status: 'CASE_NOT_FOUND' }
}

/** The reviewers' calls about verifications: the queue, one case, and a decision, which is written down with who decided and why. */
export const kycCaseRoutes = (services: Services, secrets: ReadonlyMap<string, string>): HttpRoute[] => {
  const { kysely } = services.database
  return [
    signedRoute(services, secrets, {
      path: kycCasePaths.list,
      httpStatus,
      answer: async (body): Promise<KycCasesReply> => {
        const asked = v.safeParse(kycCasesQuery, parseJson(body.toString('utf8')))
        if (!asked.success) return { status: 'BAD_REQUEST' }
        const { playerId } = asked.output
        return playerId === undefined ? waitingCases(kysely) : caseReply(kysely, playerId)
      },
    }),
    signedRoute(services, secrets, {
      path: kycCasePaths.decide,
      httpStatus,
      answer: async (body): Promise<KycCasesReply> => {
        const given = v.safeParse(kycDecision, parseJson(body.toString('utf8')))
        if (!given.success) return { status: 'BAD_REQUEST' }
        const decided = await decideCase(services, given.output)
        if (!decided.ok) return { status: decided.error }
        const { reviewer, decision, level, playerId } = given.output
        // For the log of the desk; what counts, with its note, stands among the events of the case.
        const detail = `${reviewer}: ${decision} ${level} of ${playerId}`
        await kysely.insertInto('operator_action').values({ command: 'decideVerification', detail }).execute()
        services.log.info({ reviewer, decision, level, playerId }, 'a reviewer decided about a verification')
        return caseReply(kysely, playerId)
      },
    }),
  ]
}
