import * as v from 'valibot'
import { wireId, wireText } from '../fields.ts'
import { applicantId, reviewResult } from './sumsub.ts'

/** The kinds of a notice that say something of a verification. There are more, and more will come: they say nothing. */
export const noticeTypes = [
  'applicantCreated',
  'applicantPending',
  'applicantPrechecked',
  'applicantOnHold',
  'applicantAwaitingUser',
  'applicantAwaitingService',
  'applicantReviewed',
  'applicantReset',
  'applicantLevelChanged',
  'applicantPersonalInfoChanged',
  'applicantDeactivated',
  'applicantDeleted',
  'applicantWorkflowCompleted',
] as const
export type NoticeType = (typeof noticeTypes)[number]

/** `2026-11-22 10:15:30.000`, in UTC. */
const createdAtMs = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}$/))

/** A notice, posted as JSON. What it says of a review is of the moment `createdAtMs`, whenever it arrives. */
export const sumsubNotice = v.object({
  applicantId,
  inspectionId: v.optional(wireId),
  correlationId: v.optional(wireText(200)),
  /** Our name of the player. */
  externalUserId: v.optional(wireId),
  levelName: v.optional(wireText(100)),
  type: wireText(100),
  /** Of the vendor's test system. */
  sandboxMode: v.optional(v.boolean(), false),
  reviewStatus: v.optional(v.string()),
  reviewResult: v.optional(reviewResult),
  createdAtMs,
})
export type SumsubNotice = v.InferOutput<typeof sumsubNotice>

export const noticeMomentOf = (text: v.InferOutput<typeof createdAtMs>): Date => new Date(`${text.replace(' ', 'T')}Z`)
export const noticeTimeOf = (at: Date): string => at.toISOString().slice(0, -1).replace('T', ' ')
