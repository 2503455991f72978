import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { fillCatalog, newGameSession, newPlayer, PROVIDER, round } from '../../test/support/players.ts'
import { quiet } from '../../test/support/quiet.ts'
import type { Database } from '../db/database.ts'
import { bet, rollback, win } from '../ledger/rounds.ts'
import { startRelay } from './relay.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
})
afterAll(() => database?.close())

const left = () => database.kysely.selectFrom('outbox').select('id').execute()

describe('outbox', () => {
  it('brings the balances and the round of every move to the player, in order, each with an id of its own', async () => {
    const player = await newPlayer(database.kysely, { SWEEP: 500n })
    const sessionId = await newGameSession(database.kysely, player, 'SWEEP')
    const call = { providerId: PROVIDER, sessionId, gameplayId: `${sessionId}:r` }
    await bet(database.kysely, { ...call, transactionId: `${sessionId}:b`, minor: 100n })
    await win(database.kysely, { ...call, transactionId: `${sessionId}:w`, betTransactionId: `${sessionId}:b`, minor: 30n, round })
    const heard: [string, PlayerMessage][] = []
    const relay = startRelay(database.kysely, (playerId, message) => void heard.push([playerId, message]), quiet)
    relay.wake()
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 10_000 })
    await relay.stop()
    expect(heard.every(([playerId]) => playerId === player)).toBe(true)
    const messages = heard.map(([, message]) => message)
    expect(messages.map((message) => message.topic)).toEqual(['balances', 'balances', 'round', 'balances', 'round'])
    expect(new Set(messages.map((message) => message.id)).size).toBe(5)
    expect(messages.flatMap((message) => (message.topic === 'balances' ? [message.version] : []))).toEqual(['1', '2', '3'])
    expect(messages[3]).toMatchObject({
      tokens: [
        { kind: 'GAME', amount: '0' },
        { kind: 'SWEEP', amount: '400' },
        { kind: 'BONUS_SWEEP', amount: '0' },
        { kind: 'PRIZE', amount: '30' },
        { kind: 'TIP', amount: '0' },
      ],
    })
    expect(messages[4]).toMatchObject({ topic: 'round', gameSessionId: sessionId, state: 'SETTLED' })
  })

  it('says nothing about a move that was refused or repeated', async () => {
    const player = await newPlayer(database.kysely, { GAME: 100n })
    const sessionId = await newGameSession(database.kysely, player)
    const call = { providerId: PROVIDER, sessionId, transactionId: `${sessionId}:b`, gameplayId: `${sessionId}:r`, minor: 100n }
    await bet(database.kysely, call)
    const before = (await left()).length
    await bet(database.kysely, call)
    await bet(database.kysely, { ...call, transactionId: `${sessionId}:c`, gameplayId: `${sessionId}:s` })
    expect(await left()).toHaveLength(before)
    await rollback(database.kysely, {
      providerId: PROVIDER,
      sessionId,
      transactionId: `${sessionId}:u`,
      betTransactionId: `${sessionId}:b`,
    })
    expect(await left()).toHaveLength(before + 2)
  })

  it('keeps messages that could not be handed on, and tries again', async () => {
    await newPlayer(database.kysely, { GAME: 100n })
    const waiting = (await left()).length
    let isDown = true
    const heard: PlayerMessage[] = []
    const publish = (_player: string, message: PlayerMessage) => {
      if (isDown) throw new Error('nobody there')
      heard.push(message)
    }
    const relay = startRelay(database.kysely, publish, quiet)
    relay.wake()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await left()).toHaveLength(waiting)
    isDown = false
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 10_000 })
    await relay.stop()
    expect(heard).toHaveLength(waiting)
  })
})
