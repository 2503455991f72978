import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { operationPaths } from '@lagoon/contract/paths'
import { documentIdOf } from '../test/support/node.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { median, perSecond } from './measure.ts'
import type { Offered } from './lobbyServer.ts'

const CALLERS = 16
const SECONDS = 2
const ROUNDS = 6
const LEAST = 0.5

/** One connection that is kept open: sends the request and answers when the whole answer is there. */
const caller = async (port: number, request: string) => {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  await once(socket, 'connect')
  let received = Buffer.alloc(0)
  let answered: (status: string) => void = () => undefined
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    const end = received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = received.toString('latin1', 0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) throw new Error(`an answer does not say how long it is:\n${head}`)
    if (received.length < end + 4 + length) return
    received = received.subarray(end + 4 + length)
    answered(head.slice(9, 12))
  })
  return {
    call: async (): Promise<void> => {
      const answer = new Promise<string>((resolve) => {
        answered = resolve
      })
      socket.write(request)
      const status = await answer
      if (status !== '200') throw new Error(`the lobby was answered ${status}`)
    },
    close: () => socket.destroy(),
  }
}

const requestOf = (token: string): string => {
  const body = JSON.stringify({ documentId: documentIdOf('Lobby'), variables: {} })
  return [
    `POST /graphql/${operationPaths.Lobby} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    'accept: application/json',
    `authorization: Bearer ${token}`,
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/** Answers per second of the server at a port. */
const rateOf = async (port: number, request: string): Promise<number> => {
  const callers = await Promise.all(Array.from({ length: CALLERS }, () => caller(port, request)))
  const rates = await Promise.all(callers.map(({ call }) => perSecond(1, SECONDS, call)))
  for (const { close } of callers) close()
  return rates.reduce((sum, rate) => sum + rate)
}

const offeredBy = async (server: ChildProcess): Promise<Offered> => {
  const [offered] = (await once(server, 'message')) as [Offered]
  return offered
}

/**
 * The lobby as a visitor asks for it, against a bare server of node that writes the same bytes: both in one process beside the
 * callers, turn by turn. True when the median ratio is good enough.
 */
export const lobbyThroughput = async (): Promise<boolean> => {
  const scratch = await scratchDatabase()
  const server = fork(new URL('lobbyServer.ts', import.meta.url), [scratch.url()])
  try {
    const { platform, bare, token } = await offeredBy(server)
    const request = requestOf(token)
    await rateOf(platform, request)
    const ratios: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [ours, theirs] = [await rateOf(platform, request), await rateOf(bare, request)]
      ratios.push(ours / theirs)
      console.log(
        `  the lobby per second, round ${round}: ${ours.toFixed(0)} here, ${theirs.toFixed(0)} bare, ratio ${(ours / theirs).toFixed(2)}`,
      )
    }
    const ratio = median(ratios)
    console.log(`the lobby, ${CALLERS} callers: ${ratio.toFixed(2)} of a bare server (at least ${LEAST})`)
    return ratio >= LEAST
  } finally {
    server.kill()
    await once(server, 'exit')
    await scratch.drop()
  }
}
