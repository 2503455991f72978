import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { harborHeaders } from '../test/support/harbor.ts'
import { awaitMessage } from './awaitMessage.ts'

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

/**
 * Posts a signed notice on a connection of its own; answers the status. Not by `fetch`, which takes twice as much of a core: the
 * provider's own servers share none with the platform.
 */
const post = async (webhook: string, notice: string): Promise<number | undefined> => {
  const call = request(webhook, { method: 'POST', agent: false, headers: harborHeaders(notice) }).end(notice)
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

/** Opens the player's socket; `pay` answers how long after the notice left the app has the new balances, milliseconds. */
const openPayer = async ({ address, webhook }: PayersData, { accessToken, notice }: Payer) => {
  const { arrived, close } = await awaitMessage({ address, accessToken, texts: ['"topic":"balances"', '"500000"'] })
  const pay = async (): Promise<number> => {
    const sent = performance.now()
    const status = await post(webhook, notice)
    if (status !== 200) throw new Error(`a notice of the benchmark was answered ${status}`)
    return (await arrived) - sent
  }
  return { pay, close }
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
