import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  accessTokenRequest,
  createRequest,
  fixedInfo,
  levelNames,
  reviewTimeOf,
  testCompletedRequest,
  type LevelName,
} from '@lagoon/contract/wire/sumsub/sumsub'
import { REQUEST_WINDOW_SECONDS, requestHeaders, requestSignatureText } from '@lagoon/contract/wire/sumsub/signatures'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { threeLettersOf } from '@lagoon/contract/wire/sumsub/countries'
import * as v from 'valibot'
import { readText, sendJson } from '../../http/exchange.ts'
import { setsOf } from '../documents.ts'
import { reviewOf, type Applicant, type Book, type Review } from './book.ts'
import type { Reviews } from './reviews.ts'
import type { Call, Calls } from './serve.ts'
import type { Tokens } from './tokens.ts'

/** A call that was not carried out, with its status of HTTP. */
class Refusal extends Error {
  readonly status: number
  constructor(status: 400 | 401 | 404 | 409, description: string) {
    super(description)
    this.status = status
  }
}

export interface PartnerOptions {
  readonly appToken: string
  readonly secret: string
  readonly book: Book
  readonly reviews: Reviews
  readonly tokens: Tokens
}

const reviewFields = (levelName: LevelName, { status, attempts, result, createdAt, changedAt }: Review) => ({
  levelName,
  reviewStatus: status,
  attemptCnt: attempts,
  createDate: reviewTimeOf(new Date(createdAt)),
  ...(changedAt !== null && { reviewDate: reviewTimeOf(new Date(changedAt)) }),
  ...(result && { reviewResult: result }),
})

const applicantFields = (applicant: Applicant) => {
  const { id, userId, inspectionId, found, reviews, levelName } = applicant
  const [document] = reviews['lagoon-identity']?.documents ?? []
  return {
    id,
    externalUserId: userId,
    inspectionId,
    fixedInfo: applicant.fixedInfo,
    ...(found && {
      info: {
        ...(found.dob !== null && { dob: found.dob }),
        idDocs: [
          { idDocType: document?.type ?? 'PASSPORT', country: threeLettersOf(document?.country ?? 'US'), numberHash: found.numberHash },
        ],
      },
    }),
    review: reviewFields(levelName, reviewOf(applicant)),
  }
}

/** What became of each group of documents of the level at which a person stands. */
const moderationOf = (applicant: Applicant) => {
  const { asked, result, documents } = reviewOf(applicant)
  const sets = setsOf[applicant.levelName].filter((set) => documents.some((document) => document.set === set))
  const good = sets.filter((set) => result !== null && !asked.some((one) => one.set === set))
  return [
    ...asked.map(({ set, labels, comment }) => ({
      idDocSetType: set,
      reviewAnswer: 'RED',
      rejectLabels: labels,
      ...(comment !== null && { moderationComment: comment }),
    })),
    ...good.map((set) => ({ idDocSetType: set, reviewAnswer: result?.reviewRejectType === 'FINAL' ? 'RED' : 'GREEN', rejectLabels: [] })),
  ]
}

