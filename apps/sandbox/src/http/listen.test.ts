import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { close, listen } from './listen.ts'

const port = 4269

test('closing waits for the answer under way, and not for a connection on which nothing was asked', async () => {
  const asked = Promise.withResolvers<() => void>()
  const server = createServer((_, response) => asked.resolve(() => response.end('done')))
  await listen(server, port, 'A server', 'PORT')
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const answer = fetch(`http://127.0.0.1:${port}/`)
  const finish = await asked.promise
  let isClosed = false
  const closed = close(server).then(() => (isClosed = true))
  await once(silent, 'close')
  expect(isClosed).toBe(false)
  finish()
  expect(await (await answer).text()).toBe('done')
  await closed
})
