import { once } from 'node:events'
import { PLAYER_DESTINATION } from '@lagoon/contract/messages/destinations'
import WebSocket from 'ws'
import { ORIGIN } from '../test/support/node.ts'
import { connectFrame, frame, socketAddress } from '../test/support/stomp.ts'

interface AwaitedMessage {
  /** Of the node. */
  readonly address: string
  readonly accessToken: string
  /** Texts that the frame of the message has, all of them. */
  readonly texts: readonly string[]
}

/** Opens a player's socket; `arrived` is when the first message with the texts came, by `performance.now()`. */
export const awaitMessage = async ({
  address,
  accessToken,
  texts,
}: AwaitedMessage): Promise<{ arrived: Promise<number>; close: () => void }> => {
  const socket = new WebSocket(socketAddress(address), ['v12.stomp'], { origin: ORIGIN })
  await once(socket, 'open')
  const [connected, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
  socket.on('message', (data) => {
    const received = String(data)
    if (received.startsWith('CONNECTED')) connected.resolve()
    if (texts.every((text) => received.includes(text))) arrived.resolve(performance.now())
  })
  socket.send(connectFrame(accessToken))
  await connected.promise
  socket.send(frame('SUBSCRIBE', { id: 'player', destination: PLAYER_DESTINATION }))
  return { arrived: arrived.promise, close: () => socket.close() }
}
