import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { PLAYER_DESTINATION } from '@lagoon/contract/messages/destinations'
import WebSocket from 'ws'
import { harborHeaders } from '../test/support/harbor.ts'
import { ORIGIN } from '../test/support/node.ts'
import { connectFrame, frame, socketAddress } from '../test/support/stomp.ts'

/** A player with an open payment, and the notice that says it was paid. */
export interface Payer {
  readonly accessToken: string
  readonly notice: string
}

export interface PayersData {
  readonly address: string
  readonly webhook: string
  readonly payers: readonly Payer[]
}

/** How long each notice took to the balances, milliseconds, and what this thread took of a core for all of them. */
export interface PayersReport {
  readonly delays: readonly number[]
  readonly threadMs: number
}

/** Opens the player's socket; `pay` answers how long after the notice left the app has the new balances, milliseconds. */
const openPayer = async ({ address, webhook }: PayersData, { accessToken, notice }: Payer) => {
  const socket = new WebSocket(socketAddress(address), ['v12.stomp'], { origin: ORIGIN })
  await once(socket, 'open')
  const [connected, credited] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
  socket.on('message', (data) => {
    const text = String(data)
    if (text.startsWith('CONNECTED')) connected.resolve()
    if (text.includes('"topic":"balances"') && text.includes('"500000"')) credited.resolve(performance.now())
  })
  socket.send(connectFrame(accessToken))
  await connected.promise
  socket.send(frame('SUBSCRIBE', { id: 'player', destination: PLAYER_DESTINATION }))
  const pay = async (): Promise<number> => {
    const sent = performance.now()
    const { status } = await fetch(webhook, { method: 'POST', body: notice, headers: harborHeaders(notice) })
    if (status !== 200) throw new Error(`a notice of the benchmark was answered ${status}`)
    return (await credited.promise) - sent
  }
  return { pay, close: () => socket.close() }
}

// A thread of its own, so that what the callers take is not counted as the node's: it says `ready`, and pays all at once when told to.
if (parentPort) {
  const port = parentPort
  const data = workerData as PayersData
  const payers: Awaited<ReturnType<typeof openPayer>>[] = []
  for (const payer of data.payers) payers.push(await openPayer(data, payer))
  const told = once(port, 'message')
  port.postMessage('ready')
  await told
  const before = process.threadCpuUsage()
  const delays = await Promise.all(payers.map(({ pay }) => pay()))
  const { user, system } = process.threadCpuUsage(before)
  port.postMessage({ delays, threadMs: (user + system) / 1_000 } satisfies PayersReport)
  for (const { close } of payers) close()
  port.unref()
}