/** The calls of the platform, each signed (docs/identity/sumsub.md, Calls). */
export const partnerCalls = ({ appToken, secret, book, reviews, tokens }: PartnerOptions): Calls => {
  const isSigned = ({ headers, method, url }: IncomingMessage, body: string): boolean => {
    const seconds = String(headers[requestHeaders.time] ?? '')
    const given = String(headers[requestHeaders.signature] ?? '')
    if (headers[requestHeaders.token] !== appToken || !/^\d{1,12}$/.test(seconds) || !/^[0-9a-f]{64}$/.test(given)) return false
    if (Math.abs(Date.now() / 1_000 - Number(seconds)) > REQUEST_WINDOW_SECONDS) return false
    const text = requestSignatureText(seconds, method ?? '', url ?? '', body)
    return timingSafeEqual(createHmac('sha256', secret).update(text).digest(), Buffer.from(given, 'hex'))
  }
  const applicantOf = (id: string | undefined): Applicant => {
    const found = book.applicants.get(id ?? '')
    if (!found) throw new Refusal(404, 'Applicant not found')
    return found
  }
  const levelOf = (name: string | null): LevelName => {
    const known = levelNames.find((one) => one === name)
    if (!known) throw new Refusal(400, 'Level not found')
    return known
  }
  const parse = <Shape extends v.GenericSchema>(shape: Shape, body: string): v.InferOutput<Shape> => {
    const read = v.safeParse(shape, parseJson(body))
    if (!read.success) throw new Refusal(400, `Invalid field ${v.getDotPath(read.issues[0]) ?? ''}`.trim())
    return read.output
  }
  const signed =
    (answer: (given: { body: string; url: URL; parts: readonly string[] }) => Promise<object> | object): Call =>
    async (request, response, url, parts) => {
      try {
        const body = await readText(request)
        if (!isSigned(request, body)) throw new Refusal(401, 'Request signature mismatch')
        sendJson(response, 200, await answer({ body, url, parts }))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        sendJson(response, error.status, { code: error.status, description: error.message })
      }
    }
  return {
    'POST /resources/accessTokens/sdk': signed(({ body }) => {
      const { userId, levelName, ttlInSecs } = parse(accessTokenRequest, body)
      const applicant = book.byUser(userId)
      if (!applicant) throw new Refusal(404, 'Applicant not found')
      if (applicant.levelName !== levelName) throw new Refusal(409, 'Applicant stands at another level')
      return { token: tokens.make(applicant.id, levelName, ttlInSecs), userId }
    }),
    'POST /resources/applicants': signed(async ({ body, url }) => {
      const levelName = levelOf(url.searchParams.get('levelName'))
      const { externalUserId, fixedInfo: info = {} } = parse(createRequest, body)
      const known = book.byUser(externalUserId)
      if (known) throw new Refusal(409, `Applicant with external user id already exists: ${known.id}`)
      return applicantFields(await reviews.create(externalUserId, levelName, info))
    }),
    'GET /resources/applicants/:id/one': signed(({ parts: [id = ''] }) => {
      const user = /^-;externalUserId=(.+)$/.exec(id)?.[1]
      return applicantFields(user === undefined ? applicantOf(id) : applicantOf(book.byUser(user)?.id))
    }),
    'GET /resources/applicants/:id/status': signed(({ parts: [id] }) => {
      const applicant = applicantOf(id)
      return reviewFields(applicant.levelName, reviewOf(applicant))
    }),
    'POST /resources/applicants/:id/moveToLevel': signed(async ({ parts: [id], url }) =>
      applicantFields(await reviews.moveTo(applicantOf(id), levelOf(url.searchParams.get('name')))),
    ),
    'PATCH /resources/applicants/:id/fixedInfo': signed(async ({ parts: [id], body }) =>
      applicantFields(await reviews.setInfo(applicantOf(id), parse(fixedInfo, body))),
    ),
    'GET /resources/moderationStates/:id': signed(({ parts: [id = ''] }) => ({
      list: { items: moderationOf(applicantOf(/^-;applicantId=(.+)$/.exec(id)?.[1])) },
    })),
    'GET /resources/checks/latest': signed(({ url }) => {
      const applicant = applicantOf(url.searchParams.get('applicantId') ?? undefined)
      if (url.searchParams.get('type') !== 'SIMILAR_SEARCH') throw new Refusal(400, 'Unknown type of check')
      return { answer: applicant.found?.isDuplicate ? 'RED' : 'GREEN' }
    }),
    'POST /resources/applicants/:id/status/testCompleted': signed(async ({ parts: [id], body }) => {
      const applicant = applicantOf(id)
      const { reviewAnswer, rejectLabels, reviewRejectType, moderationComment, clientComment } = parse(testCompletedRequest, body)
      const isFinal = reviewRejectType === 'FINAL'
      const decided = await reviews.decide(
        applicant,
        applicant.levelName,
        {
          answer: reviewAnswer,
          isFinal,
          labels: rejectLabels,
          asked:
            reviewAnswer === 'RED' && !isFinal
              ? setsOf[applicant.levelName].slice(0, 1).map((set) => ({ set, labels: rejectLabels, comment: null }))
              : [],
          comment: moderationComment ?? null,
          note: clientComment ?? null,
        },
        { by: 'platform' },
      )
      return reviewFields(decided.levelName, reviewOf(decided))
    }),
  }
}
