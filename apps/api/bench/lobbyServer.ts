import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operationPaths } from '@lagoon/contract/paths'
import { documentIdOf, startNode } from '../test/support/node.ts'

/** What `lobby.ts` is told by the process that it starts with this file. */
export interface Offered {
  /** Port of a node of the platform. */
  readonly platform: number
  /** Port of a server that answers each request with what the platform answered for the lobby. */
  readonly bare: number
  /** Of a visitor's anonymous session. */
  readonly token: string
}

const node = await startNode({ databaseUrl: process.argv[2] ?? '', dataDir: 'memory://', seed: 'demo', logLevel: 'warn' })
const started = await node.call('StartAnonymousSession')
const { token } = (started.body.data as unknown as { startAnonymousSession: { token: string } }).startAnonymousSession
const answer = await fetch(`${node.address}/graphql/${operationPaths.Lobby}`, {
  method: 'POST',
  body: JSON.stringify({ documentId: documentIdOf('Lobby'), variables: {} }),
  headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` },
})
if (!answer.ok) throw new Error(`the lobby was answered ${answer.status}`)
const headers = Object.fromEntries([...answer.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)))
const body = Buffer.from(await answer.arrayBuffer())
const bare = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { ...headers, 'content-length': body.length }).end(body))
})
bare.listen(0, '127.0.0.1', () => {
  const platform = (node.app.server.address() as AddressInfo).port
  process.send?.({ platform, bare: (bare.address() as AddressInfo).port, token } satisfies Offered)
})
