import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { DocumentType } from '@lagoon/contract/wire/sumsub/requirements'
import type { DocSetType, FixedInfo, LevelName, ReviewResult, ReviewStatus } from '@lagoon/contract/wire/sumsub/sumsub'
import { openRecords } from '../../payments/server/records.ts'
import type { GivenSet, Side } from '../documents.ts'
import type { FileKind } from '../fileKind.ts'
import type { Wish } from '../outcomes.ts'

/** What is kept of a file on the disk: never the picture itself. */
export interface KeptDocument {
  readonly id: string
  readonly set: GivenSet
  readonly type: DocumentType
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly side: Side
  readonly kind: FileKind
  readonly bytes: number
  readonly source: 'FILE' | 'CAMERA'
  /** Unix milliseconds, as all times here. */
  readonly at: number
}

/** Something that is asked for again. */
export interface AskedAgain {
  readonly set: DocSetType
  readonly labels: readonly string[]
  /** For the player. */
  readonly comment: string | null
}

/** What will come of a check by itself, and when. */
export interface Due {
  readonly at: number
  readonly step: 'DECIDE' | 'REVOKE' | 'RESET'
}

/** The check of one level. */
export interface Review {
  readonly status: ReviewStatus
  readonly createdAt: number
  /** Null where it never changed. */
  readonly changedAt: number | null
  readonly attempts: number
  readonly result: (Omit<ReviewResult, 'rejectLabels'> & { readonly rejectLabels: readonly string[] }) | null
  readonly asked: readonly AskedAgain[]
  /** What kind of document the person chose to give, by set. */
  readonly choices: Readonly<Partial<Record<GivenSet, { readonly type: DocumentType; readonly country: string }>>>
  readonly documents: readonly KeptDocument[]
  readonly wish: Wish | null
  readonly due: Due | null
}

/** Something that was done, by whom. */
export interface HistoryEntry {
  readonly at: number
  /** Such as `reviewer`, `desk`, `person`, `system`. */
  readonly by: string
  readonly levelName: LevelName
  readonly what: string
  /** For the player. */
  readonly comment?: string
  /** For the staff of the client. */
  readonly note?: string
}

/** A person that is checked. */
export interface Applicant {
  /** 24 hex digits. */
  readonly id: string
  /** Our name of the player. */
  readonly userId: string
  readonly inspectionId: string
  readonly createdAt: number
  readonly levelName: LevelName
  readonly fixedInfo: FixedInfo
  /** What was read from the document. */
  readonly found: { readonly dob: string | null; readonly numberHash: string; readonly isDuplicate: boolean } | null
  readonly reviews: Readonly<Partial<Record<LevelName, Review>>>
  readonly history: readonly HistoryEntry[]
}

export const newReview = (at: number): Review => ({
  status: 'init',
  createdAt: at,
  changedAt: null,
  attempts: 0,
  result: null,
  asked: [],
  choices: {},
  documents: [],
  wish: null,
  due: null,
})

export const newApplicant = (userId: string, levelName: LevelName, fixedInfo: FixedInfo): Applicant => {
  const at = Date.now()
  return {
    id: randomBytes(12).toString('hex'),
    userId,
    inspectionId: randomUUID(),
    createdAt: at,
    levelName,
    fixedInfo,
    found: null,
    reviews: { [levelName]: newReview(at) },
    history: [],
  }
}

/** The check of the level at which a person stands. */
export const reviewOf = ({ levelName, reviews, createdAt }: Applicant): Review => reviews[levelName] ?? newReview(createdAt)

/** Tells a document again. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What the provider keeps in its folder. */
export const openBook = async (folder: string) => {
  const applicants = await openRecords<Applicant>(join(folder, 'applicants.jsonl'))
  return {
    applicants,
    byUser: (userId: string): Applicant | undefined => applicants.all().find((one) => one.userId === userId),
    close: applicants.close,
  }
}
export type Book = Awaited<ReturnType<typeof openBook>>
