import type { ServerResponse } from 'node:http'
import { errorTexts } from '@lagoon/contract/problems/texts'
import { Problem } from '../problem.ts'

/**
 * What PostgreSQL and its driver say when the database is away, going away (classes 08 and 57: shut down, starting, a statement that
 * took too long), not to be written to (25006: a standby; 25P03), full or out of room (53, 58); and the socket's own words.
 */
const away = /^(08...|57...|53...|58...|25006|25P03|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)$/

/** True where the database could not do what was asked, and may do it later. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && away.test(String(error.code))) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseAway)) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(error.message))

/** What the caller is told about an error: a Problem as it is, everything else without its inside. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  if (isDatabaseAway(error)) return new Problem(503, 'MAINTENANCE', errorTexts.lobbyOffline, { retryAfterSeconds: 5 })
  return new Problem(500, 'INTERNAL', errorTexts.internal)
}

/** Answers the bytes of a JSON text; no cache between here and the caller may keep it. */
export const sendJsonBytes = (response: ServerResponse, status: number, body: Buffer): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  })
  response.end(body)
}

/** Answers JSON that belongs to its caller alone. */
export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  sendJsonBytes(response, status, Buffer.from(JSON.stringify(value)))

/** Answers words for a person or a program that looks at an address by hand. */
export const sendText = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(text)
}

/** Answers a refusal with the error body of §3. */
export const sendProblem = (response: ServerResponse, problem: Problem): void => {
  const { status, retryAfterSeconds } = problem.body
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', String(retryAfterSeconds))
  sendJson(response, status, problem.body)
}
