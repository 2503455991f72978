import { randomUUID } from 'node:crypto'
import { MISSED_HEADER, PLAYER_DESTINATION, TICK_DESTINATION } from '@lagoon/contract/messages/destinations'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { AccessClaims } from '../session/accessToken.ts'
import { sessionBehind } from '../session/caller.ts'
import { frameReader, serverFrame, type ClientFrame } from './stompFrames.ts'

const CONNECT_WITHIN_MS = 5_000
const MOST_SUBSCRIPTIONS = 32
const MOST_BUFFERED_BYTES = 1024 * 1024
const destinations: readonly string[] = [PLAYER_DESTINATION, TICK_DESTINATION]

/** Close codes: 1000 after a farewell, 1001 when the node goes away, 1008 for a broken rule. */
export const closeCodes = { done: 1000, away: 1001, refused: 1008 } as const

export interface Connection {
  /** Sends the tick where it is subscribed to. */
  readonly tick: () => void
  /** The session of the token, once it was accepted. */
  readonly sessionId: () => string | undefined
  /** Whose session that is. */
  readonly playerId: () => string | undefined
  readonly close: (code: number, reason: string) => void
}

const missedMs = (headers: ClientFrame['headers']): number => {
  const ms = Number(headers[MISSED_HEADER] ?? 0)
  return Number.isFinite(ms) && ms > 0 ? ms : 0
}

const authorizationOf = (headers: ClientFrame['headers']): string => {
  const header = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1] ?? ''
  return /^Bearer (\S+)$/i.exec(header)?.[1] ?? ''
}

/**
 * One STOMP 1.2 session over a WebSocket: CONNECT with the player's token within five seconds, then subscriptions to the two
 * destinations there are. Clients have nothing to send, so SEND is refused with everything else that is not in the list.
 */
export const openConnection = (
  socket: WebSocket,
  services: Services,
  log: Logger,
  hasTooMany: (playerId: string) => boolean,
): Connection => {
  const subscriptions = new Map<string, string>()
  let player: AccessClaims | undefined
  let isConnecting = false
  /** Since when the app has heard nothing, `performance.now()` of this node. */
  let missedSince = performance.now()
  let leave = (): void => undefined

  const close = (code: number, reason: string): void => {
    leave()
    if (socket.readyState !== socket.OPEN && socket.readyState !== socket.CONNECTING) return
    socket.close(code, reason)
    // A peer that does not answer the close is not waited for.
    setTimeout(() => socket.terminate(), 500).unref()
  }
  const send = (frame: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_BUFFERED_BYTES) {
      log.warn('a client reads too slowly; its socket was cut')
      leave()
      socket.terminate()
      return
    }
    socket.send(frame)
  }
  const refuse = (message: string): void => {
    send(serverFrame('ERROR', { message }))
    close(closeCodes.refused, message)
  }
  const messageTo = (subscription: string, destination: string, body: string): void =>
    send(serverFrame('MESSAGE', { subscription, destination, 'message-id': randomUUID(), 'content-type': 'application/json' }, body))
  const message = (destination: string, body: string): void => {
    for (const [subscription, to] of subscriptions) if (to === destination) messageTo(subscription, destination, body)
  }

  const connect = async (headers: ClientFrame['headers']): Promise<void> => {
    if (isConnecting || player) return refuse('already connected')
    isConnecting = true
    missedSince -= missedMs(headers)
    if (!(headers['accept-version'] ?? '').split(',').includes('1.2')) return refuse('STOMP 1.2 only')
    try {
      const claims = await sessionBehind(services, authorizationOf(headers))
      if (socket.readyState !== socket.OPEN) return undefined
      if (hasTooMany(claims.playerId)) return refuse('too many connections')
      clearTimeout(patience)
      player = claims
      leave = services.hub.join({
        playerId: claims.playerId,
        sessionId: claims.sessionId,
        send: (event: PlayerMessage) => message(PLAYER_DESTINATION, JSON.stringify(event)),
        end: () => close(closeCodes.done, 'session ended'),
      })
      expiry = setTimeout(() => refuse('authentication failed'), claims.expiresAt.getTime() - Date.now())
      send(serverFrame('CONNECTED', { version: '1.2', 'heart-beat': '0,20000', server: 'lagoon' }))
      // The session may have ended between the look and the join; whoever joined hears of it from now on.
      await sessionBehind(services, authorizationOf(headers))
    } catch (error) {
      if (!(error instanceof Problem)) log.error({ err: error }, 'a socket could not be connected')
      refuse(error instanceof Problem ? 'authentication failed' : 'try again later')
    }
    return undefined
  }
  const subscribe = (headers: ClientFrame['headers'], playerId: string): void => {
    const { id, destination } = headers
    if (!id || !destination || !destinations.includes(destination)) return refuse('no such destination')
    if (!subscriptions.has(id) && subscriptions.size >= MOST_SUBSCRIPTIONS) return refuse('too many subscriptions')
    subscriptions.set(id, destination)
    if (destination !== PLAYER_DESTINATION) return undefined
    for (const missed of services.hub.toldSince(playerId, performance.now() - missedSince))
      messageTo(id, destination, JSON.stringify(missed))
    return undefined
  }
  const handle = ({ command, headers }: ClientFrame): void => {
    if (command === 'CONNECT' || command === 'STOMP') {
      void connect(headers)
      return
    }
    if (!player) return refuse('CONNECT first')
    if (command === 'SUBSCRIBE') subscribe(headers, player.playerId)
    else if (command === 'UNSUBSCRIBE') subscriptions.delete(headers['id'] ?? '')
    else if (command !== 'DISCONNECT') return refuse(`${command.slice(0, 20)} is not taken here`)
    if (headers['receipt']) send(serverFrame('RECEIPT', { 'receipt-id': headers['receipt'] }))
    if (command === 'DISCONNECT') close(closeCodes.done, 'bye')
    return undefined
  }

  const patience = setTimeout(() => refuse('CONNECT did not come in time'), CONNECT_WITHIN_MS)
  let expiry: NodeJS.Timeout | undefined
  const reader = frameReader(handle)
  socket.on('message', (data: Buffer) => {
    try {
      if (!reader.feed(data)) refuse('a frame is at most 64 KiB')
    } catch {
      refuse('this is no STOMP frame')
    }
  })
  socket.on('error', (error) => log.debug({ reason: error.message }, 'a socket broke'))
  socket.on('close', () => {
    clearTimeout(patience)
    clearTimeout(expiry)
    leave()
  })

  return {
    close,
    sessionId: () => player?.sessionId,
    playerId: () => player?.playerId,
    tick: () => {
      message(TICK_DESTINATION, JSON.stringify({ at: new Date().toISOString() }))
    },
  }
}
