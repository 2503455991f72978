import type { IncomingMessage, ServerResponse } from 'node:http'
import { APP_VERSION_HEADER, DEVICE_ACTION_HEADER, IDEMPOTENCY_HEADER } from '@lagoon/contract/http/http'

/**
 * Lets the app's own origin call from a page on another origin of the operator; every other origin is told nothing. No cookies
 * are used, so no credentials are allowed. Answers true when the request was a preflight and is done.
 */
export const answerCors = (request: IncomingMessage, response: ServerResponse, publicOrigin: string): boolean => {
  response.setHeader('vary', 'Origin')
  const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
  if (request.headers.origin === publicOrigin) {
    response.setHeader('access-control-allow-origin', publicOrigin)
    response.setHeader('access-control-expose-headers', `${APP_VERSION_HEADER}, date, x-request-id, retry-after`)
    if (isPreflight) {
      response.setHeader('access-control-allow-methods', 'POST')
      response.setHeader(
        'access-control-allow-headers',
        `authorization, content-type, accept-language, ${DEVICE_ACTION_HEADER}, ${IDEMPOTENCY_HEADER}`,
      )
      response.setHeader('access-control-max-age', '600')
    }
  }
  if (isPreflight) response.writeHead(204).end()
  return isPreflight
}
