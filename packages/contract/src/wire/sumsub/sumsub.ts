import * as v from 'valibot'
import { wireId, wireText } from '../fields.ts'
import { identityLevelNames } from './requirements.ts'

/** The calls of the platform, each signed. The protocol as a whole, for who writes a provider: docs/identity/sumsub.md. */
export const sumsubPaths = {
  accessToken: '/resources/accessTokens/sdk',
  create: (levelName: string) => `/resources/applicants?levelName=${encodeURIComponent(levelName)}`,
  byUser: (userId: string) => `/resources/applicants/-;externalUserId=${encodeURIComponent(userId)}/one`,
  one: (applicantId: string) => `/resources/applicants/${encodeURIComponent(applicantId)}/one`,
  status: (applicantId: string) => `/resources/applicants/${encodeURIComponent(applicantId)}/status`,
  moveToLevel: (applicantId: string, levelName: string) =>
    `/resources/applicants/${encodeURIComponent(applicantId)}/moveToLevel?name=${encodeURIComponent(levelName)}`,
  fixedInfo: (applicantId: string) => `/resources/applicants/${encodeURIComponent(applicantId)}/fixedInfo`,
  moderationStates: (applicantId: string) => `/resources/moderationStates/-;applicantId=${encodeURIComponent(applicantId)}`,
  duplicates: (applicantId: string) => `/resources/checks/latest?type=SIMILAR_SEARCH&applicantId=${encodeURIComponent(applicantId)}`,
  /** Decides an applicant; there only in the vendor's test system. */
  testCompleted: (applicantId: string) => `/resources/applicants/${encodeURIComponent(applicantId)}/status/testCompleted`,
} as const

/** The levels that are set up for us. */
export const levelNames = [identityLevelNames.IDENTITY, identityLevelNames.ADDRESS] as const
export type LevelName = (typeof levelNames)[number]

/** How long an access token works, seconds. */
export const ACCESS_TOKEN_SECONDS = 600

/** 24 hex digits. */
export const applicantId = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/))
/** `1991-08-14`. */
export const day = v.pipe(v.string(), v.isoDate())
/** ISO 3166-1 alpha-3, as the vendor writes countries. */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

export const accessTokenRequest = v.object({
  userId: wireId,
  levelName: v.picklist(levelNames),
  ttlInSecs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)),
})
export type AccessTokenRequest = v.InferOutput<typeof accessTokenRequest>
export const accessTokenReply = v.object({ token: wireText(2_048), userId: wireId })

const infoFields = {
  firstName: v.optional(wireText(200)),
  lastName: v.optional(wireText(200)),
  dob: v.optional(day),
  gender: v.optional(wireText(20)),
  country: v.optional(countryCode),
  addresses: v.optional(
    v.pipe(
      v.array(
        v.object({
          street: v.optional(wireText(300)),
          town: v.optional(wireText(200)),
          state: v.optional(wireText(200)),
          postCode: v.optional(wireText(40)),
          country: v.optional(countryCode),
        }),
      ),
      v.maxLength(5),
    ),
  ),
}

/** What the documents are compared with, as we know it of the player. */
export const fixedInfo = v.object(infoFields)
export type FixedInfo = v.InferOutput<typeof fixedInfo>

export const createRequest = v.object({
  externalUserId: wireId,
  email: v.optional(wireText(254)),
  phone: v.optional(wireText(40)),
  fixedInfo: v.optional(fixedInfo),
})
export type CreateRequest = v.InferOutput<typeof createRequest>

/** How an applicant stands at its level. */
export const reviewStatuses = ['init', 'pending', 'prechecked', 'queued', 'awaitingService', 'awaitingUser', 'onHold', 'completed'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const reviewResult = v.object({
  /** `GREEN` or `RED`; any other word says nothing. */
  reviewAnswer: v.string(),
  rejectLabels: v.optional(v.array(wireText(80)), []),
  /** `RETRY` or `FINAL`: it decides whether the person may try again, not the label. */
  reviewRejectType: v.optional(v.string()),
  /** For the player. */
  moderationComment: v.optional(wireText(2_000)),
  /** For the client's staff; never shown to the player. */
  clientComment: v.optional(wireText(2_000)),
})
export type ReviewResult = v.InferOutput<typeof reviewResult>

/** `2026-11-22 10:15:30.000+0000`; the vendor's own has whole seconds. */
const reviewTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{3})?\+0000$/))

const review = {
  levelName: wireText(100),
  reviewStatus: v.string(),
  attemptCnt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  reviewResult: v.optional(reviewResult),
  /** When this review was begun. */
  createDate: reviewTime,
  /** When it last changed; absent where it never did. */
  reviewDate: v.optional(reviewTime),
}

export const statusReply = v.object(review)
export type StatusReply = v.InferOutput<typeof statusReply>

/** An applicant as a whole. `fixedInfo` is what we told of the person, `info` what was read from the documents. */
export const applicantReply = v.object({
  id: applicantId,
  externalUserId: wireId,
  inspectionId: wireId,
  fixedInfo: v.optional(fixedInfo),
  info: v.optional(
    v.object({
      ...infoFields,
      idDocs: v.optional(
        v.array(
          v.object({
            idDocType: wireText(60),
            country: v.optional(countryCode),
            /** Tells a document again without its number. */
            numberHash: v.optional(wireText(128)),
          }),
        ),
      ),
    }),
  ),
  review: v.object(review),
})
export type ApplicantReply = v.InferOutput<typeof applicantReply>

/** What became of each document that was judged. */
export const moderationStatesReply = v.object({
  list: v.object({
    items: v.array(
      v.object({
        idDocSetType: v.optional(wireText(60)),
        reviewAnswer: v.optional(v.string()),
        rejectLabels: v.optional(v.array(wireText(80)), []),
        moderationComment: v.optional(wireText(2_000)),
      }),
    ),
  }),
})
export type ModerationStates = v.InferOutput<typeof moderationStatesReply>['list']['items']

/** The groups of documents, as they are asked for. */
export const docSetTypes = ['IDENTITY', 'SELFIE', 'PROOF_OF_RESIDENCE', 'APPLICANT_DATA'] as const
export type DocSetType = (typeof docSetTypes)[number]

/** Whether another applicant looks like the same person. */
export const duplicatesReply = v.object({ answer: v.picklist(['GREEN', 'RED']) })

export const testCompletedRequest = v.object({
  reviewAnswer: v.picklist(['GREEN', 'RED']),
  rejectLabels: v.optional(v.array(wireText(80)), []),
  reviewRejectType: v.optional(v.picklist(['RETRY', 'FINAL'])),
  moderationComment: v.optional(wireText(2_000)),
  clientComment: v.optional(wireText(2_000)),
})
export type TestCompletedRequest = v.InferInput<typeof testCompletedRequest>

/** What a call that was refused answers, with its status of HTTP. */
export const refusalReply = v.object({ code: v.number(), description: wireText(500), correlationId: v.optional(v.string()) })

/** A moment of a review, in UTC. */
export const reviewMomentOf = (text: v.InferOutput<typeof reviewTime>): Date => new Date(`${text.slice(0, -5).replace(' ', 'T')}Z`)
export const reviewTimeOf = (at: Date): string => `${at.toISOString().slice(0, -1).replace('T', ' ')}+0000`
