import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { PLAYER_DESTINATION } from '@lagoon/contract/messages/destinations'
import { walletPaths } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import WebSocket from 'ws'
import { signAccessToken } from '../src/session/accessToken.ts'
import { startNodeProcess, type NodeProcess } from '../test/support/nodeProcess.ts'
import { newSession } from '../test/support/players.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { providerCall } from '../test/support/providerCall.ts'
import { secrets } from '../test/support/runMain.ts'
import { connectFrame, frame, socketAddress } from '../test/support/stomp.ts'
import { addPlayers, playerOf, sessionOf } from './benchPlayers.ts'
import { quantile } from './measure.ts'

const NODES = 2
const SOCKETS = 1_000
const MOVES_PER_SECOND = 100
const SECONDS = 20
const MOST_MS = 250
/** Sockets that connect at a time. */
const CONNECTING = 50

const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'

/** A player's app on a node, heard until it is closed; `heard` resolves with the next message of a round. */
const openApp = async (node: NodeProcess, accessToken: string, number: number) => {
  const waiting: (() => void)[] = []
  const connected = Promise.withResolvers<void>()
  // Each player comes from an address of their own, as the balancer says: one address may have so many sockets and no more.
  const headers = { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.1` }
  const socket = new WebSocket(socketAddress(node.address), ['v12.stomp'], { headers })
  socket.on('message', (data) => {
    const text = String(data)
    if (text.startsWith('CONNECTED')) connected.resolve()
    if (text.startsWith('ERROR')) connected.reject(new Error(text))
    if (text.includes('"topic":"round"')) waiting.shift()?.()
  })
  await once(socket, 'open')
  socket.send(connectFrame(accessToken))
  await connected.promise
  socket.send(frame('SUBSCRIBE', { id: 'player', destination: PLAYER_DESTINATION }))
  return {
    heard: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      return promise
    },
    close: () => socket.terminate(),
  }
}

/**
 * How long a bet's message takes from the provider's call to the player's socket, the bet's own transaction included: 1,000 sockets
 * over two nodes with Redis between them, 100 bets a second to either node. True when the 99th percentile is good enough.
 */
export const outboxDelay = async (): Promise<boolean> => {
  const scratch = await scratchDatabase()
  const database = await scratch.open({ connections: 4 })
  const nodes: NodeProcess[] = []
  try {
    await addPlayers(database.kysely, SOCKETS)
    const settings = {
      DATABASE_URL: scratch.url(),
      REDIS_URL: redisUrl,
      REDIS_PREFIX: `lagoon_bench_${randomUUID()}`,
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'warn',
    }
    for (let node = 0; node < NODES; node += 1) nodes.push(await startNodeProcess(settings))
    const nodeOf = (number: number): NodeProcess => nodes[number % NODES] ?? (nodes[0] as NodeProcess)
    const appOf = async (number: number) => {
      const playerId = playerOf(number)
      const sessionId = await newSession(database.kysely, playerId)
      const expiresAt = new Date(Date.now() + 600_000)
      const claims = { playerId, sessionId, generation: 0, expiresAt }
      return openApp(nodeOf(number), await signAccessToken(secrets.TOKEN_SECRET, claims, new Date()), number)
    }
    const apps: Awaited<ReturnType<typeof appOf>>[] = []
    for (let from = 1; from <= SOCKETS; from += CONNECTING)
      apps.push(...(await Promise.all(Array.from({ length: CONNECTING }, (_, index) => appOf(from + index)))))

    /** A bet told to one node; every second one to that which does not hold the player's socket. */
    const move = async (number: number): Promise<number> => {
      const heard = apps[number - 1]?.heard()
      const key = randomUUID()
      const body = { sessionId: sessionOf(number), transactionId: key, roundId: key, amount: '100' }
      const sent = performance.now()
      const node = nodeOf(number + (Math.floor(number / NODES) % NODES))
      const { status } = await providerCall(node.address, walletPaths.bet, body, { secret: secrets.PROVIDER_DEEPWATER_SECRET })
      if (status !== 'OK') throw new Error(`a bet of the benchmark was refused: ${status}`)
      await heard
      return performance.now() - sent
    }
    for (let number = 1; number <= 100; number += 1) await move(number)
    const delays: Promise<number>[] = []
    const started = performance.now()
    for (let count = 0; count < MOVES_PER_SECOND * SECONDS; count += 1) {
      const due = started + (count * 1_000) / MOVES_PER_SECOND
      if (due > performance.now()) await wait(due - performance.now())
      delays.push(move(1 + (count % SOCKETS)))
    }
    const all = await Promise.all(delays)
    const [half, most] = [quantile(all, 0.5), quantile(all, 0.99)]
    console.log(
      `bet to socket, ${MOVES_PER_SECOND} a second, ${SOCKETS} sockets over ${NODES} nodes: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms (at most ${MOST_MS})`,
    )
    for (const { close } of apps) close()
    return most <= MOST_MS
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')))
    await database.close()
    await scratch.drop()
  }
}
