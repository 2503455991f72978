import type { DocumentFault, DocumentKind, RefusalReason, VerificationLevel } from '@lagoon/contract/kyc/enums'
import { groupOf, type RejectLabel } from '@lagoon/contract/wire/sumsub/labels'
import { identityLevelNames } from '@lagoon/contract/wire/sumsub/requirements'
import { reviewMomentOf, type ApplicantReply, type ModerationStates, type ReviewResult } from '@lagoon/contract/wire/sumsub/sumsub'
import type { IdentityReading, IdentitySubject, RequestedDocument } from '../protocol.ts'

/** Undefined: a level that is none of ours. */
export const levelOf = (name: string | undefined): VerificationLevel | undefined =>
  (Object.keys(identityLevelNames) as VerificationLevel[]).find((level) => identityLevelNames[level] === name)

type Mendable = { readonly fault: DocumentFault; readonly document?: DocumentKind }

/** What can be mended by the player, in the few kinds that they are told; `document` where the label itself says which one. */
const mendable: Readonly<Partial<Record<RejectLabel, Mendable>>> = {
  UNSATISFACTORY_PHOTOS: { fault: 'UNREADABLE' },
  LOW_QUALITY: { fault: 'UNREADABLE' },
  SCREENSHOTS: { fault: 'SCREENSHOT' },
  BLACK_AND_WHITE: { fault: 'UNREADABLE' },
  FRONT_SIDE_MISSING: { fault: 'SIDE_MISSING' },
  BACK_SIDE_MISSING: { fault: 'SIDE_MISSING' },
  DOCUMENT_PAGE_MISSING: { fault: 'SIDE_MISSING' },
  DOCUMENT_DAMAGED: { fault: 'DAMAGED' },
  INCOMPLETE_DOCUMENT: { fault: 'UNREADABLE' },
  NOT_DOCUMENT: { fault: 'UNSUITABLE' },
  BAD_SELFIE: { fault: 'FACE_NOT_VISIBLE', document: 'SELFIE' },
  CAMERA_OR_LIGHTING_ISSUES: { fault: 'UNREADABLE' },
  EXPIRATION_DATE: { fault: 'EXPIRED' },
  UNSUITABLE_DOCUMENT: { fault: 'UNSUITABLE' },
  OUTDATED_DOCUMENT_VERSION: { fault: 'TOO_OLD' },
  DIGITAL_DOCUMENT: { fault: 'SCREENSHOT' },
  INCOMPATIBLE_LANGUAGE: { fault: 'LANGUAGE' },
  ADDITIONAL_DOCUMENT_REQUIRED: { fault: 'OTHER' },
  BAD_PROOF_OF_ADDRESS: { fault: 'UNSUITABLE', document: 'ADDRESS' },
  BAD_PROOF_OF_IDENTITY: { fault: 'UNSUITABLE', document: 'IDENTITY' },
  BAD_PROOF_OF_PAYMENT: { fault: 'OTHER' },
  PROBLEMATIC_APPLICANT_DATA: { fault: 'DATA_MISMATCH', document: 'PROFILE' },
  REQUESTED_DATA_MISMATCH: { fault: 'DATA_MISMATCH', document: 'PROFILE' },
  WRONG_ADDRESS: { fault: 'DATA_MISMATCH', document: 'PROFILE' },
  DB_DATA_MISMATCH: { fault: 'DATA_MISMATCH', document: 'PROFILE' },
}

const documentOf: Readonly<Record<string, DocumentKind>> = {
  IDENTITY: 'IDENTITY',
  SELFIE: 'SELFIE',
  PROOF_OF_RESIDENCE: 'ADDRESS',
  APPLICANT_DATA: 'PROFILE',
}

/** What is told of a label: nothing of suspicions, and nothing of what only waits. A label that was added since is some fault. */
const faultOf = (label: string): Mendable | undefined => {
  const group = groupOf(label)
  if (group === 'PERSON_DECIDES' || group === 'WAIT') return undefined
  return mendable[label as RejectLabel] ?? { fault: 'OTHER' }
}

