import type { ServerResponse } from 'node:http'

/** Lets the pages of one origin ask from their browser; no cookie ever comes with it. */
export const shareWith = (response: ServerResponse, origin: string): void => {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
  response.setHeader('vary', 'origin')
}
