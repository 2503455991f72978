import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { PLAYER_DESTINATION } from '@lagoon/contract/messages/destinations'
import WebSocket from 'ws'
import { bet } from '../src/ledger/rounds.ts'
import { confirmedPlayer, logIn } from '../test/support/accounts.ts'
import { ORIGIN, startNode, type TestNode } from '../test/support/node.ts'
import { newGameSession } from '../test/support/players.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { connectFrame, frame, socketAddress } from '../test/support/stomp.ts'
import { quantile } from './measure.ts'

const PLAYERS = 50
const MOVES_PER_SECOND = 100
const SECONDS = 15
const MOST_MS = 250

/** A player with a socket; `moved` answers how long after a bet was booked the app has heard of it, milliseconds. */
const openPlayer = async (node: TestNode) => {
  const account = await confirmedPlayer(node)
  const { accessToken, player } = await logIn(node, account.email)
  const { kysely } = node.app.services.database
  const sessionId = await newGameSession(kysely, player.id)
  const waiting: (() => void)[] = []
  const socket = new WebSocket(socketAddress(node.address), ['v12.stomp'], { origin: ORIGIN })
  await once(socket, 'open')
  const connected = Promise.withResolvers<void>()
  socket.on('message', (data) => {
    const text = String(data)
    if (text.startsWith('CONNECTED')) connected.resolve()
    if (text.includes('"topic":"round"')) waiting.shift()?.()
  })
  socket.send(connectFrame(accessToken))
  await connected.promise
  socket.send(frame('SUBSCRIBE', { id: 'player', destination: PLAYER_DESTINATION }))
  const moved = async (): Promise<number> => {
    const heard = Promise.withResolvers<void>()
    waiting.push(heard.resolve)
    const placed = await bet(kysely, {
      providerId: 'deepwater',
      sessionId,
      transactionId: randomUUID(),
      gameplayId: randomUUID(),
      minor: 100n,
    })
    if (!placed.ok) throw new Error(`a bet of the benchmark was refused: ${placed.error.code}`)
    const booked = performance.now()
    node.app.services.wakeOutbox()
    await heard.promise
    return Math.max(0, performance.now() - booked)
  }
  return { moved, close: () => socket.close() }
}

/**
 * How long a message of the outbox is on its way from the commit to the player's socket: 50 players with a socket each on one node,
 * 100 bets a second, each with its two messages. True when the 99th percentile is good enough.
 */
export const outboxDelay = async (): Promise<boolean> => {
  const scratch = await scratchDatabase()
  const node = await startNode({ databaseUrl: scratch.url(), dataDir: 'memory://', seed: 'demo', logLevel: 'warn' })
  try {
    const players = []
    for (let number = 0; number < PLAYERS; number += 1) players.push(await openPlayer(node))
    await Promise.all(players.map(({ moved }) => moved()))
    const delays: Promise<number>[] = []
    const started = performance.now()
    for (let move = 0; move < MOVES_PER_SECOND * SECONDS; move += 1) {
      const due = started + (move * 1_000) / MOVES_PER_SECOND
      if (due > performance.now()) await wait(due - performance.now())
      delays.push(players[move % PLAYERS]?.moved() ?? Promise.reject(new Error('nobody moves')))
    }
    const all = await Promise.all(delays)
    const [half, most] = [quantile(all, 0.5), quantile(all, 0.99)]
    console.log(
      `outbox to socket, ${MOVES_PER_SECOND} bets a second, ${PLAYERS} players: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms (at most ${MOST_MS})`,
    )
    for (const { close } of players) close()
    return most <= MOST_MS
  } finally {
    await node.app.stop()
    await scratch.drop()
  }
}
