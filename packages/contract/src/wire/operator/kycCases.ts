import * as v from 'valibot'
import { verificationLevels, verificationStates } from '../../kyc/enums.ts'
import { isStorable } from '../../text/storable.ts'

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.check(isStorable))
const timestamp = v.pipe(v.string(), v.isoTimestamp())
const playerId = v.pipe(v.string(), v.uuid())
const level = v.picklist(verificationLevels)

/** Why a case waits for a person: its provider holds it, another account seems to be the same person's, or a date of birth was changed. */
export const manualReasons = ['PROVIDER', 'DUPLICATE', 'STATED_UNDER_AGE'] as const

/** What another account shares with the one of a case. */
export const sharedDetails = ['NAME_AND_BIRTH_DATE', 'DOCUMENT', 'PAYOUT_ACCOUNT'] as const

export const caseDecisions = ['APPROVED', 'REFUSED', 'REOPENED'] as const

/** A case as a reviewer sees it. */
const kycCase = v.object({
  playerId,
  displayName: v.string(),
  name: v.string(),
  /** `1991-08-14`; empty where the profile has none. */
  dateOfBirth: v.string(),
  country: v.string(),
  level,
  state: v.picklist(verificationStates),
  since: timestamp,
  /** Null where nobody has to decide. */
  reason: v.nullable(v.picklist(manualReasons)),
  shared: v.pipe(v.array(v.object({ what: v.picklist(sharedDetails), playerId, displayName: v.string() })), v.readonly()),
  /** Dates of birth that the player stated before and that made them too young. */
  statedUnderAge: v.pipe(v.array(v.string()), v.readonly()),
  /** What was said of the case, oldest first. */
  timeline: v.pipe(
    v.array(
      v.object({
        at: timestamp,
        level,
        word: v.string(),
        source: v.picklist(['WEBHOOK', 'STATUS', 'PLATFORM', 'DESK']),
        actor: v.string(),
        note: v.nullable(v.string()),
      }),
    ),
    v.readonly(),
  ),
})
export type OperatorKycCase = Readonly<v.InferOutput<typeof kycCase>>

/** Two more signed POSTs of the operator (wire/operator): each answers a KycCasesReply. */
export const kycCasePaths = {
  /** Takes a KycCasesQuery. */
  list: '/operator/kyc/cases',
  /** Takes a KycDecision; answers the case as it stands then. */
  decide: '/operator/kyc/decide',
} as const

/** Asks for the reviewers' queue, or for the case of one player in whatever state. */
export const kycCasesQuery = v.strictObject({ playerId: v.optional(playerId) })
export type KycCasesQuery = Readonly<v.InferOutput<typeof kycCasesQuery>>

/** What a reviewer decides. APPROVED and REFUSED need a case that waits for a person, REOPENED one that was refused or approved. */
export const kycDecision = v.strictObject({
  playerId,
  level,
  decision: v.picklist(caseDecisions),
  reviewer: words(80),
  /** Why, for other reviewers: a player never reads it. */
  note: words(1_000),
})
export type KycDecision = Readonly<v.InferOutput<typeof kycDecision>>

/** The cases that wait for a person, those that wait longest first, at most 50; `waiting` is how many there are. */
const kycCases = v.object({ status: v.literal('OK'), waiting: v.number(), cases: v.pipe(v.array(kycCase), v.readonly()) })
export type KycCases = Readonly<v.InferOutput<typeof kycCases>>

/** NOT_NOW: there is nothing to decide about it, or somebody was faster. */
export const kycRefusals = ['BAD_SIGNATURE', 'STALE', 'REPLAY', 'BAD_REQUEST', 'CASE_NOT_FOUND', 'NOT_NOW', 'INTERNAL'] as const

export const kycCasesReply = v.variant('status', [kycCases, v.object({ status: v.picklist(kycRefusals) })])
export type KycCasesReply = Readonly<v.InferOutput<typeof kycCasesReply>>
