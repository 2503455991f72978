import { once } from 'node:events'
import { PLAYER_DESTINATION } from '@lagoon/contract/messages/destinations'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import WebSocket from 'ws'
import { signAccessToken } from '../src/session/accessToken.ts'
import { harborHeaders } from '../test/support/harbor.ts'
import { harborPayments, startHarbor, type Harbor } from '../test/support/harborPayments.ts'
import { inParallel } from '../test/support/inParallel.ts'
import { ORIGIN, startNode, type TestNode } from '../test/support/node.ts'
import { newPlayer, newSession } from '../test/support/players.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { buy } from '../test/support/purchases.ts'
import { connectFrame, frame, socketAddress } from '../test/support/stomp.ts'
import { quantile } from './measure.ts'

const PAYMENTS = 200
const MOST_MS = 500

/** A player with a socket and an open payment; `pay` answers how long after the notice left the app has the new balances, milliseconds. */
const openPayer = async (node: TestNode, harbor: Harbor) => {
  const { config, database } = node.app.services
  const playerId = await newPlayer(database.kysely)
  const sessionId = await newSession(database.kysely, playerId)
  const claims = { playerId, sessionId, generation: 0, expiresAt: new Date(Date.now() + 600_000) }
  const accessToken = await signAccessToken(config.tokenSecret, claims, new Date())
  const id = await buy(node.app.services, harbor, playerId)
  const socket = new WebSocket(socketAddress(node.address), ['v12.stomp'], { origin: ORIGIN })
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
  const said = harbor.says(id, 'SUCCEEDED')
  const body = JSON.stringify({ id: `n-${id}`, subject: `h-${id}`, at: said.at, said })
  const pay = async (): Promise<number> => {
    const sent = performance.now()
    const address = node.address + webhookPath('payments', harbor.party.id)
    const { status } = await fetch(address, { method: 'POST', body, headers: harborHeaders(body) })
    if (status !== 200) throw new Error(`a notice of the benchmark was answered ${status}`)
    return (await credited.promise) - sent
  }
  return { pay, close: () => socket.close() }
}

/**
 * How long it takes from a provider's notice to the balances on the player's socket, with 200 payments noticed at once on one node.
 * True when the 95th percentile is good enough.
 */
export const paymentDelay = async (): Promise<boolean> => {
  const scratch = await scratchDatabase()
  const harbor = await startHarbor()
  const protocols = { payments: { harbor: harborPayments }, payouts: {}, identity: {} }
  const node = await startNode(
    { databaseUrl: scratch.url(), dataDir: 'memory://', payments: [harbor.party], logLevel: 'warn' },
    [],
    protocols,
  )
  try {
    const payers: Awaited<ReturnType<typeof openPayer>>[] = []
    await inParallel(4, Array.from({ length: PAYMENTS }), async () => void payers.push(await openPayer(node, harbor)))
    const before = process.cpuUsage()
    const all = await Promise.all(payers.map(({ pay }) => pay()))
    const { user, system } = process.cpuUsage(before)
    const [half, most] = [quantile(all, 0.5), quantile(all, 0.95)]
    console.log(
      `notice to balances, ${PAYMENTS} payments at once: p50 ${half.toFixed(0)} ms, p95 ${most.toFixed(0)} ms (at most ${MOST_MS}); ${((user + system) / 1_000 / PAYMENTS).toFixed(1)} ms of this process for each, its callers' share with it`,
    )
    for (const { close } of payers) close()
    return most <= MOST_MS
  } finally {
    await node.app.stop()
    await harbor.stop()
    await scratch.drop()
  }
}
