import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call over real HTTP whose answer has not begun, and what went wrong with it. `close` ends it. */
export const openAnswer = async () => {
  const called = Promise.withResolvers<[IncomingMessage, ServerResponse]>()
  const server = createServer((...call) => called.resolve(call))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answered = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).then((answer) => answer.text())
  // Not every test waits for the end.
  answered.catch(() => undefined)
  const [request, response] = await called.promise
  const errors: Error[] = []
  response.on('error', (error) => errors.push(error))
  return {
    request,
    response,
    errors,
    /** Resolves with the body once it has ended. */
    answered,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
