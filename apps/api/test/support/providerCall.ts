import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { canonicalText } from '@lagoon/contract/wire/signing/signing'
import type { HttpRoute } from '../../src/http/route.ts'
import { PROVIDER } from './players.ts'
import { PROVIDER_SECRET } from './services.ts'

export interface ProviderAnswer {
  readonly http: number
  readonly text: string
  readonly status: string
  readonly [field: string]: unknown
}
export interface CallChanges {
  readonly provider?: string
  readonly secret?: string
  /** Unix seconds. */
  readonly timestamp?: number
  readonly nonce?: string
  /** What is sent in place of what was signed. */
  readonly sentBody?: string
  readonly signedPath?: string
}

/** Serves plain routes on a port of their own. */
export const serveRoutes = async (routes: readonly HttpRoute[]): Promise<{ origin: string; server: Server }> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const route = routes.find((candidate) => candidate.path === request.url && candidate.method === request.method)
    if (route) await route.handle(request, Buffer.concat(chunks), response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

/** A call as a provider's server makes it, and as one that is not a provider might. */
export const providerCall = async (origin: string, path: string, payload: object, changes: CallChanges = {}): Promise<ProviderAnswer> => {
  const body = JSON.stringify(payload)
  const timestamp = String(changes.timestamp ?? Math.floor(Date.now() / 1_000))
  const nonce = changes.nonce ?? randomUUID()
  const text = canonicalText('POST', changes.signedPath ?? path, timestamp, nonce, body)
  const signature = createHmac('sha256', changes.secret ?? PROVIDER_SECRET)
    .update(text)
    .digest('hex')
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'x-provider': changes.provider ?? PROVIDER, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature },
    body: changes.sentBody ?? body,
  })
  const answer = await response.text()
  return { http: response.status, text: answer, ...(JSON.parse(answer) as { status: string }) }
}
