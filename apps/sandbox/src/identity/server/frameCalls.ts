import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { threeLettersOf } from '@lagoon/contract/wire/sumsub/countries'
import { documentTypes } from '@lagoon/contract/wire/sumsub/requirements'
import * as v from 'valibot'
import { sendJson, readJson } from '../../http/exchange.ts'
import { TOKEN_HEADER, type FrameRefusal, type FrameView } from '../contract.ts'
import { givenSets, setsOf, sides, sidesOf, typesOf } from '../documents.ts'
import { contentTypes, fileKindOf, fileProblem, MAX_FILE_BYTES } from '../fileKind.ts'
import { usualWish, type Wish } from '../outcomes.ts'
import { reviewOf, type Applicant, type Book, type KeptDocument, type Review } from './book.ts'
import type { Pictures } from './pictures.ts'
import { readFile } from './readFile.ts'
import type { Reviews } from './reviews.ts'
import type { Call, Calls } from './serve.ts'
import type { Tokens } from './tokens.ts'
import { wishShape } from '../wishShape.ts'
import { isCollecting, stepOf, viewOf } from './views.ts'

const country = v.pipe(
  v.string(),
  v.check((code) => threeLettersOf(code) !== undefined),
)
const choiceShape = v.object({ set: v.picklist(givenSets), type: v.picklist(documentTypes), country })
const fileShape = v.object({
  set: v.picklist(givenSets),
  side: v.picklist(sides),
  source: v.picklist(['FILE', 'CAMERA']),
})
/** Null: the person chose nothing. */
const submitShape = v.object({ wish: v.nullable(wishShape) })

export interface FrameOptions {
  readonly book: Book
  readonly pictures: Pictures
  readonly reviews: Reviews
  readonly tokens: Tokens
  readonly next: { readonly get: () => Wish | null; readonly take: () => Wish | null }
}

type Answer = { readonly view: Applicant } | FrameRefusal

const notNow: FrameRefusal = { code: 'NOT_NOW', message: 'You don’t need to send anything right now.' }
const notUnderstood: FrameRefusal = { code: 'NOT_UNDERSTOOD', message: 'Something went wrong. Try again.' }
const statusOf: Readonly<Record<FrameRefusal['code'], number>> = { TOKEN_ENDED: 401, NOT_NOW: 409, NOT_UNDERSTOOD: 400, BAD_FILE: 422 }

