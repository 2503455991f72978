import type { IncomingMessage } from 'node:http'
import type { Server, Socket } from 'node:net'

/** A server that cannot start; the message is one sentence with the remedy. */
export class StartError extends Error {}

const reasonOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')

type MaybeHttp = Server & { readonly closeIdleConnections?: () => void }

/** Connections of a server that nothing was asked on yet. Node takes them for busy, and would wait for them. */
const unasked = new WeakMap<Server, Set<Socket>>()
const watchConnections = (server: MaybeHttp): void => {
  if (server.closeIdleConnections === undefined) return
  const sockets = new Set<Socket>()
  unasked.set(server, sockets)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage) => sockets.delete(socket))
}

/**
 * Opens a port on this machine only, and waits until it is open.
 * @param setting name of the environment value that holds the port, for the remedy.
 * @throws {StartError} when the port is in use or may not be opened.
 */
export const listen = (server: Server, port: number, what: string, setting: string): Promise<void> =>
  new Promise((resolve, reject) => {
    watchConnections(server)
    server.once('error', (error) => {
      const reason = reasonOf(error)
      const cause =
        reason === 'EADDRINUSE'
          ? 'is already in use'
          : reason === 'EACCES'
            ? 'may not be opened by this user'
            : `cannot be opened (${reason})`
      reject(
        new StartError(`${what} cannot start: port ${port} ${cause}. Stop the program that holds it or set ${setting} to another port.`),
      )
    })
    server.listen(port, '127.0.0.1', resolve)
  })

const HANG_UP_EVERY_MS = 50

/** Stops taking connections and waits for the answers under way; a connection is cut as soon as it idles, or its next call would keep it. */
export const close = (server: MaybeHttp): Promise<void> =>
  new Promise((resolve) => {
    const hangUp = () => {
      server.closeIdleConnections?.()
      for (const socket of unasked.get(server) ?? []) socket.destroy()
    }
    const hangingUp = setInterval(hangUp, HANG_UP_EVERY_MS)
    server.close(() => {
      clearInterval(hangingUp)
      resolve()
    })
    hangUp()
  })
