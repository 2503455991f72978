import type { Server, ServerResponse } from 'node:http'

/**
 * Lets go of callers without a reset. From the call on that it answers, each answer says that the connection closes with it, those
 * that run included, so that a caller who keeps its connection opens the next one elsewhere.
 */
export const openHangUp = (server: Server): (() => void) => {
  const running = new Set<ServerResponse>()
  let isTold = false
  const hangUp = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isTold) return hangUp(response)
    running.add(response)
    response.once('close', () => running.delete(response))
    return undefined
  })
  return () => {
    isTold = true
    for (const response of running) hangUp(response)
  }
}
