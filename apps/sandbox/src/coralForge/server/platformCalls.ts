import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TransferRefusal } from '@lagoon/contract/wire/transferWallet/transferWallet'
import type { Logger } from 'pino'
import { addressOf, BadBody, readText, sendJson } from '../../http/exchange.ts'
import type { Bearers } from './bearers.ts'
import type { Book } from './book.ts'
import { header, Refused, type Answer, type CallOf } from './calls/call.ts'
import { feedCall } from './calls/feedCall.ts'
import { sittingCalls } from './calls/sittingCalls.ts'
import { transferCalls } from './calls/transferCalls.ts'
import type { Hints } from './hints.ts'
import type { Launches } from './launches.ts'
import type { Sittings } from './sittings.ts'

const httpOf: Readonly<Record<TransferRefusal, number>> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  SCOPE_MISSING: 403,
  NOT_FOUND: 404,
  SITTING_CLOSED: 409,
  CANCELLED: 409,
  VERSION_CHANGED: 412,
  KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
}

export interface PlatformCallsOptions {
  book: Book
  sittings: Sittings
  bearers: Bearers
  launches: Launches
  hints: Hints
  games: ReadonlySet<string>
  log: Logger
}

/** What the provider answers to the platform (docs/providers/coralForge.md); false where the address is none of these. */
export const platformCalls = ({ book, sittings, bearers, launches, hints, games, log }: PlatformCallsOptions) => {
  const calls: readonly CallOf[] = [...sittingCalls({ book, sittings, launches, games }), ...transferCalls({ book, hints }), feedCall(book)]

  const send = (response: ServerResponse, { http, body, etag }: Answer): void => {
    if (etag !== undefined) response.setHeader('etag', `"${etag}"`)
    sendJson(response, http, body)
  }
  const grant = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const granted = bearers.grant(header(request, 'authorization'), new URLSearchParams(await readText(request)))
    send(response, { http: 'error' in granted ? (granted.error === 'invalid_client' ? 401 : 400) : 200, body: granted })
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = addressOf(request)
    if (!address) return false
    const { pathname, searchParams: query } = address
    const found = calls.find(([method, path]) => method === request.method && path.test(pathname))
    const isGrant = request.method === 'POST' && pathname === '/oauth/token'
    if (!found && !isGrant) return false
    const answer = async (): Promise<void> => {
      if (!found) return grant(request, response)
      const [, path, scope, call] = found
      const refusal = bearers.refuse(header(request, 'authorization'), scope)
      if (refusal) throw new Refused(refusal)
      send(response, await call({ request, query, id: path.exec(pathname)?.[1] ?? '' }))
    }
    answer().catch((error: unknown) => {
      const code = error instanceof Refused ? error.error : error instanceof BadBody ? 'BAD_REQUEST' : 'INTERNAL'
      if (code === 'INTERNAL') log.error({ err: error }, 'a call of the platform failed')
      if (response.headersSent) response.destroy()
      else send(response, { http: httpOf[code], body: { error: code } })
    })
    return true
  }
}
