import { timingSafeEqual } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Call } from './serve.ts'

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Lets only calls through that carry the shared secret as their bearer. */
export const bearerGuard =
  (secret: string, refuse: (response: ServerResponse) => void) =>
  (call: Call): Call =>
  (request, response, url) =>
    isSame(request.headers.authorization ?? '', `Bearer ${secret}`) ? call(request, response, url) : refuse(response)