/** What the page of a person asks, with its access token. Files come here and stay here. */
export const frameCalls = ({ book, pictures, reviews, tokens, next }: FrameOptions): Calls => {
  const refuse = (response: ServerResponse, refusal: FrameRefusal): void => sendJson(response, statusOf[refusal.code], refusal)
  const held = ({ headers }: IncomingMessage) => {
    const token = tokens.read(String(headers[TOKEN_HEADER] ?? ''))
    const applicant = token && book.applicants.get(token.applicantId)
    // A token is of one level: one of the level before opens nothing of the next.
    return token && applicant?.levelName === token.levelName ? { applicant, endsAt: token.endsAt } : undefined
  }
  const withToken =
    (answer: (applicant: Applicant, request: IncomingMessage, url: URL) => Promise<Answer> | Answer): Call =>
    async (request, response, url) => {
      const token = held(request)
      if (!token) return refuse(response, { code: 'TOKEN_ENDED', message: 'This session has expired. Close this window and start again.' })
      const answered = await answer(token.applicant, request, url)
      if ('code' in answered) return refuse(response, answered)
      sendJson(response, 200, viewOf(answered.view, token.endsAt, next.get()) satisfies FrameView)
    }
  /** Keeps what is collected; nobody is notified of it. */
  const keep = async (applicant: Applicant, change: (review: Review) => Partial<Review>): Promise<Answer> => {
    const fresh = book.applicants.get(applicant.id)
    if (!fresh) return notNow
    const review = reviewOf(fresh)
    const changed = { ...fresh, reviews: { ...fresh.reviews, [fresh.levelName]: { ...review, ...change(review) } } }
    await book.applicants.put(changed)
    return { view: changed }
  }
  const drop = (documents: readonly KeptDocument[]): void => {
    for (const { id } of documents) pictures.remove(id)
  }

  return {
    'GET /api/check': withToken((applicant) => ({ view: applicant })),

    'POST /api/choice': withToken(async (applicant, request) => {
      const body = v.safeParse(choiceShape, await readJson(request))
      if (!body.success) return notUnderstood
      const { set, type, country } = body.output
      const review = reviewOf(applicant)
      if (!setsOf[applicant.levelName].includes(set) || !typesOf(set, country).includes(type)) return notUnderstood
      if (!isCollecting(review)) return notNow
      const before = review.choices[set]
      if (before?.type === type && before.country === country) return { view: applicant }
      // Sides of two documents are no document.
      drop(review.documents.filter((document) => document.set === set))
      return keep(applicant, ({ choices, documents }) => ({
        choices: { ...choices, [set]: { type, country } },
        documents: documents.filter((document) => document.set !== set),
      }))
    }),

    'POST /api/file': withToken(async (applicant, request, { searchParams }) => {
      const asked = v.safeParse(fileShape, Object.fromEntries(searchParams))
      const review = reviewOf(applicant)
      if (!asked.success) return notUnderstood
      const { set, side, source } = asked.output
      const step = stepOf(applicant, set)
      if (!isCollecting(review) || !setsOf[applicant.levelName].includes(set)) return notNow
      if (step.type === null || !sidesOf(step.type).includes(side)) return notUnderstood
      const { type, country } = step
      const bytes = await readFile(request, MAX_FILE_BYTES)
      const problem = fileProblem(bytes.content, bytes.size, set === 'SELFIE')
      const kind = fileKindOf(bytes.content)
      if (problem !== undefined || !kind) return { code: 'BAD_FILE', message: problem ?? notUnderstood.message }
      const made: KeptDocument = { id: randomUUID(), set, type, country, side, kind, bytes: bytes.size, source, at: Date.now() }
      return keep(applicant, ({ documents, asked: all, choices }) => {
        const isRefused = all.some((one) => one.set === set)
        const replaced = documents.filter((document) => document.set === set && (isRefused || document.side === side))
        drop(replaced)
        pictures.put(made.id, { kind, bytes: bytes.content })
        return {
          choices: { ...choices, [set]: { type, country } },
          documents: [...documents.filter((document) => !replaced.includes(document)), made],
          asked: all.filter((one) => one.set !== set),
        }
      })
    }),

    'POST /api/remove': withToken(async (applicant, request) => {
      const { id } = await readJson(request)
      if (!isCollecting(reviewOf(applicant))) return notNow
      drop(reviewOf(applicant).documents.filter((document) => document.id === id))
      return keep(applicant, ({ documents }) => ({ documents: documents.filter((document) => document.id !== id) }))
    }),

    'POST /api/submit': withToken(async (applicant, request) => {
      const body = v.safeParse(submitShape, await readJson(request))
      if (!body.success) return notUnderstood
      const review = reviewOf(applicant)
      const steps = setsOf[applicant.levelName].map((set) => stepOf(applicant, set))
      const isWhole = steps.every(({ missing, type }) => missing.length === 0 && type !== null) && review.asked.length === 0
      if (!isCollecting(review) || !isWhole) return notNow
      return { view: await reviews.submit(applicant, body.output.wish ?? next.take() ?? usualWish) }
    }),

    'GET /api/picture/:id': (request, response, _url, [id = '']) => {
      const token = held(request)
      const isTheirs = token && reviewOf(token.applicant).documents.some((document) => document.id === id)
      const picture = isTheirs ? pictures.get(id) : undefined
      if (!picture) return sendJson(response, 404, notUnderstood)
      response
        .writeHead(200, {
          'content-type': contentTypes[picture.kind],
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .end(picture.bytes)
    },
  }
}
