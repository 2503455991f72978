import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { GRAPHQL_PREFIX, IDEMPOTENCY_HEADER } from '@lagoon/contract/http/http'
import { isStorable } from '@lagoon/contract/text/storable'
import type { GraphQLSchema } from 'graphql'
import * as v from 'valibot'
import type { RegisteredDocument } from '../graphql/documents.ts'
import { run } from '../graphql/execute.ts'
import { once } from '../kernel/once.ts'
import type { Caller } from '../graphql/context.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { callerOf } from '../session/caller.ts'
import { sendJson, sendJsonBytes } from './answer.ts'
import { readBody } from './body.ts'
import { sharedAnswer } from './sharedAnswers.ts'

const isStorableThroughout = (value: unknown): boolean =>
  typeof value === 'string'
    ? isStorable(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isStorableThroughout)

/** Checked here for every operation: most arguments are ids and names, which no rule of a form ever sees. */
export const Variables = v.optional(
  v.nullable(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((variables) => isStorableThroughout(variables)),
    ),
  ),
)
const Request = v.object({ documentId: v.pipe(v.string(), v.maxLength(128)), variables: Variables })

export const badRequest = () => new Problem(400, 'BAD_INPUT', 'We couldn’t read this request.')
export const unknownOperation = () =>
  new Problem(404, 'UNKNOWN_OPERATION', 'We don’t recognize this request. Reload the page to get the latest version.')

const parseRequest = (body: Buffer): v.InferOutput<typeof Request> => {
  const parsed = v.safeParse(Request, parseJson(body.toString('utf8')))
  if (parsed.success) return parsed.output
  throw badRequest()
}

const LONGEST_USER_AGENT = 300

/** Whose keys a key stands among. A visitor without a session has none but the key itself, which nobody guesses. */
const scopeOf = (caller: Caller): string =>
  caller.kind === 'player' ? `player:${caller.playerId}` : caller.kind === 'anonymous' ? `anonymous:${caller.anonymousId}` : 'visitor'

export interface GraphqlEndpoint {
  readonly schema: GraphQLSchema
  readonly documents: ReadonlyMap<string, RegisteredDocument>
  readonly services: Services
  /** Counts a call that bears an idempotency key; throws a Problem where there were too many. */
  readonly throttleKey: (services: Services, caller: Caller, ip: string) => Promise<void>
}

/**
 * POST /graphql/<path>: runs a registered document, on its own path only. There is no other way to ask, so introspection, depth,
 * aliases and batches need no limits of their own: nobody but the code generator writes a document.
 */
export const answerGraphql = async (
  { schema, documents, services, throttleKey }: GraphqlEndpoint,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  ip: string,
  requestId: string,
): Promise<void> => {
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST, OPTIONS')
    throw new Problem(405, 'BAD_INPUT', 'Use POST for this address.')
  }
  if (!/^application\/json(;\s*charset=utf-8)?$/i.test(request.headers['content-type'] ?? ''))
    throw new Problem(415, 'BAD_INPUT', 'Send JSON to this address.')
  const { documentId, variables } = parseRequest(await readBody(request))
  const registered = documents.get(documentId)
  if (!registered || `${GRAPHQL_PREFIX}${registered.path}` !== pathname) throw unknownOperation()
  const caller = await callerOf(services, registered.path, request.headers.authorization)
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT)
  const sent = registered.isIdempotent ? request.headers[IDEMPOTENCY_HEADER] : undefined
  const key = typeof sent === 'string' ? sent : undefined
  const context = { caller, services, log: services.log.child({ requestId }), ip, userAgent, intentKey: key ?? randomUUID() }
  const perform = () => run(schema, registered, variables ?? {}, context)
  const { sharedForMs } = registered
  if (sharedForMs !== null) return sendJsonBytes(response, 200, await sharedAnswer(registered, sharedForMs, perform))
  if (key === undefined) return sendJson(response, 200, { data: await perform() })
  await throttleKey(services, caller, ip)
  const asked = { scope: scopeOf(caller), key, request: [documentId, variables], keepsBadInput: caller.kind === 'player' }
  return sendJson(response, 200, { data: await once(services, asked, perform) })
}
