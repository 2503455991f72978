import type { RequestListener } from 'node:http'
import { sendJson } from './exchange.ts'

const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Answers only who asked for this machine by its own name. A page elsewhere whose name is made to lead here (DNS rebinding) is its
 * own origin to the browser, and no check of origins would tell it from ours.
 */
export const localOnly =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    localName.test(request.headers.host ?? '')
      ? answer(request, response)
      : sendJson(response, 421, { message: 'Open this page by the name localhost.' })
