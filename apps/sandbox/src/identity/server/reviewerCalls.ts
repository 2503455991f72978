import { rejectLabels } from '@lagoon/contract/wire/sumsub/labels'
import { docSetTypes } from '@lagoon/contract/wire/sumsub/sumsub'
import * as v from 'valibot'
import { readJson, sendJson } from '../../http/exchange.ts'
import { isOwnPage } from '../../http/ownPage.ts'
import { setsOf, sidesOf, typeNames } from '../documents.ts'
import { contentTypes } from '../fileKind.ts'
import { mendableLabels } from '../outcomes.ts'
import type { DecisionReply, ListedCase, OpenCase } from '../reviewing.ts'
import { reviewOf, type Applicant, type Book } from './book.ts'
import { refuseForNow, type Decision } from './decisions.ts'
import { nameOf, stateOf } from './desk.ts'
import type { Pictures } from './pictures.ts'
import type { Reviews } from './reviews.ts'
import type { Calls } from './serve.ts'

const text = v.pipe(v.string(), v.maxLength(1_000))
const decisionShape = v.object({
  since: v.string(),
  kind: v.picklist(['APPROVE', 'ASK_AGAIN', 'REFUSE_FOR_NOW', 'REFUSE']),
  asked: v.array(v.object({ set: v.picklist(docSetTypes), label: v.picklist(mendableLabels), comment: text })),
  label: v.nullable(v.picklist(rejectLabels.PERSON_DECIDES)),
  comment: text,
  note: text,
})

const sinceOf = (applicant: Applicant): string => {
  const { changedAt, createdAt } = reviewOf(applicant)
  return new Date(changedAt ?? createdAt).toISOString()
}

const listed = (applicant: Applicant): ListedCase => {
  const review = reviewOf(applicant)
  return {
    id: applicant.id,
    name: nameOf(applicant) || applicant.userId,
    level: applicant.levelName,
    state: stateOf(review),
    isWaiting: review.status === 'onHold' || (review.status === 'pending' && review.due === null),
    since: sinceOf(applicant),
    attempts: review.attempts,
  }
}

const openCase = (applicant: Applicant, pictures: Pictures): OpenCase => {
  const { fixedInfo, found, userId, history } = applicant
  const [address] = fixedInfo.addresses ?? []
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Name at the client', userId],
    ['Date of birth, as told', fixedInfo.dob],
    ['Date of birth, as read', found?.dob],
    ['Country', fixedInfo.country],
    ['Address', [address?.street, address?.town, address?.state, address?.postCode].filter(Boolean).join(', ')],
    ['Looks like another person', found?.isDuplicate ? 'Yes' : null],
  ]
  return {
    ...listed(applicant),
    facts: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    documents: reviewOf(applicant).documents.map(({ id, set, type, side, kind, bytes, at }) => ({
      id,
      set,
      side,
      kind,
      bytes,
      name: sidesOf(type).length === 2 ? `${typeNames[type]}, ${side.toLowerCase()}` : typeNames[type],
      at: new Date(at).toISOString(),
      isHeld: pictures.get(id) !== undefined,
    })),
    history: history
      .toReversed()
      .map(({ at, by, what, comment = null, note = null }) => ({ at: new Date(at).toISOString(), by, what, comment, note })),
    sets: [...setsOf[applicant.levelName], 'APPLICANT_DATA'],
  }
}

const orNull = (words: string): string | null => (words.trim() === '' ? null : words.trim())

/** Undefined: nothing is asked for again, or no reason is given. */
const decisionOf = (applicant: Applicant, given: v.InferOutput<typeof decisionShape>): Decision | undefined => {
  const common = { isFinal: false, labels: [], asked: [], comment: orNull(given.comment), note: orNull(given.note) }
  switch (given.kind) {
    case 'APPROVE':
      return { ...common, answer: 'GREEN' }
    case 'ASK_AGAIN':
      return given.asked.length === 0
        ? undefined
        : {
            ...common,
            answer: 'RED',
            asked: given.asked.map(({ set, label, comment }) => ({ set, labels: [label], comment: orNull(comment) })),
          }
    case 'REFUSE_FOR_NOW':
      return { ...refuseForNow(applicant.levelName), comment: common.comment, note: common.note }
    case 'REFUSE':
      return given.label === null ? undefined : { ...common, answer: 'RED', isFinal: true, labels: [given.label] }
  }
}

export interface ReviewerOptions {
  readonly book: Book
  readonly pictures: Pictures
  readonly reviews: Reviews
}

/** What the page of the provider's own staff asks. Every decision stands in the history of its case, with who made it. */
export const reviewerCalls = ({ book, pictures, reviews }: ReviewerOptions): Calls => ({
  'GET /reviewers/cases': (_, response) =>
    sendJson(
      response,
      200,
      book.applicants
        .all()
        .map(listed)
        .toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting) || (one.since < other.since ? -1 : 1)),
    ),
  'GET /reviewers/cases/:id': (_request, response, _url, [id = '']) => {
    const applicant = book.applicants.get(id)
    if (!applicant) return sendJson(response, 404, { message: 'There is no such case.' })
    sendJson(response, 200, openCase(applicant, pictures))
  },
  'POST /reviewers/cases/:id': async (request, response, _url, [id = '']) => {
    const applicant = book.applicants.get(id)
    if (!isOwnPage(request)) return sendJson(response, 403, { message: 'Only the provider’s own page may decide.' })
    const given = v.safeParse(decisionShape, await readJson(request))
    if (!applicant) return sendJson(response, 404, { message: 'There is no such case.' })
    const decision = given.success ? decisionOf(applicant, given.output) : undefined
    const reply = async (): Promise<DecisionReply> => {
      if (!given.success || !decision) return { state: 'NOT_UNDERSTOOD' }
      const now = book.applicants.get(id) ?? applicant
      if (sinceOf(now) !== given.output.since) return { state: 'CHANGED', case: openCase(now, pictures) }
      return { state: 'DONE', case: openCase(await reviews.decide(now, now.levelName, decision, { by: 'reviewer' }), pictures) }
    }
    sendJson(response, 200, await reply())
  },
  'GET /reviewers/pictures/:id': (_request, response, _url, [id = '']) => {
    const picture = pictures.get(id)
    if (!picture) return sendJson(response, 404, { message: 'This picture is no longer saved.' })
    response
      .writeHead(200, {
        'content-type': contentTypes[picture.kind],
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; sandbox",
        ...(picture.kind === 'pdf' && { 'content-disposition': 'attachment; filename="document.pdf"' }),
      })
      .end(picture.bytes)
  },
})
