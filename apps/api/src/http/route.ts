import type { IncomingMessage, ServerResponse } from 'node:http'

/** A plain HTTP route beside GraphQL: health, the providers' wallet calls, webhooks. `path` is exact; `body` is raw, already limited in size. */
export interface HttpRoute {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly handle: (request: IncomingMessage, body: Buffer, response: ServerResponse) => Promise<void>
}
