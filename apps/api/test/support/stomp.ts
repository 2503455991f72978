import { Client, type IMessage } from '@stomp/stompjs'
import { MISSED_HEADER, PLAYER_DESTINATION } from '@lagoon/contract/messages/destinations'
import { playerMessage } from '@lagoon/contract/messages/playerMessage'
import * as v from 'valibot'
import WebSocket from 'ws'
import { ORIGIN } from './node.ts'

export interface Listening {
  readonly messages: IMessage[]
  readonly closed: Promise<{ readonly code: number; readonly at: number }>
  readonly serverHeartbeat: string | undefined
  readonly stop: () => Promise<void>
}

export const socketAddress = (address: string): string => `${address.replace('http', 'ws')}/stomp`

/**
 * A player's app, as stompjs does it: connected, and listening to its own events; `missedMs` is for how long it heard nothing before.
 * Throws at a message that the contract does not know.
 */
export const listen = (address: string, token: string, missedMs?: number): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const messages: IMessage[] = []
    let settle: (closing: { code: number; at: number }) => void = () => undefined
    const closed = new Promise<{ code: number; at: number }>((done) => {
      settle = done
    })
    const client = new Client({
      webSocketFactory: () => new WebSocket(socketAddress(address), ['v12.stomp'], { origin: ORIGIN }),
      connectHeaders: { Authorization: `Bearer ${token}`, ...(missedMs !== undefined && { [MISSED_HEADER]: String(missedMs) }) },
      heartbeatOutgoing: 20_000,
      heartbeatIncoming: 0,
      reconnectDelay: 0,
      onStompError: (frame) => reject(new Error(frame.headers['message'])),
      onWebSocketClose: (event: { code: number }) => settle({ code: event.code, at: performance.now() }),
      onConnect: (frame) => {
        const listener = (message: IMessage) => {
          v.parse(playerMessage, JSON.parse(message.body))
          messages.push(message)
        }
        client.subscribe(PLAYER_DESTINATION, listener, { receipt: 'subscribed' })
        client.watchForReceipt('subscribed', () =>
          resolve({ messages, closed, serverHeartbeat: frame.headers['heart-beat'], stop: () => client.deactivate() }),
        )
      },
    })
    client.activate()
  })

/** A bare socket, for what a well-behaved client never does. Answers what came and how it ended. */
export const raw = (
  address: string,
  frames: readonly (string | Buffer)[],
  options: { origin?: string; path?: string; onceConnected?: readonly string[] } = {},
): Promise<{ readonly received: string; readonly code: number; readonly ms: number }> =>
  new Promise((resolve) => {
    const url = options.path ? `${address.replace('http', 'ws')}${options.path}` : socketAddress(address)
    const socket = new WebSocket(url, ['v12.stomp'], { origin: options.origin ?? ORIGIN })
    let received = ''
    const start = performance.now()
    const end = (code: number) => resolve({ received, code, ms: performance.now() - start })
    socket.on('open', () => frames.forEach((frame) => socket.send(frame)))
    socket.on('message', (data) => {
      received += String(data)
      if (String(data).startsWith('CONNECTED')) options.onceConnected?.forEach((sent) => socket.send(sent))
    })
    socket.on('unexpected-response', (_request, response) => end(response.statusCode ?? 0))
    socket.on('error', () => undefined)
    socket.on('close', end)
  })

/** A client's frame as text. */
export const frame = (command: string, headers: Record<string, string>, body = ''): string =>
  `${command}\n${Object.entries(headers)
    .map(([name, value]) => `${name}:${value}`)
    .join('\n')}\n\n${body}\0`

export const connectFrame = (token: string): string =>
  frame('CONNECT', { 'accept-version': '1.2', host: 'lagoon', Authorization: `Bearer ${token}` })
