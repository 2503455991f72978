import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { APP_VERSION_HEADER, GRAPHQL_PREFIX } from '@lagoon/contract/http/http'
import { WEBHOOKS_PREFIX } from '@lagoon/contract/wire/webhooks/webhooks'
import { Problem } from '../problem.ts'
import { problemOf, sendProblem, sendText } from './answer.ts'
import { readBody } from './body.ts'
import { callerAddress } from './callerAddress.ts'
import { answerCors } from './cors.ts'
import { answerGraphql, type GraphqlEndpoint } from './graphql.ts'
import type { HttpRoute } from './route.ts'
import { isPart, securityHeaders } from './securityHeaders.ts'
import type { Site } from './site/site.ts'
import { shownPath } from './shownPath.ts'

/** What stands before the app's calls and files: the operator's switches, or nothing. */
export interface Gate {
  /** May answer a call in place of its operation; true when it did, and the call is done. Throws a Problem to refuse it. */
  readonly intervene: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>
  /** True for a file of the app that is not to be served. */
  readonly isWithheld: (pathname: string) => Promise<boolean>
}

export interface ServerParts {
  readonly gate: Gate
  readonly graphql: GraphqlEndpoint
  readonly routes: readonly HttpRoute[]
  readonly site: Site
}

const pathnameOf = (request: IncomingMessage): string => {
  const url = URL.parse(request.url ?? '/', 'http://localhost')
  if (!url) throw new Problem(400, 'BAD_INPUT', 'We couldn’t read this address.')
  return url.pathname
}

/** The one HTTP server of a node: GraphQL, the modules' plain routes, and for everything else the app. */
export const createHttpServer = ({ gate, graphql, routes, site }: ServerParts): Server => {
  const { config, log: rootLog } = graphql.services
  const applySecurity = securityHeaders(config)
  const byPath = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]))

  const dispatch = async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const pathname = pathnameOf(request)
    const route = byPath.get(`${request.method} ${pathname}`)
    if (route) return route.handle(request, route.method === 'POST' ? await readBody(request) : Buffer.alloc(0), response)
    // A program called: it must not take the app's page for a yes.
    if (pathname.startsWith(WEBHOOKS_PREFIX)) throw new Problem(404, 'UNKNOWN_OPERATION', 'This address doesn’t accept POST.')
    if (!pathname.startsWith(GRAPHQL_PREFIX)) {
      if (await gate.isWithheld(pathname)) return sendText(response, 404, 'File not found.\n')
      return site(request, response, pathname)
    }
    if (answerCors(request, response, config.publicOrigin)) return undefined
    if (await gate.intervene(request, response, pathname)) return undefined
    return answerGraphql(graphql, request, response, pathname, callerAddress(request, config.trustProxy), requestId)
  }

  const server = createServer((request, response) => {
    const requestId = randomUUID()
    const start = performance.now()
    response.on('close', () => {
      const ms = Math.round(performance.now() - start)
      rootLog.info(
        {
          requestId,
          method: request.method,
          path: shownPath(request.url),
          status: response.statusCode,
          ms,
          complete: response.writableFinished,
        },
        'request',
      )
    })
    applySecurity(request, response)
    if (!isPart(request)) {
      response.setHeader('x-request-id', requestId)
      response.setHeader(APP_VERSION_HEADER, config.appVersion)
    }
    dispatch(request, response, requestId).catch((error: unknown) => {
      const problem = problemOf(error)
      if (problem !== error) rootLog.error({ requestId, err: error }, 'a request failed')
      if (response.headersSent) {
        response.destroy()
        return
      }
      // What is left of a body that was refused unread would block the connection: it is closed after the answer.
      if (!request.complete) response.setHeader('connection', 'close')
      sendProblem(response, problem)
    })
  })
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 65_000
  return server
}
