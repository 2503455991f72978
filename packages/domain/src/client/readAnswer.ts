import { refused, ok, type Result } from '@lagoon/contract/result/result'
import type { Refusal } from '../errors/callProblem.ts'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import type { Received } from './graphqlRequest.ts'

const LONGEST_MESSAGE = 300

type Body = Readonly<Record<string, unknown>>

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599

/** The status of an answer: that of HTTP unless only the body says that it failed (§3; code 400 counts as one, §8). */
const statusOf = (httpStatus: number, body: Body | undefined): number => {
  if (httpStatus >= 400) return httpStatus
  if (isErrorStatus(body?.['status'])) return body['status']
  return isErrorStatus(body?.['code']) ? body['code'] : httpStatus
}

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text.slice(0, LONGEST_MESSAGE)
}

const detailsOf = (value: unknown): FieldErrorDetail[] =>
  (Array.isArray(value) ? value : []).flatMap((detail: unknown) =>
    isBody(detail) && typeof detail['field'] === 'string'
      ? [{ field: detail['field'], code: textOf(detail['code']) ?? 'invalid', message: textOf(detail['message']) ?? '' }]
      : [],
  )

const MOST_FACTS = 12

const factsOf = (value: unknown): Readonly<Record<string, string>> | undefined => {
  if (!isBody(value)) return undefined
  const facts = Object.entries(value).flatMap(([name, fact]) => {
    const text = textOf(fact)
    return text === undefined ? [] : [[name, text] as const]
  })
  return facts.length === 0 ? undefined : Object.fromEntries(facts.slice(0, MOST_FACTS))
}

const readRefusal = (status: number, body: Body | undefined): Refusal => {
  const message = textOf(body?.['message']) ?? textOf(body?.['error'])
  const code = body?.['code']
  const retryAfterSeconds = body?.['retryAfterSeconds']
  const facts = factsOf(body?.['facts'])
  return {
    kind: 'refusal',
    status,
    fieldErrorDetails: detailsOf(body?.['fieldErrorDetails']),
    ...(message === undefined ? {} : { message }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
    ...(facts === undefined ? {} : { facts }),
  }
}

/** An answer that is none: the general text, and nothing of the body is shown. */
export const brokenPromise: Refusal = { kind: 'refusal', status: 502, fieldErrorDetails: [] }

/** Tells the data of an answer from a refusal. What is neither (an HTML page from a proxy, GraphQL errors under 200) is a broken promise. */
export const readAnswer = ({ status: httpStatus, body: received }: Received): Result<Body, Refusal> => {
  const body = isBody(received) ? received : undefined
  const status = statusOf(httpStatus, body)
  if (status >= 400) return refused(readRefusal(status, body))
  const data = body?.['data']
  return isBody(data) && body?.['errors'] === undefined ? ok(data) : refused(brokenPromise)
}
