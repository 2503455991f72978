import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { STOMP_PATH } from '@lagoon/contract/http/http'
import { TICK_INTERVAL_MS } from '@lagoon/contract/messages/destinations'
import { WebSocketServer, type WebSocket } from 'ws'
import { callerAddress, networkOf } from '../http/callerAddress.ts'
import type { Services } from '../services.ts'
import { closeCodes, openConnection, type Connection } from './connection.ts'
import { FRAME_LIMIT } from './stompFrames.ts'

export interface RealtimeEndpoint {
  /** Refuses new sockets; those that are open go on. */
  readonly takeNoMore: () => void
  /** Closes every socket, so that clients come back to another node. */
  readonly close: () => void
}

const PROTOCOL = 'v12.stomp'

/** How many sockets are open at once on one node. */
export interface MostSockets {
  readonly perAddress: number
  readonly perPlayer: number
}
/** A company behind one address, and a player with many tabs, and not more. */
export const mostSockets: MostSockets = { perAddress: 200, perPlayer: 20 }

const reject = (socket: Duplex, status: string): void => {
  // Node takes its own listener off before it hands a socket over: without one here, a client that resets it would end the process.
  socket.on('error', () => undefined)
  // Its client may never close its side.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * Takes WebSockets at /stomp, from pages of our own origin only. Programs without an Origin may come: their token counts. `most`
 * differs from the limits of the product only where a test asks what they are for.
 */
export const openRealtimeEndpoint = (server: Server, services: Services, most: MostSockets = mostSockets): RealtimeEndpoint => {
  const { config } = services
  const log = services.log.child({ part: 'realtime' })
  const connections = new Map<WebSocket, Connection & { isAlive: boolean; readonly address: string }>()
  const count = (isMeant: (connection: Connection & { readonly address: string }) => boolean): number =>
    [...connections.values()].filter(isMeant).length
  const hasTooMany = (playerId: string): boolean => count((connection) => connection.playerId() === playerId) >= most.perPlayer
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LIMIT,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  })

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { origin } = request.headers
    if (URL.parse(request.url ?? '', 'http://localhost')?.pathname !== STOMP_PATH) return reject(socket, '404 Not Found')
    if (origin !== undefined && origin !== config.publicOrigin) return reject(socket, '403 Forbidden')
    const address = networkOf(callerAddress(request, config.trustProxy))
    if (count((connection) => connection.address === address) >= most.perAddress) return reject(socket, '429 Too Many Requests')
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = { ...openConnection(webSocket, services, log, hasTooMany), isAlive: true, address }
      connections.set(webSocket, connection)
      webSocket.on('pong', () => {
        connection.isAlive = true
      })
      webSocket.on('close', () => connections.delete(webSocket))
    })
    return undefined
  }
  server.on('upgrade', upgrade)

  /** What the hub could not tell this node: sessions that ended while the other nodes were out of reach. */
  const closeEnded = async (): Promise<void> => {
    const open = [...connections.values()].flatMap((connection) => connection.sessionId() ?? [])
    if (open.length === 0) return
    const sessions = services.database.kysely.selectFrom('session').select('id')
    const rows = await sessions.where('id', 'in', open).where('revoked_at', 'is not', null).execute()
    const ended = new Set(rows.map(({ id }) => id))
    for (const connection of connections.values()) {
      if (ended.has(connection.sessionId() ?? '')) connection.close(closeCodes.done, 'session ended')
    }
  }

  // A client sends its heart-beat and asks for none; the ping finds peers that are gone without a word.
  const timer = setInterval(() => {
    for (const [socket, connection] of connections) {
      if (!connection.isAlive) {
        socket.terminate()
        continue
      }
      connection.isAlive = false
      socket.ping()
      connection.tick()
    }
    closeEnded().catch((err: unknown) => log.warn({ err }, 'sessions of sockets could not be looked up'))
  }, TICK_INTERVAL_MS)
  timer.unref()

  return {
    takeNoMore: () => {
      server.off('upgrade', upgrade)
      server.on('upgrade', (_request, socket: Duplex) => reject(socket, '503 Service Unavailable'))
    },
    close: () => {
      clearInterval(timer)
      for (const connection of connections.values()) connection.close(closeCodes.away, 'going away')
    },
  }
}
