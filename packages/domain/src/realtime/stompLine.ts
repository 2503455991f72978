import { Client, ReconnectionTimeMode } from '@stomp/stompjs'
import type { OpenLine } from './line.ts'

const HEARTBEAT_OUT_MS = 20_000
const RECONNECT_MS = 500
const CONNECTION_TIMEOUT_MS = 10_000

/** The door to STOMP. Loaded when a player is there; a visitor never fetches it. */
export const openStompLine: OpenLine = ({ url, destinations, token, missed, onUp, onDown, onRefused, onBody }) => {
  const client = new Client({
    brokerURL: url,
    heartbeatOutgoing: HEARTBEAT_OUT_MS,
    heartbeatIncoming: 0,
    reconnectDelay: RECONNECT_MS,
    reconnectTimeMode: ReconnectionTimeMode.LINEAR,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    // A browser waits up to a minute for the farewell of a server that is gone, and only then would the line be made anew.
    discardWebsocketOnCommFailure: true,
    async beforeConnect(self) {
      const bearer = await token()
      if (bearer === undefined) await self.deactivate({ force: true })
      else
        self.connectHeaders = {
          Authorization: `Bearer ${bearer}`,
          // Read when CONNECT goes out, so that the time of the handshake counts.
          get [missed.header]() {
            return String(missed.ms())
          },
        }
    },
    onConnect() {
      for (const destination of destinations) client.subscribe(destination, (frame) => onBody(destination, frame.body))
      onUp()
    },
    onStompError: () => onRefused(),
    onWebSocketClose: () => onDown(),
  })
  client.activate()
  return {
    drop: () => client.forceDisconnect(),
    close: () => {
      void client.deactivate({ force: true })
    },
  }
}