/** The documents that are asked for again, each once, with the first fault that is told of it. */
const requested = (level: VerificationLevel, result: ReviewResult, items: ModerationStates): readonly RequestedDocument[] => {
  const found = new Map<DocumentKind, RequestedDocument>()
  const add = (label: string, set: string | undefined, comment: string | null) => {
    const told = faultOf(label)
    const document = told && (told.document ?? documentOf[set ?? ''] ?? level)
    if (document && !found.has(document)) found.set(document, { document, fault: told.fault, comment })
  }
  for (const { reviewAnswer, rejectLabels, idDocSetType, moderationComment } of items)
    if (reviewAnswer === 'RED') for (const label of rejectLabels) add(label, idDocSetType, moderationComment ?? null)
  if (found.size === 0) for (const label of result.rejectLabels) add(label, undefined, null)
  const all = [...found.values()]
  // The comment on the whole is about the one document, where there is one only.
  const whole = result.moderationComment ?? null
  return all.length === 1 ? all.map((one) => ({ ...one, comment: one.comment ?? whole })) : all
}

const reasonOf = (labels: readonly string[]): RefusalReason => (labels.includes('AGE_REQUIREMENT_MISMATCH') ? 'UNDER_AGE' : 'NOT_CONFIRMED')

type Word =
  | { readonly word: 'STARTED' | 'PENDING' | 'COMPLETED' | 'MANUAL' | 'RESET' }
  | Extract<IdentityReading, { word: 'RESUBMIT' | 'UNSUCCESSFUL' }> extends infer Said
  ? Said extends unknown
    ? Omit<Said, 'level' | 'at' | 'attempts' | 'documentBirthDate' | 'documentHash'>
    : never
  : never

/**
 * What a decision says. `reviewRejectType` decides whether the player may try again, not the label. Undefined: a word that is not
 * known, which is never taken for a refusal.
 */
export const decisionWord = (level: VerificationLevel, result: ReviewResult, items: ModerationStates): Word | undefined => {
  const { reviewAnswer, reviewRejectType, rejectLabels } = result
  if (reviewAnswer === 'GREEN') return { word: 'COMPLETED' }
  if (reviewAnswer !== 'RED') return undefined
  if (reviewRejectType === 'FINAL') return { word: 'UNSUCCESSFUL', isFinal: true, reason: reasonOf(rejectLabels) }
  if (reviewRejectType !== 'RETRY') return undefined
  const documents = requested(level, result, items)
  if (documents.length > 0) return { word: 'RESUBMIT', documents }
  if (rejectLabels.length === 0)
    return { word: 'RESUBMIT', documents: [{ document: level, fault: 'OTHER', comment: result.moderationComment ?? null }] }
  if (rejectLabels.every((label) => groupOf(label) === 'WAIT')) return { word: 'PENDING' }
  return { word: 'UNSUCCESSFUL', isFinal: false, reason: reasonOf(rejectLabels) }
}

/** Whom an applicant is. */
export const subjectOf = ({ id, externalUserId }: ApplicantReply): IdentitySubject => ({ applicantId: id, reference: externalUserId })

/** What an applicant that was asked for says of the level at which it stands; undefined where nothing of it is known here. */
export const readingOf = (applicant: ApplicantReply, items: ModerationStates, isDuplicate: boolean): IdentityReading | undefined => {
  const { review, info } = applicant
  const level = levelOf(review.levelName)
  if (!level) return undefined
  const common = {
    level,
    at: reviewMomentOf(review.reviewDate ?? review.createDate),
    attempts: review.attemptCnt,
    documentBirthDate: info?.dob ?? null,
    documentHash: info?.idDocs?.find(({ numberHash }) => numberHash !== undefined)?.numberHash ?? null,
  }
  const word = (): Word | undefined => {
    switch (review.reviewStatus) {
      case 'init':
        // One that has changed since it was begun was taken back to its beginning.
        return { word: review.reviewDate === undefined ? 'STARTED' : 'RESET' }
      case 'pending':
      case 'prechecked':
      case 'queued':
      case 'awaitingService':
        return { word: 'PENDING' }
      case 'onHold':
        return { word: 'MANUAL' }
      case 'awaitingUser':
        return decisionWord(level, { rejectLabels: [], ...review.reviewResult, reviewAnswer: 'RED', reviewRejectType: 'RETRY' }, items)
      case 'completed': {
        const said = review.reviewResult && decisionWord(level, review.reviewResult, items)
        // Who looks like another player is looked at by a person.
        return said?.word === 'COMPLETED' && isDuplicate ? { word: 'MANUAL' } : said
      }
      default:
        return undefined
    }
  }
  const said = word()
  return said && { ...common, ...said }
}
